import { version } from '../generated/version.ts'

/** Returns the header `user-agent`, but not in a browser: browsers set their own, and would send a preflight for another value. */
export function userAgent(): { 'user-agent'?: string } {
  const { document, importScripts } = globalThis as { document?: unknown; importScripts?: unknown }
  return document || importScripts ? {} : { 'user-agent': `paraph-client/${version}` }
}
