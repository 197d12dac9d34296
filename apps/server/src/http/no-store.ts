import type { RequestHandler } from 'express'

/** Answers contain personal data, which no cache may keep. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('cache-control', 'no-store')
  next()
}
