import type { OpenAPI3 } from 'openapi-typescript'
import { idTypeOf } from '../src/naming.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  default?: unknown
  examples?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  [keyword: string]: unknown
}

type Schemas = Readonly<Record<string, Schema>>
type Document = OpenAPI3 & { components: { schemas: Schemas; parameters: Schemas } }
type Visit = (node: Schema) => void

/**
 * Returns a copy of a bundled document that says what types need:
 * - A nullable field of a response is always present, as the spec says under Conventions. The server compiles against it, so it can't leave
 *   such a field out.
 * - An alternative of an object has the fields that it requires.
 */
export function completeSchemas(original: OpenAPI3): OpenAPI3 {
  const document = structuredClone(original) as Document
  const { schemas } = document.components
  const inRequests = reachable(requestBodies(document), schemas)
  for (const [name, schema] of Object.entries(schemas)) {
    if (!inRequests.has(name)) visit(schema, (node) => requireNullable(node, schemas))
    visit(schema, completeAlternatives)
  }
  return document
}

/**
 * Returns a copy of a bundled document from which better types can be generated:
 * - A parameter is written where it is used.
 * - An identifier is marked by `x-id`, with the name of its type.
 * - An `allOf` of objects is one object.
 * - A required field has no default. The validator would fill the default in, but the author of a program must give the field.
 * - Each field has a description, its own one or the one of its schema.
 */
export function prepareSchemas(original: OpenAPI3): OpenAPI3 {
  const document = completeSchemas(original) as Document
  const { schemas, parameters } = document.components
  visit(document.paths, (node) => {
    if (Array.isArray(node['parameters']))
      node['parameters'] = node['parameters'].map(({ $ref, ...rest }: Schema) =>
        $ref ? parameters[nameOf($ref)] : rest,
      )
  })
  visit(document, (node) => {
    // A parameter has its example beside its schema, and examples of other identifiers in it.
    if (node['in'] && isObject(node['schema'])) {
      const schema = node['schema'] as Schema
      markId(schema, [node['example'], ...(schema.examples ?? [])])
    }
    if (node.type) markId(node, node.examples ?? [])
    if (node.allOf) mergeAll(node, schemas)
  })
  visit(document, (node) => {
    for (const [name, field] of Object.entries(isObject(node.properties) ? node.properties : {})) {
      if (!isObject(field)) continue
      field.description ??= resolve(field, schemas).description ?? ''
      if (node.required?.includes(name)) delete field.default
    }
  })
  return document
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  return schema.$ref ? { ...resolve(schemas[nameOf(schema.$ref)] ?? {}, schemas), ...schema } : schema
}

function markId(schema: Schema, examples: unknown[]) {
  const type = idTypeOf(examples)
  if (type) schema['x-id'] = type
}

function mergeAll(schema: Schema, schemas: Schemas) {
  const parts = schema.allOf!.map((part) => {
    const resolved = resolve(part, schemas)
    if (resolved.allOf) mergeAll(resolved, schemas)
    return resolved
  })
  if (!parts.every(({ properties }) => properties)) return
  schema.type = 'object'
  schema.required = parts.flatMap(({ required = [] }) => required)
  schema.properties = Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>
  delete schema.allOf
  delete schema['unevaluatedProperties']
}

function requireNullable(node: Schema, schemas: Schemas) {
  if (!isObject(node.properties)) return
  const nullable = Object.entries(node.properties).filter(([, field]) => allowsNull(field, schemas))
  if (nullable.length > 0) node.required = [...new Set([...(node.required ?? []), ...nullable.map(([name]) => name)])]
}

/** An alternative can require a field that is described beside the list. The generator of types looks only inside the alternative. */
function completeAlternatives({ properties, oneOf }: Schema) {
  if (!isObject(properties) || !Array.isArray(oneOf)) return
  for (const one of oneOf) {
    const required = (one.required ?? []).map((name) => [name, properties[name]!] as const)
    one.properties = { ...structuredClone(Object.fromEntries(required)), ...one.properties }
  }
}

function allowsNull(field: Schema, schemas: Schemas): boolean {
  const { type, anyOf = [] } = resolve(field, schemas)
  return [type].flat().includes('null') || anyOf.some((schema) => allowsNull(schema, schemas))
}

function requestBodies({ paths = {}, components = {} }: OpenAPI3): unknown[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const bodies = operations.map((operation) => (operation as { requestBody?: unknown } | undefined)?.requestBody)
  return [...bodies, components.requestBodies]
}

/** Returns the names of the schemas that the nodes refer to, directly or through other schemas. */
function reachable(nodes: unknown[], schemas: Schemas, found = new Set<string>()): Set<string> {
  visit(nodes, ({ $ref = '' }) => {
    const name = nameOf($ref)
    if (!$ref.startsWith('#/components/schemas/') || found.has(name)) return
    found.add(name)
    reachable([schemas[name]], schemas, found)
  })
  return found
}

/** Visits each object of a document, the outer ones first. */
function visit(node: unknown, each: Visit): void {
  if (!isObject(node)) return
  if (!Array.isArray(node)) each(node as Schema)
  for (const child of Object.values(node)) visit(child, each)
}

function isObject(node: unknown): node is object {
  return typeof node === 'object' && node !== null
}

function nameOf($ref: string): string {
  return $ref.split('/').at(-1)!
}
