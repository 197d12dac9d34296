import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openLinkTokens } from '#domain/identity/link/link-tokens.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'

const [one, other] = ['1'.repeat(43), '2'.repeat(43)]
const linksOf = async (...keys: string[]) =>
  openLinkTokens(await openSecretKey(readConfig({ SECRET_KEY: keys.join() }), () => {}))

const links = await linksOf(one)
const nonce = '9b2d1c5e-3f4a-4b6c-8d7e-0f1a2b3c4d5e'

test('the two tokens of a nonce differ, are deterministic, and can be read', () => {
  const tokens = (['MESSAGE', 'API'] as const).map((kind) => {
    const token = links.tokenOf(nonce, kind)
    expect(links.tokenOf(nonce, kind)).toBe(token)
    expect(links.read(token)).toEqual({ nonce, kind })
    return token
  })
  expect(tokens[0]!.slice(22)).not.toBe(tokens[1]!.slice(22))
})

test('the form of a token does not change between versions', () => {
  // Computed with Python's hmac.
  expect(links.tokenOf(nonce, 'MESSAGE')).toBe('my0cXj9KS2yNfg8aKzxNXoiqKoctWJcnX5w6Jy2EOAo7')
  expect(links.tokenOf(nonce, 'API')).toBe('my0cXj9KS2yNfg8aKzxNXizArRbvxQIt2De8vHsvpyEg')
})

test('the token of any nonce can be read, and ends in a letter or digit', () => {
  let longer = 0
  for (let count = 0; count < 300; count++) {
    const nonce = randomUUID()
    const token = links.tokenOf(nonce, 'API')
    expect(token).toMatch(/^[\w-]{43}([A-Za-z0-9]|[-_]x)$/)
    expect(links.read(token)).toEqual({ nonce, kind: 'API' })
    const isWhole = token.length === 44
    expect(links.read(token.slice(0, 44)) !== undefined).toBe(isWhole)
    longer += Number(token.length === 45)
  }
  expect(longer).toBeGreaterThan(0)
})

test('a token with any one bit changed is unknown', () => {
  const bytes = Buffer.from(links.tokenOf(nonce, 'MESSAGE'), 'base64url')
  for (let bit = 0; bit < 8 * bytes.length; bit++) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3]! ^= 1 << (bit & 7)
    expect(links.read(changed.toString('base64url'))).toBeUndefined()
  }
})

test('the HMAC of one token is not valid for another nonce, and a malformed token is unknown', () => {
  const bytes = [nonce, randomUUID()].map((each) => Buffer.from(links.tokenOf(each, 'API'), 'base64url'))
  const mixed = Buffer.concat([bytes[0]!.subarray(0, 16), bytes[1]!.subarray(16)]).toString('base64url')
  const a = (length: number) => 'a'.repeat(length)
  for (const token of [mixed, '', 'none', a(43), a(44), a(45), 'å'.repeat(44), `${a(43)}=`])
    expect(links.read(token), token).toBeUndefined()
})

test('a new key makes the new tokens, and the old ones are accepted until their key is removed', async () => {
  const [old, rotated, after] = [links, await linksOf(other, one), await linksOf(other)]
  for (const kind of ['MESSAGE', 'API'] as const) {
    expect(rotated.read(old.tokenOf(nonce, kind))).toEqual({ nonce, kind })
    expect(rotated.tokenOf(nonce, kind)).toBe(after.tokenOf(nonce, kind))
    expect(rotated.read(rotated.tokenOf(nonce, kind))).toEqual({ nonce, kind })
    expect(after.read(old.tokenOf(nonce, kind))).toBeUndefined()
  }
})
