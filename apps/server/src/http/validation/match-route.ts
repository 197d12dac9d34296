import { type Operation, operations, type OperationId } from '@paraph/contract'
import type { Request, RequestHandler } from 'express'
import { Problem } from '../../problems/problem.ts'
import { rawPath } from '../path.ts'
import type { LoadedOperation } from './express-openapi-validator.ts'

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
  /** The segments of the path: the words, and the names of the parameters, each with its index. */
  words: [index: number, word: string][]
  parameters: [index: number, name: string][]
  /** By method. */
  operations: Map<string, { operation: Operation; attach: LoadedOperation['attach'] }>
}

/** Finds the operation of the request by its path and method. */
export function matchRoute(loaded: LoadedOperation[]): RequestHandler {
  const routes = compileRoutes(loaded)
  return (req, _res, next) => {
    const segments = rawPath(req.originalUrl).split('/')
    const route = routes.get(segments.length)?.find((route) => isMatch(route, segments))
    if (!route) throw new Problem('path_not_found')
    const found = route.operations.get(req.method)
    if (!found) throw methodNotAllowed(req, [...route.operations.keys()])
    const params: Record<string, string> = {}
    for (const [index, name] of route.parameters) {
      const value = segments[index]!
      params[name] = value
      if (!value.includes('%')) continue
      const text = decoded(value)
      req.isPathMalformed ||= text === undefined
      // PostgreSQL refuses to compare with a NUL character. No identifier contains one, so such a path is simply not found.
      params[name] = (text ?? value).replaceAll('\0', '\ufffd')
    }
    req.operation = found.operation
    req.pathParams = params
    found.attach(req, params)
    next()
  }
}

/** A parameter is a whole segment, and is not empty. */
function isMatch({ words, parameters }: Route, segments: string[]): boolean {
  return (
    words.every(([index, word]) => segments[index] === word) && parameters.every(([index]) => segments[index] !== '')
  )
}

/** Returns the routes by the number of their segments. */
function compileRoutes(loaded: LoadedOperation[]): Map<number, Route[]> {
  const byPath = Array.from(Map.groupBy(loaded, ({ path }) => path))
  const routes = byPath.map(([path, ofPath]) => ({
    ...readTemplate(path),
    operations: new Map(
      ofPath.map(({ method, schema, attach }) => [
        method,
        { operation: operations[schema.operationId as OperationId], attach },
      ]),
    ),
  }))
  return Map.groupBy(routes, ({ words, parameters }) => words.length + parameters.length)
}

/** @throws Error if a parameter is only a part of a segment: no path of the spec has such a parameter. */
function readTemplate(path: string): Pick<Route, 'words' | 'parameters'> {
  const words: Route['words'] = []
  const parameters: Route['parameters'] = []
  for (const [index, segment] of path.split('/').entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name) parameters.push([index, name])
    else if (/[{}]/.test(segment)) throw new Error(`A parameter of ${path} is not a whole segment.`)
    else words.push([index, segment])
  }
  return { words, parameters }
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

function methodNotAllowed(req: Request, allowed: string[]): Problem {
  const allow = allowed.toSorted().join(', ')
  return new Problem('method_not_allowed', `This path takes ${allow}, not ${req.method}.`, { headers: { allow } })
}
