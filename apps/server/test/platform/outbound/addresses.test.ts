import { expect, test } from 'vitest'
import { isPublicAddress } from '#platform/outbound/addresses.ts'
import { targetOf } from '#platform/outbound/target.ts'

const refused = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff:ffff::1', 'fec0::1'],
  'link-local and metadata': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', '168.63.129.16'],
  'carrier-grade NAT': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'broadcast and reserved': ['255.255.255.255', '240.0.0.1', '192.0.0.192', '198.18.0.1', '192.88.99.1', '4000::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'IPv4 inside IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
  ],
  '6to4 and Teredo': ['2002:7f00:1::', '2002:808:808::1', '2001:0:4136:e378::1', '2001:20::1'],
  'no address': ['', 'localhost', '1.2.3', '::g', '8.8.8.8:80', '08.8.8.8', '8.8.8.8 '],
}

test.each(Object.entries(refused))('refused: %s', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('public addresses are accepted, up to the edges of the refused networks', () => {
  const addresses = ['8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255']
  addresses.push('172.15.255.255', '172.32.0.0', '192.167.255.255', '193.0.0.1', '198.17.0.1', '223.255.255.255')
  addresses.push('2606:4700::1111', '2a00:1450:400f::1', '2001:4860:4860::8888', '2003::1')
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([])
})

const forms = [
  ['decimal', 'https://2130706433/'],
  ['hexadecimal', 'https://0x7f000001/'],
  ['full-width digits', 'https://１２７.0.0.1/'],
  ['brackets', 'https://[::1]/'],
  ['mapped in brackets', 'https://[::ffff:169.254.169.254]/'],
  ['a zone', 'https://[fe80::1%25eth0]/'],
  ['a user name', 'https://example.com@hooks.example.com/'],
  ['http', 'http://hooks.example.com/'],
  ['no URL', 'hooks.example.com'],
  ['the port 0', 'https://hooks.example.com:0/'],
]

test.each(forms)('the URL itself is refused: %s', (_, url) => {
  expect(() => targetOf(url!, [])).toThrow(expect.objectContaining({ code: 'address_refused' }))
})

test('a name is looked up later, and a public IP address is accepted', () => {
  expect(targetOf('https://hooks.example.com/a?b', [])).toMatchObject({ host: 'hooks.example.com', port: 443 })
  expect(targetOf('https://[2606:4700::1111]:8443/', [])).toMatchObject({ host: '2606:4700::1111', port: 8443 })
})

test('an allowed host is allowed exactly, without its subdomains and its other ports', () => {
  const isAllowed = (url: string, allowed: string[]) => {
    try {
      return targetOf(url, allowed).isAllowed
    } catch {
      return false
    }
  }
  expect(isAllowed('http://localhost:4000/', ['localhost:4000'])).toBe(true)
  expect(isAllowed('http://localhost:4001/', ['localhost:4000'])).toBe(false)
  expect(isAllowed('http://localhost:4001/', ['localhost'])).toBe(true)
  expect(isAllowed('https://localhost/', ['localhost:80'])).toBe(false)
  expect(isAllowed('http://a.localhost/', ['localhost'])).toBe(false)
  expect(isAllowed('http://localhost.example.com/', ['localhost'])).toBe(false)
  expect(isAllowed('http://[::1]:4000/', ['[::1]:4000'])).toBe(true)
  expect(isAllowed('http://localhost/', ['', '*', 'localhost/'])).toBe(false)
})
