import type { OperationId } from '@paraph/contract'
import type { Request, RequestHandler } from 'express'
import { match as compilePath, type MatchFunction } from 'path-to-regexp'
import { Problem } from '../../problems/problem.ts'
import { rawPath } from '../path.ts'
import type { LoadedOperation, Secured } from './express-openapi-validator.ts'

/** The operation that a request matched. */
export interface Operation {
  operationId: OperationId
  /** The path as in the spec. */
  path: string
  /** The name of the security scheme. */
  security: string
  /** The media type of the request body; undefined if the operation takes none. */
  mediaType: string | undefined
  /** The parts of a form that the spec encodes as JSON. */
  jsonParts: string[]
}

declare module 'express-serve-static-core' {
  interface Request {
    operation?: Operation
    pathParams?: Record<string, string>
  }
}

interface Route {
  match: MatchFunction<Record<string, string>>
  /** By method. */
  operations: Map<string, { operation: Operation; attach: LoadedOperation['attach'] }>
}

/** Finds the operation of the request by its path and method. The patterns are compiled once. */
export function matchRoute(operations: LoadedOperation[], spec: Secured): RequestHandler {
  const routes = compileRoutes(operations, spec)
  return (req, _res, next) => {
    const path = rawPath(req.originalUrl)
    for (const route of routes) {
      const matched = decoded(() => route.match(path))
      if (!matched) continue
      const found = route.operations.get(req.method)
      if (!found) throw methodNotAllowed(req, [...route.operations.keys()])
      for (const [name, value] of Object.entries(matched.params)) {
        // PostgreSQL refuses to compare with a NUL character. No identifier contains one, so such a path is simply not found.
        matched.params[name] = value.replaceAll('\0', '\ufffd')
      }
      req.operation = found.operation
      req.pathParams = matched.params
      found.attach(req, matched.params)
      return next()
    }
    throw new Problem('path_not_found')
  }
}

function compileRoutes(operations: LoadedOperation[], spec: Secured): Route[] {
  const byPattern = Map.groupBy(operations, ({ pattern }) => pattern)
  return Array.from(byPattern, ([pattern, ofPath]) => ({
    match: compilePath(pattern, { sensitive: true, trailing: false }),
    operations: new Map(
      ofPath.map((loaded) => [loaded.method, { operation: toOperation(loaded, spec), attach: loaded.attach }]),
    ),
  }))
}

function toOperation({ schema, path }: LoadedOperation, spec: Secured): Operation {
  const content = schema.requestBody && 'content' in schema.requestBody ? schema.requestBody.content : {}
  const [mediaType] = Object.keys(content)
  const encodings = Object.entries(content[mediaType!]?.encoding ?? {})
  return {
    operationId: schema.operationId as OperationId,
    path,
    security: Object.keys((schema.security ?? spec.security)![0]!)[0]!,
    mediaType,
    jsonParts: encodings.flatMap(([name, { contentType }]) => (contentType === 'application/json' ? [name] : [])),
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
