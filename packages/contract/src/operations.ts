import document from '../generated/openapi.json' with { type: 'json' }
import type { operations as OperationTypes, Scope } from '../generated/types.ts'

/** The types of all operations, by operationId. The value of the same name describes the operations at run time. */
export type operations = OperationTypes
export type OperationId = keyof operations

const verbs = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
type Verb = (typeof verbs)[number]
export type Method = Uppercase<Verb>

/** An operation of the spec, with its references resolved. */
export interface Operation {
  readonly operationId: OperationId
  readonly method: Method
  /** The template as in the spec, for example `/api/v1/contacts/{id}`. */
  readonly path: string
  readonly tags: readonly [string, ...string[]]
  readonly summary: string
  readonly description: string
  readonly deprecated: boolean
  /** First the parameters of the path, then the parameters of the operation. */
  readonly parameters: readonly Parameter[]
  readonly body: RequestBody | undefined
  /** By status. */
  readonly responses: Readonly<Record<string, Response>>
  /** The only success. Its status is 200, unless SCIM wants another one. */
  readonly success: Success
  /** The credential that a request needs. */
  readonly security: SecurityRequirement
  /** Whether a member must have signed in within the last minutes: always, or only for a body with one of these fields. */
  readonly needsRecentSignIn: boolean | readonly string[]
  /**
   * Names of the query parameters and of the top-level fields of the body that have a default. A default inside a referenced schema
   * does not count, because validators fill in only the one beside the `$ref`.
   */
  readonly defaults: readonly string[]
}

export interface SecurityRequirement {
  /** The name of the security scheme, or `none` for an operation that needs no credential. */
  readonly scheme: keyof typeof document.components.securitySchemes | 'none'
  /** The scopes that the credential needs, all of them. */
  readonly scopes: readonly Scope[]
}

export interface Header {
  readonly required: boolean
  readonly description: string
  readonly schema: Schema
  readonly schemaName: string | undefined
  readonly example: unknown
}

export interface Parameter extends Header {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
}

export interface RequestBody {
  readonly required: boolean
  readonly content: readonly [MediaType, ...MediaType[]]
}

export interface Response {
  readonly description: string
  /** By name, spelled as in the spec. */
  readonly headers: Readonly<Record<string, Header>>
  readonly content: readonly [MediaType, ...MediaType[]]
}

/** A 204 has no content. */
export interface Success extends Response {
  readonly status: number
}

export interface MediaType {
  /** For example `application/json`. */
  readonly type: string
  readonly schema: Schema
  /** The component's name; undefined if the schema is written inline. */
  readonly schemaName: string | undefined
  readonly examples: Readonly<Record<string, Example>>
  /** Names of the form parts that contain JSON. */
  readonly jsonParts: readonly string[]
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

/** A JSON schema. The schema and its properties are resolved; deeper schemas keep their `$ref`, because schemas may be recursive. */
export interface Schema {
  readonly description?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [keyword: string]: unknown
}

/** A node of the spec, or a reference to one. */
type Raw<T> = T | { $ref: string }

interface RawHeader {
  required?: boolean
  description?: string
  schema: Raw<Schema>
  example?: unknown
}
type RawParameter = RawHeader & Pick<Parameter, 'name' | 'in'>
interface RawMediaType {
  schema: Raw<Schema>
  examples?: Record<string, Raw<Example>>
  encoding?: Record<string, { contentType?: string }>
}
type RawContent = Record<string, RawMediaType>
interface RawResponse {
  description: string
  headers?: Record<string, Raw<RawHeader>>
  content?: RawContent
}
interface RawOperation extends Pick<Operation, 'operationId' | 'tags' | 'summary' | 'description'> {
  deprecated?: boolean
  parameters?: Raw<RawParameter>[]
  requestBody?: Raw<{ required?: boolean; content: RawContent }>
  responses: Record<string, Raw<RawResponse>>
  security?: Record<string, Scope[]>[]
  'x-needs-recent-sign-in'?: true | string[]
}
type RawPath = Partial<Record<Verb, RawOperation>> & { parameters?: Raw<RawParameter>[] }

const components: Record<string, Record<string, unknown>> = document.components
const paths = document.paths as object as Record<string, RawPath>
/** By reference. Most operations have the same responses, and one copy of each is enough. */
const sharedResponses = new Map<string, Response>()

/**
 * All operations of the spec, by operationId, in the order of the spec. They are resolved once, when this module is loaded.
 *
 * @throws Error if a reference leads to no component, or if an operation does not declare its security, or with more than one scheme.
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export const operations = Object.fromEntries(
  Object.entries(paths).flatMap(([path, item]) =>
    (Object.keys(item) as Verb[])
      .filter((key) => verbs.includes(key))
      .map((verb) => [item[verb]!.operationId, toOperation(path, verb, item[verb]!, item.parameters)]),
  ),
) as unknown as Readonly<Record<OperationId, Operation>>

/**
 * True for an operation of SCIM, which identity providers call. It keeps to RFC 7644, so its statuses and its errors differ from those of the other
 * operations, and the client has no method for it.
 */
export const isScim = ({ path }: Pick<Operation, 'path'>) => path.startsWith('/api/v1/scim/')

function toOperation(path: string, verb: Verb, operation: RawOperation, ofPath: RawPath['parameters'] = []): Operation {
  const { operationId, tags, summary, description, deprecated = false, requestBody, responses } = operation
  const parameters = [...ofPath, ...(operation.parameters ?? [])].map(resolve)
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, schema] as const)
  const body = requestBody && resolve(requestBody)
  const described = mapValues(responses, toResponse)
  const status = Object.keys(described).find((each) => each.startsWith('2'))!
  const fields = Object.values(body?.content ?? {}).flatMap(({ schema }) =>
    Object.entries(resolve(schema).properties ?? {}),
  )
  return {
    operationId,
    method: verb.toUpperCase() as Method,
    path,
    tags,
    summary,
    description,
    deprecated,
    parameters: parameters.map(toParameter),
    body: body && { required: body.required ?? false, content: toContent(body.content) },
    responses: described,
    success: { status: Number(status), ...described[status]! },
    security: toSecurity(operation),
    needsRecentSignIn: operation['x-needs-recent-sign-in'] ?? false,
    defaults: [...query, ...fields].flatMap(([name, schema]) => ('default' in schema ? [name] : [])),
  }
}

