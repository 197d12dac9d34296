import { document } from '@paraph/contract'
import type { Request, RequestHandler } from 'express'
import { OpenApiContext } from 'express-openapi-validator/dist/framework/openapi.context.js'
import { OpenApiSpecLoader } from 'express-openapi-validator/dist/framework/openapi.spec.loader.js'
import type { SecurityHandlers } from 'express-openapi-validator/dist/framework/types.js'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import { maxFileBytes } from '../body-limits.ts'
import { ajvFormats } from '../../formats/formats.ts'
import { spareParameters } from './parameters.ts'
import { compileRoutes, matchRoute, type Route } from './routes.ts'
import { warmUp } from './warm-up.ts'

export interface Validator {
  /** Finds the operation of the request, and leaves it at `req.operation`. */
  match: RequestHandler
  /** Judges what `res.json` is given, from here on. */
  response: RequestHandler
  security: RequestHandler
  /** Reads a multipart body. */
  form: RequestHandler
  request: RequestHandler
}

const fileUploader = {
  limits: { fileSize: maxFileBytes, files: 1, fields: 20, fieldSize: 64 * 1024 },
  // Without it, the names of files are read as Latin-1.
  defParamCharset: 'utf8',
}

/** Returns for a request that may come in, and throws what any other is answered. */
export type Authenticate = (req: Request) => Promise<void>

/**
 * express-openapi-validator, put together from its own parts. Its ready-made assembly compiles every path anew to look up the route
 * of each request, and compiles the whole spec along with each schema, which costs more than the validation itself.
 * What is validated, and by which code, is the same.
 *
 * @throws if the spec is not valid: a server must not start with a broken contract.
 */
export async function createValidator(authenticate: Authenticate, spec: object = document): Promise<Validator> {
  const refusals = new WeakMap<Request, unknown>()
  const handlers: SecurityHandlers = {
    apiKey: async (req) => {
      try {
        await authenticate(req)
        return true
      } catch (error) {
        refusals.set(req, error)
        return false
      }
    },
  }
  const validator = new OpenApiValidator({
    apiSpec: spec as never,
    validateRequests: { allErrors: true, coerceTypes: false },
    validateResponses: { allErrors: true },
    validateSecurity: { handlers },
    formats: ajvFormats,
    fileUploader,
  })

  spareParameters()
  const loaded = await new OpenApiSpecLoader({
    apiDoc: structuredClone(spec) as never,
    $refParser: { mode: 'bundle' },
  }).load()
  const { apiDoc, apiDocRes } = new SchemaPreprocessor(
    loaded.apiDoc as never,
    validator.ajvOpts.preprocessor,
    validator.options.validateResponses || {},
  ).preProcess()
  const { serial } = new OpenApiContext(loaded, /(?!)/)
  const routes = compileRoutes(loaded, apiDocRes, serial)
  refuseUnknownSchemes(apiDoc, routes, Object.keys(handlers))

  const requestDoc = slim(apiDoc)
  const responseDoc = slim(apiDocRes)
  const requests = new RequestValidator(requestDoc as never, validator.ajvOpts.request)
  const responses = new ResponseValidator(responseDoc as never, validator.ajvOpts.response, {}, serial)
  registerSchemas(apiDoc, [requests['ajv'], requests['ajvBody']])
  registerSchemas(apiDocRes, [responses['ajvBody']])

  const parts = {
    response: responses.validate(),
    security: passRefusal(validator['securityMiddleware'](apiDoc as never) as RequestHandler, refusals),
    form: validator['multipartMiddleware'](requestDoc as never) as unknown as RequestHandler,
    request: ((req, res, next) => requests.validate(req as never, res, next)) as RequestHandler,
  }
  warmUp(routes, parts)
  return { match: matchRoute(routes), ...parts }
}

type Components = { components: Record<string, object> }

/** The spec without all that the validators would go through again for every schema they compile. */
function slim(apiDoc: object): object {
  const { parameters, securitySchemes } = (apiDoc as Components).components
  return { ...apiDoc, paths: {}, components: { parameters, securitySchemes } }
}

const LOCAL = '#/components/schemas/'
const GLOBAL = 'spec:'

/**
 * Registers each schema once, under a name that means the same wherever it stands. A reference that begins with `#` is local to the schema
 * that it stands in, so that ajv would compile all that it leads to again for each request and response that it is part of.
 */
function registerSchemas(apiDoc: object, validators: { addSchema: (schema: object, name: string) => unknown }[]): void {
  globalizeReferences(apiDoc)
  for (const [name, schema] of Object.entries((apiDoc as Components).components['schemas'] ?? {})) {
    for (const validator of validators) validator.addSchema(schema, `${GLOBAL}${name}`)
  }
}

function globalizeReferences(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('$ref' in node && typeof node.$ref === 'string' && node.$ref.startsWith(LOCAL)) {
    node.$ref = GLOBAL + node.$ref.slice(LOCAL.length)
  }
  for (const inner of Object.values(node)) globalizeReferences(inner)
}

/** The validator finds out at the first request only, and answers it 401. */
function refuseUnknownSchemes(apiDoc: object, routes: Route[], handled: string[]): void {
  const { security = [], components } = apiDoc as Components & { security?: object[] }
  const operations = routes.flatMap(({ methods }) => Array.from(methods.values(), ({ metadata }) => metadata.schema))
  for (const { operationId, security: own = security } of operations) {
    const schemes = own.flatMap((requirement) => Object.keys(requirement))
    const unknown = schemes.find((name) => !handled.includes(name) || !(name in (components['securitySchemes'] ?? {})))
    if (unknown)
      throw new Error(`${operationId} has the security scheme ${unknown}, which is not described or not handled.`)
    if (schemes.length === 0) throw new Error(`${operationId} lets in requests without a key.`)
  }
}

/** The validator answers 401 to whatever its handler throws, a database that is down included. This restores the true reason. */
function passRefusal(security: RequestHandler, refusals: WeakMap<Request, unknown>): RequestHandler {
  return (req, res, next) => security(req, res, (error?: unknown) => next(error && (refusals.get(req) ?? error)))
}
