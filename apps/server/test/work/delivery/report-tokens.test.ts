import { hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openReportTokens } from '#work/delivery/report-tokens.ts'
import type { Channel } from '#platform/database/tables.ts'

const openFor = (channel: Channel, ...keys: string[]) =>
  openReportTokens(
    { derive: (label) => keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', label, 32))) },
    channel,
  )
const openWith = (...keys: string[]) => openFor('EMAIL', ...keys)
const facts = ['msg_01kakxv5g2fa8t3q0v1r8w2m5c', 'anna@example.com']

test('a token always has 16 digits and letters, and is valid in upper and lower case', () => {
  const tokens = openWith('key')
  for (let number = 0; number < 500; number++) {
    const token = tokens.tokenOf(facts[0]!, `${number}@example.com`)
    expect(token).toMatch(/^[\da-v]{16}$/)
    expect(tokens.isOwn(token.toUpperCase(), facts[0]!, `${number}@example.com`)).toBe(true)
  }
})

test('a token is valid only for its facts, its channel and its key', () => {
  const tokens = openWith('key')
  const token = tokens.tokenOf(...facts)
  expect(tokens.isOwn(token, facts[0]!, 'bo@example.com')).toBe(false)
  expect(tokens.isOwn(token, 'msg_01kakxv5g2fa8t3q0v1r8w2m5d', facts[1]!)).toBe(false)
  expect(tokens.isOwn(token.slice(1), ...facts)).toBe(false)
  expect(tokens.isOwn('', ...facts)).toBe(false)
  expect(openFor('SMS', 'key').isOwn(token, ...facts)).toBe(false)
  expect(openWith('other').isOwn(token, ...facts)).toBe(false)
})

test('after a rotation, tokens of the older key are still valid, and the new key makes new tokens', () => {
  const token = openWith('old').tokenOf(...facts)
  const rotated = openWith('new', 'old')
  expect(rotated.isOwn(token, ...facts)).toBe(true)
  expect(rotated.tokenOf(...facts)).toBe(openWith('new').tokenOf(...facts))
  expect(openWith('new').isOwn(token, ...facts)).toBe(false)
})
