import { expect, test } from 'vitest'
import { failureAt, hashOf, isSameStart, orderTimes, stepOf, toAnswer } from '#domain/identity/bankid/order-rules.ts'
import type { Order } from '#domain/identity/bankid/order-store.ts'

const created = new Date('2026-11-22T10:00:00.000Z')
const expires = orderTimes.expiry(created)
const at = (seconds: number) => new Date(created.getTime() + seconds * 1000)
const completion = Buffer.from('sealed')
const key = 'a-browser-key-of-the-party'

const pending = {
  linkNonce: 'link',
  device: 'OTHER',
  status: 'PENDING',
  hintCode: 'userSign',
  failure: null,
  browserSha256: hashOf(key),
  nonceSha256: null,
  confirmedAt: null,
  consentVersion: 'v1',
  secrets: Buffer.from('sealed'),
  completion: null,
  createdAt: created.toISOString(),
  startedAt: at(1).toISOString(),
  expiresAt: expires.toISOString(),
} as Order
const same = { device: 'SAME', nonceSha256: hashOf('nonce') } as const
const signed = { completion, completedAt: at(20).toISOString() }
const confirmed = { confirmedAt: at(21).toISOString() }
const starting = { status: 'STARTING', startedAt: null, secrets: null, orderRef: null } as const
const confirming = { ...same, ...signed, status: 'CONFIRMING' } as const

const done = { ...same, ...signed, ...confirmed }
const [collect, finish, wait] = (['collect', 'finish', 'wait'] as const).map((step) => ({ do: step }))
const fail = (failure: string) => ({ do: 'fail', failure })

test.each<[string, Partial<Order>, Date, object]>([
  ['a pending order is collected', {}, at(30), collect!],
  ['a pending order fails when it expires', {}, expires, fail('expiredTransaction')],
  ['a start that is not old waits', starting, at(29), wait!],
  ['an old start was interrupted', starting, at(30), fail('interrupted')],
  ['a signature on another device is finished', signed, at(30), finish!],
  ['a signature on another device is finished after the expiry too', signed, at(36_000), finish!],
  ['a signature on the same device waits', confirming, at(30), wait!],
  ['a signature on the same device fails when the order expires', confirming, expires, fail('notConfirmed')],
  ['a confirmed signature is finished', done, at(30), finish!],
  ['a confirmed signature is finished after the expiry too', done, at(36_000), finish!],
  ['a confirmed order without a signature is collected', { ...same, ...confirmed }, at(30), collect!],
  ['a confirmed order fails when it expires', { ...same, ...confirmed }, expires, fail('expiredTransaction')],
  ['a completed order is left unchanged', { status: 'COMPLETE' }, at(36_000), wait!],
  ['a cancelled order is left unchanged', { status: 'CANCELLED', ...signed }, at(30), wait!],
])('%s', (_, changes, now, step) => {
  expect(stepOf({ ...pending, ...changes }, now)).toEqual(step)
})

test('the failure comes from the row, or from the clock if the order has expired', () => {
  expect(failureAt({ ...pending, status: 'FAILED', failure: 'userCancel' }, expires)).toBe('userCancel')
  expect(failureAt({ ...pending, status: 'COMPLETE' }, expires)).toBeUndefined()
  expect(failureAt(pending, at(599))).toBeUndefined()
})

const start = { browserKey: key, device: 'OTHER', consentVersion: 'v1', linkNonce: 'link' } as const
test.each<[string, Partial<Order>, object, boolean]>([
  ['the same start', {}, {}, true],
  ['a start that BankID has not answered', starting, {}, true],
  ['another browser', {}, { browserKey: 'another-browser-key-of-it' }, false],
  ['another device', {}, { device: 'SAME' }, false],
  ['another statement', {}, { consentVersion: 'v2' }, false],
  ['another link', {}, { linkNonce: 'new' }, false],
  ['an order that has ended', { status: 'FAILED', failure: 'userCancel' }, {}, false],
])('the order of %s is returned again: %#', (_, changes, other, expected) => {
  expect(isSameStart({ ...pending, ...changes }, { ...start, ...other }, at(10))).toBe(expected)
})

const tokens = { orderRef: 'ref', autoStartToken: 'auto', qrStartToken: 'qr', qrStartSecret: 'secret' }
const answer = (changes: Partial<Order>, now = at(8), browserKey = key) =>
  toAnswer({ ...pending, ...changes }, { browserKey, now, phoneUrl: undefined, readSecrets: () => tokens })

test('an answer has the QR code or the start token only while the order is pending, and for its browser', () => {
  expect(answer({})).toMatchObject({ qrData: expect.stringMatching(/^bankid\.qr\.7\./), autoStartToken: null })
  expect(answer(same)).toMatchObject({ qrData: null, autoStartToken: 'auto' })
  const nothing = { qrData: null, autoStartToken: null }
  for (const changes of [signed, confirming, starting, { status: 'CANCELLED' }, { status: 'FAILED' }] as const) {
    expect(answer(changes)).toMatchObject(nothing)
  }
  expect(answer({}, expires)).toMatchObject({
    ...nothing,
    status: 'FAILED',
    failure: 'expiredTransaction',
    hintCode: null,
  })
  expect(answer({}, at(8), 'another-browser-key-of-it')).toMatchObject({ ...nothing, status: 'PENDING' })
  // The clock of this process may be behind the clock of the process that started.
  expect(answer({}, at(0))).toMatchObject({ qrData: expect.stringMatching(/^bankid\.qr\.0\./) })
})
