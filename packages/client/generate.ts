import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { document } from '@paraph/contract'
import { methodOf } from './naming.ts'

interface Named {
  $ref: string
}
interface Parameter {
  name: string
  in: string
  description: string
}
interface Operation {
  operationId: string
  summary: string
  description: string
  deprecated?: true
  tags: [string]
  parameters?: Named[]
  requestBody?: { content: Record<string, { schema: Named }> }
  responses: Record<string, Named & { description: string; content: Record<string, { schema: Named }> }>
}
type PathItem = Record<'get' | 'post' | 'patch' | 'delete', Operation> & { parameters?: Named[] }
interface ProblemResponse {
  content: { 'application/problem+json': { examples: Record<string, object> } }
}

const { parameters, responses } = document.components as unknown as {
  parameters: Record<string, Parameter>
  responses: Record<string, ProblemResponse>
}
const nameOf = ({ $ref }: Named) => $ref.split('/').at(-1)!
const resolve = (named: Named) => parameters[nameOf(named)]!

const types = new Set<string>()
const named = (schema: Named) => {
  types.add(nameOf(schema))
  return nameOf(schema)
}

/** By group, the members of its interface and of its object. */
const groups = new Map<string, { tag: string; members: string[]; methods: string[] }>()
for (const [path, item] of Object.entries(document.paths as unknown as Record<string, PathItem>)) {
  for (const verb of ['post', 'get', 'patch', 'delete'] as const) {
    if (item[verb]) addMethod(path, verb, item[verb], item.parameters ?? [])
  }
}

function addMethod(path: string, verb: string, operation: Operation, ofPath: Named[]) {
  const [tag] = operation.tags
  const { group, method } = methodOf(operation.operationId, tag)
  if (!groups.has(group)) groups.set(group, { tag, members: [], methods: [] })
  const { members, methods } = groups.get(group)!

  const inPath = ofPath.map(resolve).map((parameter) => ({ ...parameter, variable: variableOf(parameter.name, path) }))
  const query = (operation.parameters ?? []).map(resolve).filter((parameter) => parameter.in === 'query')
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const [replyType, reply] = Object.entries(operation.responses['200']!.content)[0]!
  const answer = replyType === 'application/json' ? named(reply.schema) : 'Blob'
  const page = query.some(({ name }) => name === 'cursor')

  const takes = inPath.map(({ variable }) => `${variable}: string`)
  if (media) {
    const body = named(media.schema)
    takes.push(mediaType === 'multipart/form-data' ? `body: WithUpload<${body}>` : `body: ${body}`)
  }
  if (query.length > 0) {
    takes.push(`query?: NonNullable<operations['${operation.operationId}']['parameters']['query']>`)
  }
  takes.push('options?: CallOptions')
  const result = page ? `List<${answer}, ${answer}['${listKey(answer)}'][number]>` : `Promise<${answer}>`
  members.push(
    `${docOf(operation, inPath, media && 'body', query, replyType)}\n  ${method}(${takes.join(', ')}): ${result}`,
  )

  const names = takes.map((take) => take.split(/\??:/)[0]!)
  const request = [
    ...(inPath.length > 0
      ? [
          `path: { ${inPath.map(({ name, variable }) => (name === variable ? name : `${name}: ${variable}`)).join(', ')} }`,
        ]
      : []),
    ...(media ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(answer === 'Blob' ? ['file: true'] : []),
    ...(operation.deprecated ? [`deprecated: ['${group}.${method}', '${successorOf(operation)}']`] : []),
  ].join(', ')
  const call = (arg: string) => `call('${verb.toUpperCase()}', '${path}', ${arg}, options)`
  methods.push(
    page
      ? `${method}: (${names.join(', ')}) => toList((query) => ${call(`{ ${request} }`)}, '${listKey(answer)}', query)`
      : `${method}: (${names.join(', ')}) => ${call(`{ ${request} }`)}`,
  )
}

/** `id` says of what only in its path. */
function variableOf(name: string, path: string): string {
  const resource = path.split('/')[3]!
  return name === 'id' ? `${resource.replace(/ies$/, 'y').replace(/s$/, '')}Id` : name
}

function listKey(schema: string): string {
  const { properties } = (
    document.components.schemas as unknown as Record<string, { properties: Record<string, object> }>
  )[schema]!
  return Object.keys(properties).find((name) => name !== 'nextCursor')!
}

/** Of the deprecated operations, whose successors differ by the noun alone. */
function successorOf({ operationId }: Operation): string {
  const id = operationId.replace('Signers', 'Parties').replace('Signer', 'Party')
  const { group, method } = methodOf(id, 'Parties')
  return `${group}.${method}`
}

function docOf(
  operation: Operation,
  inPath: (Parameter & { variable: string })[],
  body: string | undefined,
  query: Parameter[],
  replyType: string,
): string {
  const codes = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('4'))
    .map(
      ([status, response]) =>
        `${status} ${Object.keys(responses[nameOf(response)]!.content['application/problem+json'].examples)
          .map((code) => `\`${code}\``)
          .join(', ')}`,
    )
  const lines = [
    `${operation.summary}.`,
    '',
    ...operation.description.trim().replaceAll('*/', '* /').split('\n'),
    '',
    ...inPath.map(({ variable, description }) => `@param ${variable} - ${description}`),
    ...(body ? [`@param body - ${schemaDescription(operation)}`] : []),
    ...query.map(({ name, description }) => `@param query.${name} - ${description}`),
    `@returns ${replyType === 'application/json' ? operation.responses['200']!.description : 'The file.'}`,
    `@throws ParaphError with the code of what is wrong: ${codes.join('; ')}.`,
    ...(operation.deprecated
      ? [`@deprecated Use \`${successorOf(operation)}\`, which takes and answers the same.`]
      : []),
  ]
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */`
}

function schemaDescription({ requestBody }: Operation): string {
  const [media] = Object.values(requestBody!.content)
  const schemas = document.components.schemas as unknown as Record<string, { description: string }>
  return schemas[nameOf(media!.schema)]!.description.trim().replaceAll('\n', ' ')
}

const tagDescriptions = new Map(
  document.tags.map(({ name, description }) => [name, description.trim().replaceAll(/\s*\n/g, ' ')]),
)
const interfaces = [...groups.values()].map(
  ({ tag, members }) => `/** ${tagDescriptions.get(tag)} */\nexport interface ${tag} {\n${members.join('\n\n')}\n}`,
)
const source = `// Generated from spec/ by \`npm run generate\`.
import type { ${[...types].toSorted().join(', ')}, operations } from '@paraph/contract'
import type { Call, CallOptions } from '../src/call.ts'
import { type List, toList } from '../src/list.ts'
import type { Upload } from '../src/upload.ts'

/** The body with a file of any kind that can be uploaded. */
export type WithUpload<Body> = Omit<Body, 'file'> & { file: Upload }

${interfaces.join('\n\n')}

/** The methods, in groups by resource. */
export interface Resources {
${[...groups].map(([group, { tag }]) => `  readonly ${group}: ${tag}`).join('\n')}
}

export function toResources(call: Call): Resources {
  return {
${[...groups].map(([group, { methods }]) => `    ${group}: {\n${methods.map((method) => `      ${method},`).join('\n')}\n    },`).join('\n')}
  }
}
`
const out = new URL('generated/', import.meta.url)
mkdirSync(out, { recursive: true })
writeFileSync(new URL('resources.ts', out), source)
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
writeFileSync(
  new URL('version.ts', out),
  `// Generated from package.json by \`npm run generate\`.\nexport const version = '${version}'\n`,
)
