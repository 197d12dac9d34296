import type { Request, RequestHandler, Response } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { ajvFormats } from '#platform/formats/formats.ts'
import { writeJson } from '../../write-json.ts'
import { acceptsAnswers, acceptsRequests, type LibraryRequest } from './ask-first.ts'
import { registerSchemas, shareResponses, withoutPaths } from './register-schemas.ts'
import type { Ajv, Compilers, Precompiled, SpecParts } from './spec-parts.ts'

/**
 * The adapter to express-openapi-validator. Only the files of this folder may use the library's internals, which the lint checks. The validation
 * itself is the library's own code.
 *
 * The library's own middleware is not used, because it does work per request that can be done once: it compiles the pattern of each path
 * to find the route, compiles the whole spec together with each schema, and compiles a new validator, which it never frees, for each
 * value of the header `content-type`. Together this costs more than the validation.
 *
 * Most requests and answers are valid. So the validators that the library has compiled are asked first. If they object, the library's own code
 * runs, and throws its errors. This code also runs for each request that it may have to change: one with a query or a form.
 */
export interface Library {
  operations: LoadedOperation[]
  /** Validates the request that `attach` was called for. Throws an error that `faultsOfRequest` understands. */
  validateRequest: RequestHandler
  /** Validates each body that `res.json` gets after this call. For an invalid body, `res.json` throws an error with `isResponseViolation`. */
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
  /** One function for all answers, instead of a function for each. */
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
        isValid: acceptsRequests(compilers, name, schema),
        isValidResponse: acceptsAnswers(compilers.response, name, responses),
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
    // The library's code then calls the `json` of Express.
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

/** ajv must not optimize the code that it generates: so the start is faster, and V8 optimizes the code anyway. */
const withoutOptimization = { optimize: false }

function privateMember(owner: RequestValidator | ResponseValidator, name: 'ajv' | 'ajvBody'): Ajv {
  const member = (owner as unknown as Record<string, Ajv | undefined>)[name]
  if (typeof member?.addSchema === 'function' && typeof member.getSchema === 'function') return member
  throw moved(`the ajv instance at ${owner.constructor.name}.${name}`)
}

function moved(part: string): Error {
  return new Error(
    `This version of express-openapi-validator no longer has ${part}. Compare the folder src/api/http/validation/library with the sources of the library.`,
  )
}
