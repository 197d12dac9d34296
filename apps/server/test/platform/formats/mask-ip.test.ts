import { expect, test } from 'vitest'
import { maskIp } from '#platform/formats/mask-ip.ts'

test.each([
  ['192.0.2.17', '192.0.•.•'],
  ['::ffff:192.0.2.17', '192.0.•.•'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:•'],
  ['fe80::1', 'fe80::•'],
])('of %s, the network is left', (address, shortened) => expect(maskIp(address)).toBe(shortened))
