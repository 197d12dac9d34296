import { isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'
import { OutboundError } from './outbound-error.ts'

/** Where a request is sent, such as a webhook. */
export interface Target {
  url: URL
  /** The name of the host, or its IP address without brackets. */
  host: string
  port: number
  /** The operator allows this host, so its address may be private. */
  isAllowed: boolean
}

/**
 * Reads a URL that a customer chose. The parser of Node reads IP addresses in all forms that browsers know (`http://2130706433`, `http://0x7f.1`),
 * and refuses zones of IPv6 addresses.
 *
 * @param allowedHosts - Hosts, with or without a port, that may have private addresses and be called without TLS: `localhost:4000`, `[::1]`.
 * @throws OutboundError with the code `address_refused` if the URL itself shows that no request may be sent there.
 */
export function targetOf(text: string, allowedHosts: readonly string[]): Target {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal(`${text} is not an http or https URL.`)
  if (url.port === '0') throw refusal('No server has the port 0.')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const isAllowed = allowedHosts.some((one) => [url.hostname, `${url.hostname}:${port}`].includes(one.toLowerCase()))
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (url.username || url.password) throw refusal('The URL must not have a user name or a password.')
  if (!isAllowed && url.protocol !== 'https:') throw refusal(`${url.host} must be called by https.`)
  if (!isAllowed && isIP(host)) requirePublic(host, [host])
  return { url, host, port, isAllowed }
}

/** @throws OutboundError if one of the addresses is not on the public internet, even if others are. An honest host has no such mix. */
export function requirePublic(host: string, addresses: readonly string[]): void {
  if (!addresses.every(isPublicAddress)) throw refusal(`${host} is not on the public internet.`)
}

function refusal(message: string): OutboundError {
  return new OutboundError('address_refused', message)
}
