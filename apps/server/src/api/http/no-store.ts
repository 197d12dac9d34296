import type { RequestHandler } from 'express'

/** Answers contain personal data, which no cache may keep. */
export const noStore: RequestHandler = (req, res, next) => {
  // Without stored answers there is nothing to compare with. Express would answer 304 to `if-none-match: *`.
  delete req.headers['if-none-match']
  res.setHeader('cache-control', 'no-store')
  next()
}
