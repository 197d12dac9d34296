import type { Request, RequestHandler } from 'express'
import { type Operation, operations, type OperationId } from '@paraph/contract'
import { match as compilePath, type MatchFunction } from 'path-to-regexp'
import { Problem } from '#platform/problems/problem.ts'
import { sentMethod } from '../head-as-get.ts'
import { rawPath } from '../path.ts'
import type { LoadedOperation } from './library/express-openapi-validator.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** The operation that the request matched. */
    operation?: Operation
    pathParams?: Record<string, string>
    /** True if a parameter of the path is not percent-encoded UTF-8. */
    isPathMalformed?: boolean
  }
}

interface Route {
  depth: number
  match: MatchFunction<Record<string, string>>
  /** By method. */
  operations: Map<string, { operation: Operation; attach: LoadedOperation['attach'] }>
}

/** Finds the operation of the request by its path and method. The patterns are compiled once. */
export function matchRoute(loaded: LoadedOperation[]): RequestHandler {
  const routes = Map.groupBy(compileRoutes(loaded), ({ depth }) => depth)
  return (req, _res, next) => {
    const path = rawPath(req.originalUrl)
    for (const route of routes.get(depthOf(path)) ?? []) {
      const matched = route.match(path)
      if (!matched) continue
      const found = route.operations.get(req.method)
      if (!found) throw methodNotAllowed(req, [...route.operations.keys()])
      for (const name in matched.params) {
        const value = matched.params[name]!
        if (!value.includes('%')) continue
        const text = decoded(value)
        req.isPathMalformed ||= text === undefined
        // PostgreSQL refuses to compare with a NUL character. No identifier contains one, so such a path is simply not found.
        matched.params[name] = (text ?? value).replaceAll('\0', '\ufffd')
      }
      req.operation = found.operation
      req.pathParams = matched.params
      found.attach(req, matched.params)
      return next()
    }
    throw new Problem('path_not_found')
  }
}

function compileRoutes(loaded: LoadedOperation[]): Route[] {
  return Array.from(
    Map.groupBy(loaded, ({ pattern }) => pattern),
    ([pattern, ofPath]) => ({
      depth: depthOf(pattern),
      match: compilePath(pattern, { sensitive: true, trailing: false, decode: false }),
      operations: new Map(
        ofPath.map(({ method, schema, attach }) => [
          method,
          { operation: operations[schema.operationId as OperationId], attach },
        ]),
      ),
    }),
  )
}

/** Returns the number of slashes. A parameter contains none, so a pattern matches only paths with as many. */
function depthOf(path: string): number {
  let depth = 0
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) depth++
  return depth
}

/** Refuses a path that can't be decoded. It comes after the authentication, so that the answer has the headers of the limit of requests. */
export const refuseMalformedPath: RequestHandler = (req, _res, next) => {
  if (req.isPathMalformed) throw new Problem('request_malformed', 'The path is not percent-encoded UTF-8.')
  next()
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function methodNotAllowed(req: Request, described: string[]): Problem {
  const allow = described
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    .toSorted()
    .join(', ')
  return new Problem('method_not_allowed', `This path takes ${allow}, not ${sentMethod(req)}.`, { headers: { allow } })
}
