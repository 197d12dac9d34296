import { version } from '../generated/version.ts'

/** Browsers name themselves, and would ask the server whether they may send another name. */
export function userAgent(): { 'user-agent'?: string } {
  const { document, importScripts } = globalThis as { document?: unknown; importScripts?: unknown }
  return document || importScripts ? {} : { 'user-agent': `paraph-client/${version}` }
}
