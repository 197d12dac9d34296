import type { RequestHandler } from 'express'
import { rawPath } from './path.ts'

/** Runs handlers one after the other, as Express does. Express would match the path again for each of them. */
export function chain(...handlers: RequestHandler[]): RequestHandler {
  return (req, res, leave) => {
    let index = 0
    const fail = (reason: unknown) => leave(reason ?? new Error('A handler failed without an error.'))
    const next = (fault?: unknown): void => {
      const handler = handlers[index++]
      if (fault || !handler) return leave(fault)
      try {
        const running: unknown = handler(req, res, next)
        if (running instanceof Promise) running.catch(fail)
      } catch (thrown) {
        fail(thrown)
      }
    }
    next()
  }
}

/** Runs handlers for one of these paths and for all paths below it. */
export function below(paths: string[], ...handlers: RequestHandler[]): RequestHandler {
  const inside = chain(...handlers)
  return (req, res, next) => (isBelow(paths, rawPath(req.url)) ? inside(req, res, next) : next())
}

/** Runs handlers for all other paths. */
export function outside(paths: string[], ...handlers: RequestHandler[]): RequestHandler {
  const others = chain(...handlers)
  return (req, res, next) => (isBelow(paths, rawPath(req.url)) ? next() : others(req, res, next))
}

function isBelow(paths: string[], path: string): boolean {
  return paths.some((above) => path.startsWith(above) && (path.length === above.length || path[above.length] === '/'))
}
