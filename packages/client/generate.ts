import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  document,
  idTypeOf,
  isScim,
  type MediaType,
  methodOf,
  type Operation,
  operations,
  type Parameter,
  typeNameOf,
  webhookEventTypes,
} from '@paraph/contract'
import { writeExamples } from './generate-examples.ts'

type PathParameter = Parameter & { variable: string }

const types = new Set<string>()
/** Returns the name, and imports the type of that name. */
const use = (type: string) => {
  types.add(type)
  return type
}
const named = ({ schemaName }: MediaType) => use(typeNameOf(schemaName!))
const typeOfId = (example: unknown) => {
  const type = idTypeOf([example])
  return type ? use(type) : 'string'
}
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** For each group, the members of its interface and the methods of its object. */
const groups = new Map<string, { tag: string; members: string[]; methods: string[] }>()
for (const operation of Object.values(operations)) if (!isScim(operation)) addMethod(operation)

function addMethod(operation: Operation) {
  const { path, parameters } = operation
  const [tag] = operation.tags
  const { group, method } = methodOf(operation.operationId, tag)
  if (!groups.has(group)) groups.set(group, { tag, members: [], methods: [] })
  const { members, methods } = groups.get(group)!

  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => ({ ...parameter, variable: variableOf(parameter.name, path) }))
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const [media] = operation.body?.content ?? []
  const [reply] = operation.success.content
  const answer = reply.type === 'application/json' ? named(reply) : 'Blob'
  const page = query.some(({ name }) => name === 'cursor')
  const [has = 'id'] = (reply.schema['required'] as string[] | undefined) ?? []

  const takes = inPath.map(
    ({ variable, schema, example }) => `${variable}: ${isNumber(schema) ? 'number' : typeOfId(example)}`,
  )
  if (media) {
    const dates = Object.entries((media.schema['properties'] ?? {}) as Record<string, { format?: string }>)
      .filter(([, { format }]) => format === 'date-time')
      .map(([name]) => `'${name}'`)
    const body = dates.length > 0 ? `WithDates<${named(media)}, ${dates.join(' | ')}>` : named(media)
    takes.push(media.type === 'multipart/form-data' ? `body: WithUpload<${body}>` : `body: ${body}`)
  }
  const queryType = () => use(`${capitalize(operation.operationId)}Query`)
  if (page) takes.push(`query?: ${queryType()}`)
  const options = operation.method === 'POST' ? 'PostOptions' : 'CallOptions'
  // A method that got a query later takes it among its options, so that existing calls stay as they are.
  takes.push(`options?: ${query.length > 0 && !page ? `${queryType()} & ${options}` : options}`)
  const result = page ? `List<${answer}, ${use(itemOf(reply))}>` : `Answer<${answer}>`
  members.push(`${docOf(operation, inPath, query)}\n  ${method}(${takes.join(', ')}): ${result}`)

  const names = takes.map((take) => take.split(/\??:/)[0]!)
  const request = [
    ...(inPath.length > 0 ? [`path: { ${inPath.map(pathEntry).join(', ')} }`] : []),
    ...(media ? ['body'] : []),
    ...(page ? ['query'] : query.length > 0 ? [`query: { ${query.map(optionEntry).join(', ')} }`] : []),
    ...(answer === 'Blob'
      ? [`file: [${operation.success.content.map(({ type }) => `'${type}'`).join(', ')}]`]
      : has === 'id'
        ? []
        : // `toList` passes the name of the list.
          [page ? 'has' : `has: '${has}'`]),
    ...(answer.startsWith('Deleted') ? [`gone: ${goneOf(inPath)}`] : []),
    ...(operation.deprecated ? [`deprecated: '${method}'`] : []),
  ].join(', ')
  const call = (arg: string) => `call('${operation.method}', '${path}', ${arg}, options)`
  methods.push(
    page
      ? `${method}: (${names.join(', ')}) => toList((query, has) => ${call(`{ ${request} }`)}, '${listKey(reply)}', query)`
      : `${method}: (${names.join(', ')}) => ${call(`{ ${request} }`)}`,
  )
}

/** Renames `id` to `documentId` and so on. The name alone does not say which resource it identifies. */
function isNumber(schema: PathParameter['schema']): boolean {
  return schema['type'] === 'integer'
}

function pathEntry({ name, variable, schema }: PathParameter): string {
  if (isNumber(schema)) return `${name}: String(${variable})`
  return name === variable ? name : `${name}: ${variable}`
}

function optionEntry({ name }: Parameter): string {
  return `${name}: options?.${name}`
}

function variableOf(name: string, path: string): string {
  const resource = path.split('/')[3]!
  const camelCase = resource.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return name === 'id' ? `${camelCase.replace(/ies$/, 'y').replace(/s$/, '')}Id` : name
}

