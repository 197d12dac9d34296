import { parse as parseQuery } from 'node:querystring'
import type { Request, RequestHandler, Response } from 'express'
import { middleware } from 'express-openapi-validator'
import { closeSchemas, document, scopes } from '@paraph/contract'
import { toProblem } from '#api/http/validation/to-problem.ts'
import { createValidator } from '#api/http/validation/validator.ts'
import { ajvFormats } from '#platform/formats/formats.ts'
import type { SampleAnswer, SampleRequest } from './samples.ts'

/** What a validator did: what it refused, and what it left for the handler or for the client. */
export interface Outcome {
  refusal: unknown
  data: unknown
}

/** One way to validate. */
export interface Way {
  request: (sample: SampleRequest) => Promise<Outcome>
  answer: (sample: SampleAnswer) => Promise<Outcome>
}

/** The validator of the server. For the spec itself, it uses the validators that the build has stored. For a copy of the spec, it compiles them. */
export async function throughServer(spec: object = document): Promise<Way> {
  const { match, request, response } = await createValidator({ apiKey: scopes, signingToken: [], setupToken: [] }, spec)
  return {
    request: (sample) => validateRequest([match, request], sample),
    answer: (sample) => validateAnswer([match, response], sample),
  }
}

/** The library as it is published, without any code of the server. */
export function throughLibrary(): Way {
  const handlersOf = perPath()
  // The library gives its handlers these names.
  const without = (name: string, id: string) => handlersOf(id).filter((handler) => handler.name !== name)
  return {
    request: (sample) => validateRequest(without('responseMiddleware', sample.id), sample),
    answer: (sample) => validateAnswer(without('requestMiddleware', sample.id), sample),
  }
}

/** The library reads the whole spec again for each schema that it compiles. So each path gets a spec of its own, with the components that it uses. */
function perPath(): (id: string) => RequestHandler[] {
  const made = new Map<string, RequestHandler[]>()
  const paths = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).map(({ operationId }: { operationId?: string }) => [operationId!, path] as const),
    ),
  )
  return (id) => {
    const path = paths.get(id)!
    const handlers =
      made.get(path) ??
      middleware({
        apiSpec: specOf(path) as never,
        validateRequests: { allErrors: true, coerceTypes: false },
        validateResponses: { allErrors: true },
        formats: ajvFormats,
        validateSecurity: false,
        fileUploader: false,
        // Other tests validate the spec.
        validateApiSpec: false,
      })
    made.set(path, handlers)
    return handlers
  }
}

function specOf(path: string): object {
  const { openapi, info, paths, components } = closeSchemas(document) as unknown as Record<
    'paths' | 'components',
    Record<string, Record<string, object>>
  > & { openapi: string; info: object }
  const used: Record<string, Record<string, object>> = { securitySchemes: components['securitySchemes']! }
  const collect = (node: object): void => {
    if ('$ref' in node && typeof node.$ref === 'string') {
      const [kind, name] = node.$ref.split('/').slice(-2) as [string, string]
      const found = components[kind]![name]!
      if (used[kind]?.[name]) return
      used[kind] = { ...used[kind], [name]: found }
      collect(found)
    }
    for (const inner of Object.values(node)) if (typeof inner === 'object' && inner !== null) collect(inner as object)
  }
  collect(paths[path]!)
  return { openapi, info, paths: { [path]: paths[path] }, components: used }
}

/** The part of an Express app that the library uses. */
const app = { enabled: () => true, param: () => {} }

function requestOf({ method, url }: Pick<SampleRequest, 'method' | 'url'>): Request {
  const [path, query] = url.split(/\?(.*)/s) as [string, string | undefined]
  // The settings of the server: `query parser` is `simple`.
  const parsed = { ...parseQuery(query ?? '') }
  return {
    app,
    method,
    url,
    originalUrl: url,
    path,
    baseUrl: '',
    query: parsed,
    params: {},
    headers: {},
    // As for a client that accepts no compressed answer, so that the bodies can be compared.
    acceptsEncodings: () => false,
  } as unknown as Request
}

async function validateRequest(handlers: RequestHandler[], { headers, body, ...sample }: SampleRequest) {
  const req = Object.assign(requestOf(sample), { headers: { ...headers }, body: structuredClone(body) })
  const refusal = await run(handlers, req, {} as Response)
  const { query, pathParams = req.params } = req
  return {
    refusal: describe(refusal),
    data: { body: req.body as unknown, query: { ...query }, params: { ...pathParams }, headers: req.headers },
  }
}

async function validateAnswer(handlers: RequestHandler[], { status, body, ...sample }: SampleAnswer) {
  const req = requestOf(sample)
  const res = new FakeResponse(req, status)
  let refusal: unknown
  // The library calls `next` again if it refuses the answer.
  await run(handlers, req, res as unknown as Response, (error) => (refusal ??= error))
  try {
    res.json(structuredClone(body))
  } catch (error) {
    refusal = error
  }
  return { refusal: describe(refusal), data: res.sent }
}

/** Runs the handlers one after the other, and returns the error of the first that fails. */
async function run(handlers: RequestHandler[], req: Request, res: Response, onError?: (error: unknown) => void) {
  for (const handler of handlers) {
    const error: unknown = await new Promise((resolve) => {
      const next = (error?: unknown) => {
        onError?.(error)
        resolve(error)
      }
      try {
        void handler(req, res, next)
      } catch (thrown) {
        next(thrown)
      }
    })
    if (error) return error
  }
  return undefined
}

/** The part of a response that the validators use. */
class FakeResponse {
  headersSent = false
  sent: string | undefined
  readonly req: Request
  readonly statusCode: number

  constructor(req: Request, statusCode: number) {
    this.req = req
    this.statusCode = statusCode
  }

  getHeaders() {
    return this.statusCode < 400 ? {} : { 'content-type': 'application/problem+json; charset=utf-8' }
  }

  hasHeader() {
    return true
  }

  setHeader() {}

  end(text: string) {
    this.sent = text
  }

  json(body: unknown) {
    this.sent = JSON.stringify(body)
  }
}

/** Everything that the server or the client could see of an error. */
function describe(error: unknown) {
  if (error === undefined) return undefined
  if (!(error instanceof Error)) throw new TypeError('A validator threw something that is no error.')
  const { name, message } = error
  const { errors } = error as { errors?: unknown }
  return { type: error.constructor.name, name, message, errors, problem: toProblem(error).toBody('/', 'id') }
}
