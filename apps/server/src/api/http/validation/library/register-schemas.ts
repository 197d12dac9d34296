import { type Ajv, type ApiDoc, GLOBAL } from './spec-parts.ts'

/** The library copies the document into each schema that it compiles, so this returns only the parts that the library reads. */
export function withoutPaths(apiDoc: ApiDoc): object {
  const { parameters, securitySchemes } = apiDoc.components
  return { ...apiDoc, paths: {}, components: { parameters, securitySchemes } }
}

const LOCAL = '#/components/schemas/'

/**
 * Registers each schema once, under a global name. A reference that begins with `#` is local to the schema around it, so for each
 * request and response with such a reference, ajv would compile the schema again.
 */
export function registerSchemas(apiDoc: ApiDoc, validators: Ajv[]): void {
  globalizeReferences(apiDoc)
  for (const [name, schema] of Object.entries(apiDoc.components['schemas'] ?? {})) {
    for (const validator of validators) validator.addSchema(schema, `${GLOBAL}${name}`)
  }
}

/**
 * The library compiles a validator for each response of each operation, under a name of its own. Most responses contain the same schema,
 * `Problem`, so responses with the same reference share one validator.
 */
export function shareResponses(ajv: Ajv): void {
  const names = new Map<string, string>()
  const firsts = new Map<string, string>()
  const addSchema = ajv.addSchema.bind(ajv)
  const getSchema = ajv.getSchema.bind(ajv)
  ajv.getSchema = (name) => getSchema(names.get(name) ?? name)
  ajv.addSchema = (schema: { properties?: { response?: { $ref?: string } } }, name) => {
    const reference = schema.properties?.response?.$ref
    const first = reference && firsts.get(reference)
    if (first) return names.set(name, first)
    if (reference) firsts.set(reference, name)
    return addSchema(schema, name)
  }
}

function globalizeReferences(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('$ref' in node && typeof node.$ref === 'string' && node.$ref.startsWith(LOCAL)) {
    node.$ref = GLOBAL + node.$ref.slice(LOCAL.length)
  }
  for (const inner of Object.values(node)) globalizeReferences(inner)
}
