import { expect, test } from 'vitest'
import { qrData } from '#platform/bankid/qr.ts'
import { laptopKey, path, useBankId } from './signing.support.ts'

const { simulator, collect, sent, act, clock, linkOf, asParty: withLink, log } = await useBankId()

test('404 before the start, with a new link, and for another party', async () => {
  const { client, started, asParty, ids, update } = await sent({}, {})
  const missing = { status: 404, code: 'bankid_order_not_found' }
  expect((await client.GET(path)).error).toMatchObject(missing)
  await started()
  expect((await (await asParty({}, 1)).GET(path)).error).toMatchObject(missing)
  expect(simulator.orders()[0]!.status).toBe('pending')
  await update({ email: 'anna.new@example.com' })
  expect((await withLink(await linkOf(ids[0]!)).GET(path)).error).toMatchObject(missing)
})

test('200 has the QR code of this second, and the expiry as soon as the order has expired', async () => {
  const { started, order, stored } = await sent()
  const { simulated } = await started()
  const before = await stored()
  const [row] = before
  for (const seconds of [0, 1, 7, 29]) {
    clock.now = () => new Date(Date.parse(row!.started_at!) + seconds * 1000 + 400)
    expect((await order()).qrData).toBe(qrData(simulated, seconds))
  }
  clock.now = () => new Date(Date.parse(row!.expires_at) - 1)
  expect(await order()).toMatchObject({ status: 'PENDING' })
  clock.now = () => new Date(row!.expires_at)
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'expiredTransaction' })
  expect(await stored()).toEqual(before)
})

test('200 for another browser has only the status; no answer, row or log line has the secret', async () => {
  const { started, order, asParty, stored } = await sent()
  const { simulated } = await started()
  for (const key of [undefined, laptopKey]) {
    const other = await order(await asParty(key === undefined ? {} : { 'browser-key': key }))
    expect(other).toMatchObject({ status: 'PENDING', qrData: null, autoStartToken: null })
  }
  const [row] = await stored()
  const { qrStartSecret, qrStartToken, autoStartToken } = simulated
  for (const secret of [qrStartSecret, qrStartToken, autoStartToken]) {
    expect(row!.secrets!.includes(secret)).toBe(false)
    expect(log.join('')).not.toContain(secret)
  }
  expect(JSON.stringify(await order())).not.toContain(qrStartSecret)
})

const hints = ['outstandingTransaction', 'userSign', 'processing'] as const
const failures = ['expiredTransaction', 'userCancel', 'transactionRiskBlocked'] as const

test('200 has the hint and the failure; after a failure, the secrets are erased, and a start works', async () => {
  const { started, order, stored, expectUnsigned } = await sent()
  let { orderRef } = await started()
  for (const hint of hints) {
    await act(orderRef, { hint })
    await collect()
    expect(await order()).toMatchObject({ status: 'PENDING', hintCode: hint, failure: null })
  }
  for (const fail of failures) {
    await act(orderRef, { fail })
    await collect()
    expect(await order()).toMatchObject({ status: 'FAILED', hintCode: null, failure: fail, qrData: null })
    expect((await stored()).at(-1)).toMatchObject({ secrets: null, completion: null, collect_at: null })
    ;({ orderRef } = await started())
  }
  await expectUnsigned()
})
