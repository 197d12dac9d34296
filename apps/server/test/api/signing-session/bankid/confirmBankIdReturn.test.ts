import { expect, test } from 'vitest'
import { laptopKey, path, useBankId } from './signing.support.ts'

const { simulator, collect, sent, act, clock } = await useBankId()

test('200 signs when the browser that started comes back; 409 for another browser or nonce', async () => {
  const { started, order, confirm, nonceOf, asParty, stored, signatures, expectUnsigned } = await sent()
  const { order: first, orderRef, simulated } = await started('SAME')
  simulator.autostart(simulated.autoStartToken)
  await act(orderRef, 'sign')
  await collect()
  await collect()
  expect(await order()).toMatchObject({ status: 'CONFIRMING', hintCode: null, autoStartToken: null })
  const before = await stored()
  const mismatch = { status: 409, code: 'bankid_browser_mismatch' }
  for (const other of [await asParty({ 'browser-key': laptopKey }), await asParty()])
    expect((await confirm(first.id, nonceOf(orderRef), other)).error).toMatchObject(mismatch)
  expect((await confirm(first.id, 'n'.repeat(32))).error).toMatchObject(mismatch)
  await collect()
  expect(await stored()).toEqual(before)
  await expectUnsigned()
  expect((await confirm(first.id, nonceOf(orderRef))).data).toMatchObject({ id: first.id, status: 'PENDING' })
  await collect()
  expect(await order()).toMatchObject({ status: 'COMPLETE' })
  expect(await signatures()).toHaveLength(1)
  expect((await confirm(first.id, nonceOf(orderRef))).data).toMatchObject({ status: 'COMPLETE' })
})

test('404 for an order that is not the last one; 409 for one of another device', async () => {
  const { started, start, confirm, nonceOf, client } = await sent()
  expect((await confirm('bid_none', 'n'.repeat(32))).error).toMatchObject({ code: 'bankid_order_not_found' })
  const { order, orderRef } = await started('SAME')
  const nonce = nonceOf(orderRef)
  await client.DELETE(path)
  await start('SAME')
  expect((await confirm(order.id, nonce)).error).toMatchObject({ status: 404, code: 'bankid_order_not_found' })
  const stranger = await sent()
  expect((await stranger.confirm(order.id, nonce)).error).toMatchObject({ status: 404, code: 'bankid_order_not_found' })

  const other = await started('OTHER')
  expect((await confirm(other.order.id, 'n'.repeat(32))).error).toMatchObject({ code: 'bankid_browser_mismatch' })
})

test('nothing is signed if the party does not come back until the order expires: notConfirmed', async () => {
  const { started, order, confirm, nonceOf, stored, expectUnsigned } = await sent()
  const { order: first, orderRef } = await started('SAME')
  await act(orderRef, 'sign')
  await collect()
  const nonce = nonceOf(orderRef)
  const { now } = clock
  clock.now = () => new Date(first.expiresAt)
  await collect()
  clock.now = now
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'notConfirmed' })
  expect(await stored()).toMatchObject([{ completion: null, secrets: null }])
  expect((await confirm(first.id, nonce)).data).toMatchObject({ status: 'FAILED', failure: 'notConfirmed' })
  await collect()
  await expectUnsigned()
})
