import type { Request, RequestHandler } from 'express'
import { OpenApiSpecLoader } from 'express-openapi-validator/dist/framework/openapi.spec.loader.js'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { RequestParameterMutator } from 'express-openapi-validator/dist/middlewares/parsers/req.parameter.mutator.js'
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { ajvFormats } from '../../formats/formats.ts'
import { refuseBrokenReferences } from './broken-references.ts'

/**
 * The adapter to express-openapi-validator, and the only file that uses its internals. The validation itself is the library's own code.
 *
 * The library's own middleware is not used, because it does work per request that can be done once: it compiles the pattern of each path
 * to find the route, compiles the whole spec together with each schema, and compiles a new validator, which it never frees, for each
 * value of the header `content-type`. Together this costs more than the validation.
 */
export interface Library {
  operations: LoadedOperation[]
  /** Validates the request that `attach` was called for. Throws `BadRequest` of the library. */
  validateRequest: RequestHandler
  /** Validates each body that `res.json` gets after this call. An invalid body makes `res.json` throw `InternalServerError` of the library. */
  validateResponse: RequestHandler
}

export interface LoadedOperation {
  method: string
  /** The path as in the spec. */
  path: string
  /** The path as a pattern of Express. */
  pattern: string
  schema: OpenAPIV3.OperationObject
  /** Tells the library which operation the request matched. */
  attach: (req: Request, pathParams: Record<string, string>) => void
}

/** The part of a spec that describes the security schemes. */
export interface Secured {
  components?: { securitySchemes?: object }
}

/** The value that the library expects at `req.openapi`. */
interface Metadata {
  expressRoute: string
  openApiRoute: string
  schema: OpenAPIV3.OperationObject
  serial: number
  _responseSchema: OpenAPIV3.OperationObject
  pathParams: Record<string, string>
}

type LibraryRequest = Request & { openapi?: Metadata }

interface ApiDoc {
  paths: Record<string, Record<string, OpenAPIV3.OperationObject>>
  components: Record<string, object> & { responses?: Record<string, OpenAPIV3.ResponseObject> }
}

/** @throws Error if the spec is not valid, or if a new version of the library has moved one of the parts used here. */
export async function loadLibrary(spec: object): Promise<Library> {
  const { options, ajvOpts } = new OpenApiValidator({
    apiSpec: spec as never,
    validateRequests: { allErrors: true, coerceTypes: false },
    validateResponses: { allErrors: true },
    formats: ajvFormats,
  })
  skipParsingOfEmptyQueries()
  const apiDoc = structuredClone(spec)
  refuseBrokenReferences(apiDoc)
  const loader = new OpenApiSpecLoader({ apiDoc: apiDoc as never, $refParser: { mode: 'bundle' } })
  skipBundling(loader)
  const { apiDoc: loadedDoc, routes, serial } = await loader.load()
  const preprocessor = new SchemaPreprocessor(loadedDoc as never, ajvOpts.preprocessor, options.validateResponses || {})
  resolveWithoutCompiling(preprocessor)
  const { apiDoc: requestDoc, apiDocRes: responseDoc } = preprocessor.preProcess() as unknown as {
    apiDoc: ApiDoc
    apiDocRes: ApiDoc
  }

  const requests = new RequestValidator(withoutPaths(requestDoc) as never, { ...ajvOpts.request, code })
  const responses = new ResponseValidator(withoutPaths(responseDoc) as never, { ...ajvOpts.response, code }, {}, serial)
  registerSchemas(requestDoc, [privateMember(requests, 'ajv'), privateMember(requests, 'ajvBody')])
  registerSchemas(responseDoc, [privateMember(responses, 'ajvBody')])
  shareResponses(privateMember(responses, 'ajvBody'))
  const validateResponse = responses.validate() as RequestHandler

  return {
    operations: routes.map(({ method, openApiRoute, expressRoute }) => {
      const verb = method.toLowerCase()
      const schema = requestDoc.paths[openApiRoute]![verb]!
      const responses = withResolvedResponses(responseDoc, responseDoc.paths[openApiRoute]![verb]!)
      const metadata = { expressRoute, openApiRoute, schema, serial, _responseSchema: responses }
      const attach = (req: LibraryRequest, pathParams: Record<string, string>) => {
        req.openapi = { ...metadata, pathParams }
      }
      return { method, path: openApiRoute, pattern: expressRoute, schema, attach }
    }),
    validateRequest: (req, res, next) => void requests.validate(req as never, res, next),
    validateResponse: (req: LibraryRequest, res, next) => {
      // The library keeps one validator per content type of the *request*. Without headers, there is one per operation.
      const { method, originalUrl, openapi } = req
      let called = false
      // The library also calls `next` if `res.json` gets an invalid body. Throw then, so that the caller of `res.json` gets the error.
      validateResponse({ method, originalUrl, openapi, headers: {} } as unknown as Request, res, (error?: unknown) => {
        if (called) throw error
        called = true
        next(error)
      })
    },
  }
}

