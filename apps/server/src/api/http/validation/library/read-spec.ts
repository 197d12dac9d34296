import { OpenApiSpecLoader } from 'express-openapi-validator/dist/framework/openapi.spec.loader.js'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js'
import type { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { closeSchemas } from '@paraph/contract'
import { type ApiDoc, GLOBAL, type SpecParts } from './spec-parts.ts'

/**
 * Reads the spec as the library does. This takes most of a second, so a server with precompiled validators does not load this module.
 *
 * @throws Error if the spec is not valid.
 */
export async function readSpec(
  spec: object,
  preprocessor: OpenApiValidator['ajvOpts']['preprocessor'],
  { validateResponses }: OpenApiValidator['options'],
): Promise<SpecParts> {
  const loader = new OpenApiSpecLoader({ apiDoc: closeSchemas(spec) as never, $refParser: { mode: 'bundle' } })
  const { apiDoc: loadedDoc, routes } = await loader.load()
  const preprocessed = new SchemaPreprocessor(loadedDoc as never, preprocessor, validateResponses || {}).preProcess()
  const { apiDoc: requestDoc, apiDocRes: responseDoc } = preprocessed as unknown as {
    apiDoc: ApiDoc
    apiDocRes: ApiDoc
  }
  const operations = routes.map(({ method, openApiRoute, expressRoute }) => {
    const verb = method.toLowerCase()
    const schema = requestDoc.paths[openApiRoute]![verb]!
    const responses = withResolvedResponses(responseDoc, responseDoc.paths[openApiRoute]![verb]!)
    return { method, openApiRoute, expressRoute, schema, responses }
  })
  return { operations, requestDoc, responseDoc }
}

/**
 * Resolves the references to responses, which the library does not. The library also replaces each reference to the schema of a body by that schema.
 * This restores the reference, because ajv would otherwise compile the schema again for each response. Most responses contain the same schema,
 * `Problem`.
 */
function withResolvedResponses(
  { components }: ApiDoc,
  operation: OpenAPIV3.OperationObject,
): OpenAPIV3.OperationObject {
  const names = new Map(Object.entries(components['schemas'] ?? {}).map(([name, schema]) => [schema, name]))
  const reference = ({ schema, ...media }: OpenAPIV3.MediaTypeObject) => {
    const name = names.get(schema!)
    return { ...media, schema: name ? { $ref: GLOBAL + name } : schema }
  }
  const responses = Object.entries(operation.responses ?? {}).map(([status, found]) => {
    const response = '$ref' in found ? components.responses![found.$ref.split('/').at(-1)!]! : found
    const { content } = response
    if (!content) return [status, response]
    const media = Object.entries(content).map(([type, media]) => [type, reference(media)])
    return [status, { ...response, content: Object.fromEntries(media) }]
  })
  return { ...operation, responses: Object.fromEntries(responses) }
}
