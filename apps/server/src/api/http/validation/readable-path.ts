import type { Request, RequestHandler } from 'express'
import { Problem } from '#platform/problems/problem.ts'
import { rawPath } from '../path.ts'

/**
 * Makes each path one that the validator can decode. It would refuse the others before the authentication, and then the answer has no headers of the
 * limit of requests. PostgreSQL refuses to compare with a NUL character. No identifier contains one, so such a path is simply not found.
 */
export const readablePath: RequestHandler = (req, _res, next) => {
  const path = rawPath(req.url)
  // No path of the API ends so. The library has no such strict routing: it passes the setting on under a name that its patterns no longer know.
  if (path.endsWith('/')) throw new Problem('path_not_found')
  if (path.includes('%')) {
    const readable = isDecodable(path) ? path.replaceAll('%00', '%EF%BF%BD') : path.replaceAll('%', '%25')
    req.url = readable + req.url.slice(path.length)
  }
  next()
}

/** @throws Problem `request_malformed` */
export function refuseMalformedPath({ originalUrl }: Request): void {
  if (!isDecodable(rawPath(originalUrl)))
    throw new Problem('request_malformed', 'The path is not percent-encoded UTF-8.')
}

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}
