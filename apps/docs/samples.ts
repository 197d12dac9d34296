import { document as contract } from '@paraph/contract'
import { methodOf } from '@paraph/client/naming'

interface Named {
  $ref: string
}
interface Operation {
  operationId: string
  tags: [string]
  parameters?: Named[]
  requestBody?: { content: Record<string, { examples: Record<string, Named> }> }
  responses: Record<string, { content: Record<string, object> }>
}
type PathItem = { parameters?: Named[] } & Record<'get' | 'post' | 'patch' | 'delete', Operation>

interface Parameter {
  name: string
  in: string
  example: string
}

export interface Sample {
  lang: string
  label: string
  source: string
}

const verbs = new Set(['get', 'post', 'patch', 'delete'])
const { parameters, examples } = contract.components as unknown as {
  parameters: Record<string, Parameter>
  examples: Record<string, { value: Record<string, unknown> }>
}
const nameOf = ({ $ref }: Named) => $ref.split('/').at(-1)!

/** The contract with samples at each operation, by the examples that it has itself. */
export function withSamples(): object {
  const paths = Object.entries(contract.paths as unknown as Record<string, PathItem>).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, operation]) => [
        key,
        verbs.has(key)
          ? { ...operation, 'x-codeSamples': samplesOf(path, key, operation as Operation, item.parameters ?? []) }
          : operation,
      ]),
    ),
  ])
  return { ...contract, paths: Object.fromEntries(paths) }
}

/** How the operation is called by curl and by the client. The address and the key are taken from the environment. */
export function samplesOf(path: string, verb: string, operation: Operation, ofPath: Named[]): Sample[] {
  const inPath = ofPath.map((named) => parameters[nameOf(named)]!)
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = media && examples[nameOf(Object.values(media.examples)[0]!)]!.value
  const file = !('application/json' in operation.responses['200']!.content)
  const call: Call = { path, verb, operation, inPath, body, form: mediaType === 'multipart/form-data', file }
  return [
    { lang: 'curl', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(call) },
  ]
}

interface Call {
  path: string
  verb: string
  operation: Operation
  inPath: Parameter[]
  body: Record<string, unknown> | undefined
  form: boolean
  file: boolean
}

function curl({ path, verb, inPath, body, form, file }: Call): string {
  const address = inPath.reduce((address, { name, example }) => address.replace(`{${name}}`, example), path)
  const lines = [
    `curl${verb === 'get' || (verb === 'post' && body) ? '' : ` -X ${verb.toUpperCase()}`} "$PARAPH_URL${address}"`,
    '-H "authorization: Bearer $PARAPH_KEY"',
  ]
  if (body && form)
    lines.push(
      ...Object.entries(body).map(
        ([name, value]) => `-F ${quoted(`${name}=${name === 'file' ? '@agreement.pdf' : value}`)}`,
      ),
    )
  else if (body) lines.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body))}`)
  if (file) lines.push('-o agreement-copy.pdf')
  return lines.join(' \\\n  ')
}

/** For a shell, which knows no escapes between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function typescript({ operation, inPath, body, file }: Call): string {
  const { group, method } = methodOf(operation.operationId, operation.tags[0])
  const takes = inPath.map(({ example }) => `'${example}'`)
  if (body) takes.push(literal('file' in body ? { ...body, file: 'agreement.pdf' } : body))
  return `import { Paraph } from '@paraph/client'

const paraph = new Paraph({ baseUrl: process.env.PARAPH_URL!, apiKey: process.env.PARAPH_KEY! })

const answer = await paraph.${group}.${method}(${takes.join(', ')})
console.log(${file ? 'answer.size' : 'answer'})`
}

function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`
  const inner = `${indent}  `
  return `{\n${Object.entries(value)
    .map(([name, item]) => `${inner}${name}: ${literal(item, inner)},\n`)
    .join('')}${indent}}`
}
