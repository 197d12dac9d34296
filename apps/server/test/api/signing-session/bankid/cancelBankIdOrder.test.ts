import { expect, test } from 'vitest'
import { path, useBankId } from './signing.support.ts'

const { simulator, collect, sent, act } = await useBankId()

test('404 before the start; 200 cancels the order, at BankID too, and the party can start again', async () => {
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
