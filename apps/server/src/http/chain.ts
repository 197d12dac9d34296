import type { RequestHandler } from 'express'

/** Runs handlers one after the other, as Express does, but Express would match the path again for each of them. */
export function chain(...handlers: RequestHandler[]): RequestHandler {
  return (req, res, done) => {
    let index = 0
    const next = (error?: unknown): void => {
      const handler = handlers[index++]
      if (error || !handler) return done(error)
      try {
        const running: unknown = handler(req, res, next)
        if (running instanceof Promise)
          running.catch((rejected: unknown) => done(rejected ?? new Error('The handler failed.')))
      } catch (thrown) {
        done(thrown)
      }
    }
    next()
  }
}

/** Runs handlers that answer nothing under `/api`, and spares the requests there the search for their routes. */
export function outsideApi(...handlers: RequestHandler[]): RequestHandler {
  const pages = chain(...handlers)
  return (req, res, next) => (req.path.startsWith('/api/') ? next() : pages(req, res, next))
}
