import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Addresses that are not on the public internet. Some of them lead to internal services, such as the database or the metadata of the cloud. So a
 * request to an address that a customer chose, such as a webhook, must not be sent there.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const refusedV4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network; Linux takes 0.0.0.0 for the machine itself
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT, and the metadata of Alibaba Cloud
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the metadata of Azure
  ['169.254.0.0', 16], // link-local, and the metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments, and the metadata of Oracle Cloud
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const)
  refusedV4.addSubnet(network, prefix, 'ipv4')

/** This list is separate, because a list treats `1.2.3.4` and `::ffff:1.2.3.4` as the same address. */
const refusedV6 = new BlockList()
for (const [network, prefix] of [
  // Everything outside 2000::/3: loopback, unspecified, IPv4-mapped, NAT64, private (fc00::/7), link-local, multicast.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23], // protocol assignments, such as Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
] as const)
  refusedV6.addSubnet(network, prefix, 'ipv6')

/** True if an IP address is on the public internet. False for an address that can't be parsed. */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) exists only for addresses that are refused.
  if (address.includes('%')) return false
  if (isIPv6(address)) return !refusedV6.check(address, 'ipv6')
  // BlockList.check accepts any text, and returns false for text that is not an address.
  return isIPv4(address) && !refusedV4.check(address, 'ipv4')
}
