import { expect, test } from 'vitest'
import { path, startBankId } from './signing.support.ts'

const { simulator, collect, sent, act } = await startBankId()

test('404 before the party has started; 200 cancels the order, at BankID too, and the party can start again', async () => {
  const { client, started, start, stored, expectUnsigned } = await sent()
  expect((await client.DELETE(path)).error).toMatchObject({ status: 404, code: 'bankid_order_not_found' })
  const { order, orderRef } = await started()
  const { data } = await client.DELETE(path)
  expect(data).toMatchObject({ id: order.id, status: 'CANCELLED', failure: null, qrData: null })
  expect(simulator.orders().map((order) => order.orderRef)).not.toContain(orderRef)
  expect(await stored()).toMatchObject([{ secrets: null, collect_at: null }])
  expect((await client.DELETE(path)).data).toMatchObject({ id: order.id, status: 'CANCELLED' })
  expect((await start()).data).toMatchObject({ status: 'PENDING' })
  await expectUnsigned()
})

test('200 with COMPLETE if the party has signed: what is signed stays', async () => {
  const { client, started, signatures } = await sent()
  await act((await started()).orderRef, 'sign')
  await collect()
  expect((await client.DELETE(path)).data).toMatchObject({ status: 'COMPLETE' })
  expect(await signatures()).toHaveLength(1)
})

test('200 even if BankID does not cancel the order; a signature that BankID reports later signs nothing', async () => {
  const { client, started, order, expectUnsigned } = await sent()
  const { orderRef } = await started()
  simulator.refuse('internalError', { operation: 'cancel', times: 1 })
  expect((await client.DELETE(path)).data).toMatchObject({ status: 'CANCELLED' })
  await act(orderRef, 'sign')
  await collect()
  expect(await order()).toMatchObject({ status: 'CANCELLED' })
  await expectUnsigned()
})

test('200 if the person has signed on the same device, but the browser has not come back: nothing is signed', async () => {
  const { client, started, order, confirm, nonceOf, expectUnsigned } = await sent()
  const { order: first, orderRef } = await started('SAME')
  await act(orderRef, 'sign')
  await collect()
  expect(await order()).toMatchObject({ status: 'CONFIRMING' })
  await client.DELETE(path)
  expect((await confirm(first.id, nonceOf(orderRef))).data).toMatchObject({ status: 'CANCELLED' })
  await collect()
  await expectUnsigned()
})