function toParameter(raw: RawParameter): Parameter {
  return { name: raw.name, in: raw.in, ...toHeader(raw) }
}

function toHeader(raw: Raw<RawHeader>): Header {
  const { required = false, description = '', schema, example } = resolve(raw)
  return { required, description, ...toSchema(schema), example }
}

function toResponse(raw: Raw<RawResponse>): Response {
  const reference = isReference(raw) && Object.keys(raw).length === 1 ? raw.$ref : undefined
  const known = reference && sharedResponses.get(reference)
  if (known) return known
  const { description, headers = {}, content = {} } = resolve(raw)
  const response = { description, headers: mapValues(headers, toHeader), content: toContent(content) }
  if (reference) sharedResponses.set(reference, response)
  return response
}

function toContent(content: RawContent): RequestBody['content'] {
  const types = Object.entries(content).map(([type, { schema, examples = {}, encoding = {} }]): MediaType => ({
    type,
    ...toSchema(schema),
    examples: mapValues(examples, resolve),
    jsonParts: Object.keys(encoding).filter((name) => encoding[name]!.contentType === 'application/json'),
  }))
  return types as [MediaType, ...MediaType[]]
}

function toSchema(raw: Raw<Schema>): { schema: Schema; schemaName: string | undefined } {
  const { properties, ...schema } = resolve(raw)
  return {
    schema: properties ? { ...schema, properties: mapValues(properties, resolve) } : schema,
    schemaName: isReference(raw) ? raw.$ref.split('/').at(-1) : undefined,
  }
}

function toSecurity({ operationId, security }: RawOperation): SecurityRequirement {
  if (security?.length === 0) return { scheme: 'none', scopes: [] }
  const [requirement, ...others] = (security ?? []).flatMap((requirement) => Object.entries(requirement))
  if (!requirement || others.length > 0) {
    throw new Error(`The security of ${operationId} must name exactly one scheme, or none with an empty list.`)
  }
  const [scheme, scopes] = requirement
  return { scheme: scheme as SecurityRequirement['scheme'], scopes }
}

/** Returns the component that a reference leads to. Keywords beside `$ref` override those of the component. */
function resolve<T extends object>(raw: Raw<T>): T {
  if (!isReference(raw)) return raw
  const { $ref, ...beside } = raw
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec($ref) ?? []
  const component = components[kind]?.[name] as Raw<T> | undefined
  if (!component) throw new Error(`${$ref} leads to no component of the spec.`)
  return { ...resolve(component), ...beside }
}

function isReference(raw: object): raw is { $ref: string } {
  return '$ref' in raw
}

function mapValues<T, U>(from: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)]))
}
