import type { OperationId } from '@paraph/contract'
import type { Request, RequestHandler } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { match as compilePath, type MatchFunction } from 'path-to-regexp'
import { rawPath } from '../path.ts'
import { Problem } from '../../problems/problem.ts'

export interface Operation {
  operationId: OperationId
  /** The media types of the request body; empty if the operation takes none. */
  mediaTypes: string[]
  /** The parts of a form that the spec says to be JSON. */
  jsonParts: string[]
}

declare module 'express-serve-static-core' {
  interface Request {
    operation?: Operation
    openapi?: Metadata & { pathParams: Record<string, string> }
  }
}

/** What express-openapi-validator's own parts expect at `req.openapi`. */
export interface Metadata {
  expressRoute: string
  openApiRoute: string
  schema: OpenAPIV3.OperationObject
  serial: number
  _responseSchema: OpenAPIV3.OperationObject
}

export interface Route {
  path: MatchFunction<Record<string, string>>
  methods: Map<string, { operation: Operation; metadata: Metadata }>
}

type Paths = { paths: Record<string, Record<string, unknown>> }

interface Loaded {
  apiDoc: unknown
  routes: { expressRoute: string; openApiRoute: string; method: string }[]
}

export function compileRoutes({ apiDoc, routes }: Loaded, apiDocRes: unknown, serial: number): Route[] {
  const operationAt = (document: unknown, path: string, method: string) =>
    (document as Paths).paths[path]?.[method.toLowerCase()] as OpenAPIV3.OperationObject
  const compiled = new Map<string, Route>()
  for (const { expressRoute, openApiRoute, method } of routes) {
    const route = compiled.get(expressRoute) ?? {
      path: compilePath(expressRoute, { sensitive: true, trailing: false }),
      methods: new Map(),
    }
    compiled.set(expressRoute, route)
    const schema = operationAt(apiDoc, openApiRoute, method)
    const content = (schema.requestBody as OpenAPIV3.RequestBodyObject | undefined)?.content ?? {}
    route.methods.set(method, {
      operation: {
        operationId: schema.operationId as OperationId,
        mediaTypes: Object.keys(content),
        jsonParts: Object.values(content).flatMap(jsonPartsOf),
      },
      metadata: {
        expressRoute,
        openApiRoute,
        schema,
        serial,
        _responseSchema: withResponses(apiDocRes, operationAt(apiDocRes, openApiRoute, method)),
      },
    })
  }
  return [...compiled.values()]
}

function jsonPartsOf({ encoding = {} }: OpenAPIV3.MediaTypeObject): string[] {
  return Object.entries(encoding).flatMap(([name, { contentType }]) =>
    contentType === 'application/json' ? [name] : [],
  )
}

/** The operation with its responses in place of the references to them. */
function withResponses(document: unknown, operation: OpenAPIV3.OperationObject): OpenAPIV3.OperationObject {
  const { responses } = (document as { components: { responses: Record<string, OpenAPIV3.ResponseObject> } }).components
  const inPlace = Object.entries(operation.responses ?? {}).map(([status, response]) => [
    status,
    '$ref' in response ? responses[response.$ref.split('/').at(-1)!] : response,
  ])
  return { ...operation, responses: Object.fromEntries(inPlace) }
}

/** Finds the operation of the request; the paths were compiled once. */
export function matchRoute(routes: Route[]): RequestHandler {
  return (req, _res, next) => {
    const path = rawPath(req.originalUrl)
    for (const route of routes) {
      const matched = decoded(() => route.path(path))
      if (!matched) continue
      const found = route.methods.get(req.method)
      if (!found) throw methodNotAllowed(req, [...route.methods.keys()])
      for (const [name, value] of Object.entries(matched.params)) {
        // No identifier has a NUL in it, and PostgreSQL refuses even to compare with one.
        matched.params[name] = value.replaceAll('\0', '\ufffd')
      }
      req.operation = found.operation
      req.openapi = { ...found.metadata, pathParams: matched.params }
      return next()
    }
    throw new Problem('path_not_found')
  }
}

function decoded<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Problem('request_malformed', 'The path is not percent-encoded UTF-8.', { cause })
  }
}

function methodNotAllowed(req: Request, allowed: string[]): Problem {
  const allow = allowed.toSorted().join(', ')
  return new Problem('method_not_allowed', `This path takes ${allow}, not ${req.method}.`, { headers: { allow } })
}
