interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, unknown>
  allOf?: unknown[]
  [keyword: string]: unknown
}

/** What these keywords contain is no schema. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Schemas below these keywords describe a part of the object around them, so they can't know its other fields. */
const parts = new Set(['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'])

/**
 * Returns a copy of a bundled document in which no object may have a field that the document does not describe. The document itself leaves the
 * objects of answers and webhooks open, so that clients accept the fields of later versions. The server must not answer such a field, because it may
 * be a leak.
 *
 * @throws Error if an `allOf` refers to a schema that is also used alone: closed, this schema would refuse the fields of the others.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11.3
 */
export function closeSchemas<T extends object>(original: T): T {
  const document = structuredClone(original)
  const { schemas } = (document as unknown as { components: { schemas: Record<string, Schema> } }).components
  const open = new Set<unknown>()
  const alone = new Set<string>()
  visit(document, (node, isPart) => {
    const name = node.$ref?.replace('#/components/schemas/', '')
    if (isPart) open.add(name ? schemas[name] : node)
    else if (name) alone.add(name)
  })
  const both = [...alone].find((name) => open.has(schemas[name]))
  if (both) throw new Error(`${both} is used alone, and in the allOf of another schema.`)
  visit(document, (node) => {
    // The schema that it refers to is closed.
    if (node.$ref) delete node['unevaluatedProperties']
    else if (open.has(node) || 'additionalProperties' in node || 'unevaluatedProperties' in node) return
    else if (node.allOf) node['unevaluatedProperties'] = false
    else if (node.properties) node['additionalProperties'] = false
  })
  return document
}

/** Visits each object of a document, and says whether it is a schema that describes a part of an object. */
function visit(node: unknown, each: (node: Schema, isPart: boolean) => void, isPart = false): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((one) => visit(one, each, isPart))
  const schema = node as Schema
  each(schema, isPart)
  const isObject = Boolean(schema.allOf ?? schema.properties)
  for (const [key, child] of Object.entries(schema)) {
    // The fields of an object may have the names of keywords.
    if (key === 'properties' && isObject) Object.values(child as object).forEach((field) => visit(field, each))
    else if (!values.has(key)) visit(child, each, isObject && parts.has(key))
  }
}