/** ajv does not optimize the code that it generates. The start is faster, and V8 optimizes the code anyway. */
const code = { optimize: false }

interface Ajv {
  addSchema: (schema: object, name: string) => unknown
  getSchema: (name: string) => unknown
}

function privateMember(owner: RequestValidator | ResponseValidator | SchemaPreprocessor, name: 'ajv' | 'ajvBody'): Ajv {
  const member = (owner as unknown as Record<string, Ajv | undefined>)[name]
  if (typeof member?.addSchema === 'function' && typeof member.getSchema === 'function') return member
  throw moved(`the ajv instance at ${owner.constructor.name}.${name}`)
}

function moved(part: string): Error {
  return new Error(
    `This version of express-openapi-validator no longer has ${part}. Compare the adapter src/http/validation/express-openapi-validator.ts with the sources of the library.`,
  )
}

const { modifyRequest } = RequestParameterMutator.prototype
if (typeof modifyRequest !== 'function') throw moved('RequestParameterMutator.modifyRequest')

/**
 * `modifyRequest` begins with parsing the URL, which takes Node longer than ajv takes for the whole validation. It only rewrites query
 * parameters here, so requests without a query can skip it. All parameters are still validated.
 */
function skipParsingOfEmptyQueries(): void {
  RequestParameterMutator.prototype.modifyRequest = function (req) {
    if (req.originalUrl.includes('?')) modifyRequest.call(this, req)
  }
}

/** The spec is one document already. To look for its parts in other files would take a tenth of the start. */
function skipBundling(loader: OpenApiSpecLoader): void {
  const { framework } = loader as unknown as { framework?: { loadSpec?: (apiDoc: object) => Promise<object> } }
  if (typeof framework?.loadSpec !== 'function') throw moved('OpenApiSpecLoader.framework.loadSpec')
  framework.loadSpec = (apiDoc) => Promise.resolve(apiDoc)
}

/** To find the target of a reference, the preprocessor asks ajv for the compiled target first. Without it, it finds the target by its path. */
function resolveWithoutCompiling(preprocessor: SchemaPreprocessor): void {
  privateMember(preprocessor, 'ajv').getSchema = () => undefined
}

/** The library copies the document into each schema that it compiles, so it gets only the parts that it reads. */
function withoutPaths(apiDoc: ApiDoc): object {
  const { parameters, securitySchemes } = apiDoc.components
  return { ...apiDoc, paths: {}, components: { parameters, securitySchemes } }
}

/**
 * The library does not resolve references to responses, but it replaces the reference to the schema of each body by that schema. Restore
 * this reference, because ajv would otherwise compile the schema again for each response. Most responses contain the same schema, `Problem`.
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

const LOCAL = '#/components/schemas/'
const GLOBAL = 'spec:'

/**
 * Registers each schema once, under a global name. A reference that begins with `#` is local to the schema around it, so ajv would compile
 * the schema that it refers to again for each request and response that contains it.
 */
function registerSchemas(apiDoc: ApiDoc, validators: Ajv[]): void {
  globalizeReferences(apiDoc)
  for (const [name, schema] of Object.entries(apiDoc.components['schemas'] ?? {})) {
    for (const validator of validators) validator.addSchema(schema, `${GLOBAL}${name}`)
  }
}

/**
 * The library compiles a validator for each response of each operation, under a name of its own. Most responses contain the same schema,
 * `Problem`, so responses with the same reference share one validator.
 */
function shareResponses(ajv: Ajv): void {
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
