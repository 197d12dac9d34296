import { isIP } from 'node:net'

/**
 * Returns the network of an address, as a name for counting. One person usually has a whole /64 of IPv6, so its addresses count together. All texts
 * that are not an address count together too, because a proxy can forward anything.
 */
export function networkOf(address: string | null | undefined): string {
  // A dual-stack socket shows IPv4 as ::ffff:192.0.2.1. A link-local address ends with % and the name of an interface.
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? ''
  if (isIP(plain) === 4) return plain
  return isIP(plain) === 6 ? groupsOf(plain).slice(0, 4).join(':') : 'unknown'
}

/** Returns the eight groups of an IPv6 address, each in one spelling. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = [], right = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
