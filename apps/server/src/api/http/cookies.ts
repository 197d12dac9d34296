import type { RequestHandler, Response } from 'express'
import type { CookieName, Cookies } from '#api/context.ts'

const names: Record<CookieName, string> = {
  SESSION: 'paraph-session',
  BROWSER: 'paraph-browser',
  KNOWN: 'paraph-known-browser',
}

/** A cookie with this prefix can't be set by another host, and not without HTTPS. */
const HOST = '__Host-'

declare module 'express-serve-static-core' {
  interface Request {
    ownCookies?: Cookies
  }
}

/**
 * Reads the cookies of a request. The validator looks for the cookie that the spec names in `req.cookies`.
 *
 * @param https - without it, browsers refuse the prefix, so the name has none.
 */
export function readCookies({ https }: { https: boolean }): RequestHandler {
  return (req, res, next) => {
    const found = parseCookies(req.headers.cookie ?? '')
    const nameOf = (name: CookieName) => (https ? HOST + names[name] : names[name])
    const read = (name: CookieName) => found.get(nameOf(name))
    const write = (name: CookieName, value: string, seconds: number) =>
      setOnce(
        res,
        nameOf(name),
        `${nameOf(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`,
      )
    req.cookies = { [HOST + names.SESSION]: read('SESSION') }
    req.ownCookies = {
      read,
      set: (name, value, milliseconds) => write(name, value, Math.floor(milliseconds / 1000)),
      remove: (name) => write(name, '', 0),
    }
    next()
  }
}

/** Replaces a cookie that the answer has already. */
function setOnce(res: Response, name: string, cookie: string): void {
  const before = [res.getHeader('set-cookie') ?? []].flat().map(String)
  res.setHeader('set-cookie', [...before.filter((other) => !other.startsWith(`${name}=`)), cookie])
}

/** Reads the header `cookie` (RFC 6265). Our values have no quotes and no percent-encoding. */
function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })
  // Browsers send the cookie with the more exact path first.
  return new Map(pairs.toReversed())
}
