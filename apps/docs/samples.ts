import { document as contract, methodOf, type Operation, operations, type Parameter } from '@paraph/contract'

export interface Sample {
  lang: string
  label: string
  source: string
}

/**
 * The contract as the reference shows it: with code samples in each operation, made from the examples of the contract itself, and with a complete
 * address instead of a template that the button to copy it would copy.
 */
export function withSamples(): object {
  const copy = structuredClone(contract) as { paths: Record<string, Record<string, object>>; servers: object[] }
  const { description, variables } = contract.servers[0]!
  copy.servers = [{ url: variables.baseUrl.default, description }]
  for (const operation of Object.values(operations)) {
    const item = copy.paths[operation.path]!
    const verb = operation.method.toLowerCase()
    item[verb] = { ...item[verb], 'x-codeSamples': samplesOf(operation) }
  }
  return copy
}

/** Calls of the operation by curl and by the client. They take the address and the credential from the environment. */
function samplesOf(operation: Operation): Sample[] {
  const [media] = operation.body?.content ?? []
  const [example] = Object.values(media?.examples ?? {})
  const call: Call = {
    operation,
    inPath: operation.parameters.filter((parameter) => parameter.in === 'path'),
    // A pass is needed only by parties with a two-step verification. Without its key, a browser can do nothing with its BankID order.
    headers: operation.parameters.filter(({ name }) => name === 'browser-key'),
    body: example?.value as Call['body'],
    form: media?.type === 'multipart/form-data',
    file: operation.responses[200].content[0].type !== 'application/json',
  }
  return [
    { lang: 'curl', label: 'curl', source: curl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(call) },
  ]
}

interface Call {
  operation: Operation
  inPath: Parameter[]
  headers: Parameter[]
  body: Record<string, unknown> | undefined
  form: boolean
  file: boolean
}

function curl({ operation, inPath, headers, body, form, file }: Call): string {
  const { method, path } = operation
  const address = inPath.reduce((address, { name, example }) => address.replace(`{${name}}`, String(example)), path)
  const lines = [
    `curl${method === 'GET' || (method === 'POST' && body) ? '' : ` -X ${method}`} "$PARAPH_URL${address}"`,
    `-H "authorization: Bearer $${credentialOf(operation)}"`,
    ...headers.map(({ name, example }) => `-H '${name}: ${example}'`),
  ]
  if (body && form)
    lines.push(
      ...Object.entries(body).map(
        ([name, value]) => `-F ${quoted(`${name}=${name === 'file' ? '@agreement.pdf' : value}`)}`,
      ),
    )
  else if (body) lines.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body))}`)
  if (file)
    lines.push(
      `-o ${operation.responses[200].content[0].type === 'image/webp' ? 'preview.webp' : 'agreement-copy.pdf'}`,
    )
  return lines.join(' \\\n  ')
}

/** The environment variable with the API key, or with the token of a link. */
function credentialOf({ security }: Operation): 'PARAPH_KEY' | 'PARAPH_TOKEN' {
  return security.scheme === 'apiKey' ? 'PARAPH_KEY' : 'PARAPH_TOKEN'
}

/** Quotes for a shell, which has no escapes between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function typescript({ operation, inPath, headers, body, file }: Call): string {
  const { group, method } = methodOf(operation.operationId, operation.tags[0])
  const takes = inPath.map(({ example }) => `'${example}'`)
  if (body) takes.push(literal('file' in body ? { ...body, file: 'agreement.pdf' } : body))
  if (headers.length > 0) {
    takes.push(`{ headers: { ${headers.map(({ name, example }) => `'${name}': '${example}'`).join(', ')} } }`)
  }
  return `import { Paraph } from '@paraph/client'

const paraph = new Paraph({ baseUrl: process.env.PARAPH_URL!, apiKey: process.env.${credentialOf(operation)}! })

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
