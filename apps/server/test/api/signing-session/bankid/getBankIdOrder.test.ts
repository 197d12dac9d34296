import { expect, test } from 'vitest'
import { qrData } from '#platform/bankid/qr.ts'
import { laptopKey, path, startBankId } from './signing.support.ts'

const { simulator, collect, sent, act, clock, linkOf, asParty: withLink, log } = await startBankId()

test('404 before the party has started', async () => {
  const { client } = await sent()
  expect((await client.GET(path)).error).toMatchObject({ status: 404, code: 'bankid_order_not_found' })
})

test('200 has the QR code of this second, computed from the start, and changes nothing', async () => {
  const { started, order, stored } = await sent()
  const { simulated } = await started()
  const before = await stored()
  const { now } = clock
  for (const seconds of [0, 1, 7, 29]) {
    clock.now = () => new Date(Date.parse(before[0]!.started_at!) + seconds * 1000 + 400)
    expect((await order()).qrData).toBe(qrData(simulated, seconds))
  }
  clock.now = now
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

test('404 with the new link of a party, because the order belongs to the old one', async () => {
  const { ids, started, update } = await sent()
  await started()
  await update({ email: 'anna.new@example.com' })
  const client = withLink(await linkOf(ids[0]!))
  expect((await client.GET(path)).error).toMatchObject({ status: 404, code: 'bankid_order_not_found' })
})

test.each([
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userCallConfirm',
  'userSign',
  'processing',
] as const)('200 has the hint %s of a pending order', async (hint) => {
  const { started, order } = await sent()
  await act((await started()).orderRef, { hint })
  await collect()
  expect(await order()).toMatchObject({ status: 'PENDING', hintCode: hint, failure: null })
})

test.each([
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
] as const)('200 has the failure %s, and the secrets are erased', async (fail) => {
  const { started, order, stored, expectUnsigned } = await sent()
  await act((await started()).orderRef, { fail })
  await collect()
  expect(await order()).toMatchObject({ status: 'FAILED', hintCode: null, failure: fail, qrData: null })
  expect(await stored()).toMatchObject([{ secrets: null, completion: null, collect_at: null }])
  await expectUnsigned()
})

test('400 for a browser key of another form', async () => {
  const { started, asParty } = await sent()
  await started()
  const { error } = await (await asParty({ 'browser-key': 'short' })).GET(path)
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: expect.stringContaining('browser-key') }] })
})

test('200 says that an order has expired as soon as it has, even if no process has collected it', async () => {
  const { started, order, stored } = await sent()
  await started()
  const [row] = await stored()
  const { now } = clock
  clock.now = () => new Date(Date.parse(row!.expires_at) - 1)
  expect(await order()).toMatchObject({ status: 'PENDING' })
  clock.now = () => new Date(row!.expires_at)
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'expiredTransaction' })
  clock.now = now
  expect(await stored()).toEqual([row])
})

test('each party sees only its own order', async () => {
  const { started, asParty } = await sent({}, {})
  await started()
  expect((await (await asParty({}, 1)).GET(path)).error).toMatchObject({ code: 'bankid_order_not_found' })
  expect(simulator.orders()[0]!.status).toBe('pending')
})
