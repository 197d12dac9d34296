import { methodOf } from './naming.ts'
import type { Operation } from './operations.ts'

/** A call of an operation with its values, which can be printed as code. */
export interface Call {
  operation: Operation
  /** The values of the parameters in the path, in the order of the path. */
  inPath: readonly unknown[]
  query?: Record<string, unknown> | undefined
  headers?: Record<string, string> | undefined
  /** The body. The value of `file` in a form is the name of the file. */
  body?: Record<string, unknown> | undefined
}

/** Returns the environment variable from which the printed code takes the API key, or the token of a link. */
export function credentialOf({ security }: Operation): 'PARAPH_KEY' | 'PARAPH_TOKEN' {
  return security.scheme === 'apiKey' ? 'PARAPH_KEY' : 'PARAPH_TOKEN'
}

/** Prints the call as a command of curl, for a POSIX shell that has `PARAPH_URL` and the credential in its environment. */
export function printCurl({ operation, inPath, query, headers = {}, body }: Call): string {
  const { method } = operation
  const words = entriesOf(query).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join() : String(value),
  ])
  const address =
    fill(operation.path, inPath) +
    (words.length > 0 ? `?${String(new URLSearchParams(words)).replaceAll('%2C', ',')}` : '')
  const lines = [
    `curl${method === 'GET' || (method === 'POST' && body) ? '' : ` -X ${method}`} "$PARAPH_URL${address}"`,
    `-H "authorization: Bearer $${credentialOf(operation)}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ]
  if (body && isForm(operation)) lines.push(...entriesOf(body).map(([name, value]) => part(name, value)))
  else if (body) lines.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body))}`)
  if (isFile(operation))
    lines.push(`-o ${operation.success.content[0].type === 'image/webp' ? 'preview.webp' : 'agreement-copy.pdf'}`)
  return lines.join(' \\\n  ')
}

/** Prints the call by the client, which is called `paraph`. */
export function printTypeScript({ operation, inPath, query, headers, body }: Call): string {
  const { group, method } = methodOf(operation.operationId, operation.tags[0])
  const isPage = operation.parameters.some(({ name, in: place }) => place === 'query' && name === 'cursor')
  // The client takes the query of a list as an argument, and other queries among the options.
  const last = isPage ? query : { ...query, ...(headers && { headers }) }
  const takes = [...inPath, ...(body ? [body] : []), ...(entriesOf(last).length > 0 ? [last] : [])]
  return `const answer = await paraph.${group}.${method}(${takes.map((value) => literal(value)).join(', ')})
console.log(${isFile(operation) ? 'answer.size' : 'answer'})`
}

const isForm = ({ body }: Operation) => body?.content[0].type === 'multipart/form-data'

const isFile = ({ success }: Operation) => success.content[0].type !== 'application/json'

/** The properties that have a value: the client sends no others. */
const entriesOf = (object: object = {}) => Object.entries(object).filter(([, value]) => value !== undefined)

/** Puts the values into the template of a path. What an address can not contain, and what a shell replaces between double quotes, is encoded. */
function fill(path: string, values: readonly unknown[]): string {
  const rest = values.map((value) => encodeURIComponent(String(value)))
  return path.replaceAll(/\{\w+\}/g, () => rest.shift()!)
}

/** A part of a form. curl reads a file for a value that begins with `@` or `<`, and ends a value at a semicolon. */
function part(name: string, value: unknown): string {
  if (name === 'file') {
    const file = String(value)
    return `-F ${quoted(`file=@${/[;,"\\]/.test(file) ? `"${file.replaceAll(/["\\]/g, String.raw`\$&`)}"` : file}`)}`
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `${/^[@<]|;/.test(text) ? '--form-string' : '-F'} ${quoted(`${name}=${text}`)}`
}

/** Quotes for a shell, which has no escapes between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`
  const inner = `${indent}  `
  const lines = entriesOf(value).map(([name, item]) => `${inner}${property(name)}: ${literal(item, inner)},\n`)
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}'
}

const property = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))