/** Returns the name of the schema that the body of an event has, apart from its `type`. */
function bodyOf(type: (typeof webhookEventTypes)[number]): string {
  const { schema } = document.webhooks[type].post.requestBody.content['application/json']
  const { $ref } = 'allOf' in schema ? schema.allOf[0]! : schema
  return typeNameOf($ref!.split('/').at(-1)!)
}

function listKey({ schema }: MediaType): string {
  return Object.keys(schema.properties!).find((name) => name !== 'nextCursor')!
}

/** Returns the type name of the items in a list. */
function itemOf(media: MediaType): string {
  const { items } = media.schema.properties![listKey(media)] as { items: { $ref: string } }
  return typeNameOf(items.$ref.split('/').at(-1)!)
}

/** Returns the response that the first of two equal DELETEs got. The last parameter is the deleted object. A parameter before it is the document. */
function goneOf(inPath: PathParameter[]): string {
  const [id, documentId] = inPath.map(({ variable }) => variable).toReversed()
  return `{ id: ${id}, ${documentId ? 'documentId, ' : ''}deleted: true }`
}

/** Returns the method that replaces a deprecated one. Their operationIds differ only in the noun. */
function successorOf({ operationId }: Operation): string {
  const id = operationId.replace('Signers', 'Parties').replace('Signer', 'Party')
  const { group, method } = methodOf(id, 'Parties')
  return `${group}.${method}`
}

function docOf(operation: Operation, inPath: PathParameter[], query: Parameter[]): string {
  const [media] = operation.body?.content ?? []
  const isPage = query.some(({ name }) => name === 'cursor')
  const { description, content } = operation.success
  const codes = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('4'))
    .map(
      ([
        status,
        {
          content: [problem],
        },
      ]) => {
        const names = Object.keys(problem.examples).map((code) => `\`${code}\``)
        return `${status} ${names.join(', ')}`
      },
    )
  const lines = [
    `${operation.summary}.`,
    '',
    ...operation.description.trim().replaceAll('*/', '* /').split('\n'),
    '',
    ...inPath.map(({ variable, description }) => `@param ${variable} - ${description}`),
    ...(media ? [`@param body - ${media.schema.description!.trim().replaceAll('\n', ' ')}`] : []),
    ...query.map(({ name, description }) => `@param ${isPage ? 'query' : 'options'}.${name} - ${description}`),
    `@returns ${content[0].type === 'application/json' ? description : 'The file.'}`,
    `@throws ParaphError with one of these codes: ${codes.join('; ')}.`,
    ...(operation.deprecated ? [`@deprecated Use \`${successorOf(operation)}\`, which does the same.`] : []),
  ]
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */`
}

const tagDescriptions = new Map(
  document.tags.map(({ name, description }) => [name, description.trim().replaceAll(/\s*\n/g, ' ')]),
)
const interfaces = [...groups.values()].map(
  ({ tag, members }) => `/** ${tagDescriptions.get(tag)} */\nexport interface ${tag} {\n${members.join('\n\n')}\n}`,
)
const source = `// Generated from spec/ by \`npm run generate\`.
import type { ${[...types].toSorted().join(', ')} } from '@paraph/contract/named'
import type { Answer, Call, CallOptions, PostOptions } from '../src/call.ts'
import { type List, toList } from '../src/list.ts'
import type { Upload } from '../src/upload.ts'

/** The body, with a file of any type that can be uploaded. */
export type WithUpload<Body> = Omit<Body, 'file'> & {
  /** The PDF: a Blob, bytes, a stream or the path of a file. At most 25 MB. */
  file: Upload
}

/** The body, in which a time can also be a \`Date\`. */
export type WithDates<Body, Names extends keyof Body> = Omit<Body, Names> & {
  [Name in keyof Pick<Body, Names>]: Body[Name] | Date
}

${interfaces.join('\n\n')}

/** The methods, grouped by resource. */
export interface Resources {
${[...groups].map(([group, { tag }]) => `  /** ${tagDescriptions.get(tag)} */\n  readonly ${group}: ${tag}`).join('\n')}
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

writeFileSync(
  new URL('event-types.ts', out),
  `// Generated from spec/ by \`npm run generate\`.
import type { ${[...new Set(webhookEventTypes.map(bodyOf))].toSorted().join(', ')} } from '@paraph/contract/named'

interface Typed<Type> {
  /** What happened. */
  type: Type
}

/** The body of each event, by its type. */
export interface WebhookEvents {
${webhookEventTypes.map((type) => `  '${type}': Omit<${bodyOf(type)}, 'type'> & Typed<'${type}'>\n`).join('')}}

/** The types of the events that this version of the client knows. */
export const eventTypes: readonly (keyof WebhookEvents)[] = [
${webhookEventTypes.map((type) => `  '${type}',\n`).join('')}]
`,
)
writeExamples(new URL('examples.ts', out))
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
writeFileSync(
  new URL('version.ts', out),
  `// Generated from package.json by \`npm run generate\`.\nexport const version = '${version}'\n`,
)
