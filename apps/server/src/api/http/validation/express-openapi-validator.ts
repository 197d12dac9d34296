import type { Request, RequestHandler, Response } from 'express'
import { BadRequest, InternalServerError, type OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { ajvFormats } from '#platform/formats/formats.ts'
import { writeJson } from '../write-json.ts'
import { type Ajv, type ApiDoc, type Compilers, GLOBAL, type Precompiled, type SpecParts } from './spec-parts.ts'

/** The errors that the library throws. */
export { BadRequest, InternalServerError }

/**
 * The adapter to express-openapi-validator, and the only file that uses its internals. The validation itself is the library's own code.
 *
 * The library's own middleware is not used, because it does work per request that can be done once: it compiles the pattern of each path
 * to find the route, compiles the whole spec together with each schema, and compiles a new validator, which it never frees, for each
 * value of the header `content-type`. Together this costs more than the validation.
 *
 * Most requests and answers are valid. So the validators that the library has compiled are asked first. If they object, the library's own code
 * runs, and throws its errors. It also runs for each request that it may have to change: one with a query or a form.
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
  validators: Validators
  expressRoute: string
  openApiRoute: string
  schema: OpenAPIV3.OperationObject
  serial: number
  _responseSchema: OpenAPIV3.OperationObject
  pathParams: Record<string, string>
}

type LibraryRequest = Request & { openapi?: Metadata }

/** The validators of one operation that the library has compiled. */
interface Validators {
  isValid: (req: LibraryRequest) => boolean
  isValidResponse: (res: Response, body: unknown) => boolean
}

/** All requests and all responses belong to the same spec. */
const SERIAL = 0

/**
 * @param precompiled - the validators of this spec, compiled by the build. Without them, they are compiled at their first use.
 * @param code - how ajv writes the code of the validators.
 * @throws Error if the spec is not valid, or if a new version of the library has moved one of the parts used here.
 */
export async function loadLibrary(
  spec: object,
  precompiled?: Precompiled,
  code: object = withoutOptimization,
): Promise<Library & { compilers: Compilers; parts: SpecParts }> {
  const { options, ajvOpts } = new OpenApiValidator({
    apiSpec: spec as never,
    validateRequests: { allErrors: true, coerceTypes: false },
    validateResponses: { allErrors: true },
    formats: ajvFormats,
  })
  const parts =
    precompiled?.parts ?? (await (await import('./read-spec.ts')).readSpec(spec, ajvOpts.preprocessor, options))
  const { requestDoc, responseDoc } = parts
  const requests = new RequestValidator(withoutPaths(requestDoc) as never, { ...ajvOpts.request, code })
  const responses = new ResponseValidator(withoutPaths(responseDoc) as never, { ...ajvOpts.response, code }, {}, SERIAL)
  const compilers = {
    general: privateMember(requests, 'ajv'),
    body: privateMember(requests, 'ajvBody'),
    response: privateMember(responses, 'ajvBody'),
  }
  if (precompiled) precompiled.use(compilers)
  else {
    registerSchemas(requestDoc, [compilers.general, compilers.body])
    registerSchemas(responseDoc, [compilers.response])
    shareResponses(compilers.response)
  }
  const validateResponse = responses.validate() as RequestHandler
  /** One function for all answers. V8 keeps an answer that has a function of its own, and all that it refers to, until the next full garbage collection. */
  const validatedJson = function <R extends Response>(this: R, body: unknown): R {
    // The request was answered meanwhile, because its body stopped arriving.
    if (this.headersSent) return this
    const req: LibraryRequest = this.req
    if (this.statusCode < 500 && !req.openapi!.validators.isValidResponse(this, body)) {
      refuseResponse(req, this)
      return this.json(body)
    }
    writeJson(this, body)
    return this
  }

  return {
    compilers,
    parts,
    operations: parts.operations.map(({ method, openApiRoute, expressRoute, schema, responses }) => {
      const name = `${method}-${expressRoute}`
      const validators = {
        isValid: requestValidator(compilers, name, schema),
        isValidResponse: responseValidator(compilers.response, name, responses),
      }
      const metadata = { validators, expressRoute, openApiRoute, schema, serial: SERIAL, _responseSchema: responses }
      const attach = (req: LibraryRequest, pathParams: Record<string, string>) => {
        req.openapi = { ...metadata, pathParams }
      }
      return { method, path: openApiRoute, pattern: expressRoute, schema, attach }
    }),
    validateRequest: (req: LibraryRequest, res, next) => {
      if (req.openapi!.validators.isValid(req)) next()
      else void requests.validate(req as never, res, next)
    },
    validateResponse: (_req, res, next) => {
      res.json = validatedJson
      next()
    },
  }

  /** Makes the next `res.json` run the library's own code. */
  function refuseResponse({ method, originalUrl, openapi }: LibraryRequest, res: Response): void {
    // The library goes on with the function of Express.
    Reflect.deleteProperty(res, 'json')
    let called = false
    // The library keeps one validator per content type of the *request*. Without headers, there is one per operation.
    const req = { method, originalUrl, openapi, headers: {} } as unknown as Request
    // The library also calls `next` if `res.json` gets an invalid body. Throw then, so that the caller of `res.json` gets the error.
    validateResponse(req, res, (error?: unknown) => {
      if (called) throw error
      called = true
    })
  }
}

type Validate = (data: unknown) => boolean

/**
 * Returns a function that is true for each request that the library accepts, except for some that the library itself must read.
 *
 * @param name - of the operation, in the names that the library gives its validators.
 */
function requestValidator(
  ajv: Pick<Compilers, 'general' | 'body'>,
  name: string,
  { requestBody }: OpenAPIV3.OperationObject,
) {
  const [mediaType] = Object.keys((requestBody as OpenAPIV3.RequestBodyObject | undefined)?.content ?? {})
  const general = compiled(ajv.general, `${name}-${mediaType ?? 'not_provided'}`)
  const body = compiled(ajv.body, `${name}-${mediaType ?? 'not_provided'}`)
  return (req: LibraryRequest): boolean => {
    const { headers, openapi } = req
    if (req.originalUrl.includes('?') || headers['content-type'] !== mediaType || mediaType === FORM) return false
    const [isGeneralValid, isBodyValid] = [general(), body()]
    if (!isGeneralValid || !isBodyValid) return false
    const data = { query: {}, headers, params: openapi!.pathParams, cookies: undefined, body: req.body as unknown }
    if (!isGeneralValid(data) || !isBodyValid(data)) return false
    // Express parses the URL each time that it is read. It now also has the defaults.
    Object.defineProperty(req, 'query', { value: data.query, writable: true })
    return true
  }
}

const FORM = 'multipart/form-data'

/** Returns a function that is true for each answer that the library accepts. It leaves the others to the library. */
function responseValidator(ajv: Ajv, name: string, { responses }: OpenAPIV3.OperationObject) {
  const byStatus = Object.entries((responses ?? {}) as Record<string, OpenAPIV3.ResponseObject>).flatMap(
    ([status, { content = {} }]) => {
      const [mediaType, ...others] = Object.keys(content)
      // With one media type, the library does not look at the type of the answer.
      if (mediaType === undefined || others.length > 0 || !mediaType.endsWith('json')) return []
      return [[Number(status), compiled(ajv, `${name}-not_provided-${status}-${mediaType}`)] as const]
    },
  )
  const validators = new Map(byStatus)
  return (res: Response, body: unknown): boolean => {
    const isValid = validators.get(res.statusCode)?.()
    return isValid !== undefined && body !== undefined && body !== null && isValid({ response: body })
  }
}

/** Looks up the validator of this name until the library has compiled it. */
function compiled(ajv: Ajv, name: string): () => Validate | undefined {
  let validate: Validate | undefined
  return () => (validate ??= ajv.getSchema(name) as Validate | undefined)
}

/** ajv does not optimize the code that it generates. The start is faster, and V8 optimizes the code anyway. */
const withoutOptimization = { optimize: false }

function privateMember(owner: RequestValidator | ResponseValidator, name: 'ajv' | 'ajvBody'): Ajv {
  const member = (owner as unknown as Record<string, Ajv | undefined>)[name]
  if (typeof member?.addSchema === 'function' && typeof member.getSchema === 'function') return member
  throw moved(`the ajv instance at ${owner.constructor.name}.${name}`)
}

function moved(part: string): Error {
  return new Error(
    `This version of express-openapi-validator no longer has ${part}. Compare the adapter src/http/validation/express-openapi-validator.ts with the sources of the library.`,
  )
}

/** The library copies the document into each schema that it compiles, so it gets only the parts that it reads. */
function withoutPaths(apiDoc: ApiDoc): object {
  const { parameters, securitySchemes } = apiDoc.components
  return { ...apiDoc, paths: {}, components: { parameters, securitySchemes } }
}

const LOCAL = '#/components/schemas/'

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
