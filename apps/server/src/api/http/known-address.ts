import { isIP } from 'node:net'
import type { RequestHandler } from 'express'

interface AddressOptions {
  /** True if the settings say that a proxy is in front of the server. */
  trustsProxy: boolean
  /** Called once, if requests carry the header of a proxy that the settings don't name. */
  onUntrusted: () => void
}

/**
 * Gives `req.ip` the address of the client, or that of the proxy if the header `x-forwarded-for` has none. A proxy that does not append to the header
 * lets clients write any text into it, and this text must not become evidence.
 */
export function knownAddress({ trustsProxy, onUntrusted }: AddressOptions): RequestHandler {
  let hasWarned = trustsProxy
  return (req, _res, next) => {
    if (!hasWarned && req.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      onUntrusted()
    }
    const { ip } = req
    if (ip === undefined || !isIP(ip)) {
      const value = ip === undefined ? undefined : withoutPort(ip)
      const address = value !== undefined && isIP(value) ? value : req.socket.remoteAddress
      Object.defineProperty(req, 'ip', { value: address, configurable: true, enumerable: true })
    }
    next()
  }
}

/** Some proxies write the port too: `192.0.2.1:443` and `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i.exec(text)?.[1] ?? text.replace(/^([\d.]{7,15}):\d{1,5}$/, '$1')
}
