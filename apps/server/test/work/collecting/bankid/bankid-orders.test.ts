import { expect, test } from 'vitest'
import { createLogger } from '#server/telemetry/logger.ts'
import { bankIdOrders } from '#work/collecting/bankid/bankid-orders.ts'
import { path, startBankId } from '../../../api/signing-session/bankid/signing.support.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { services, clock, sent, act, collect } = await startBankId()

test('ended orders are deleted after 30 days; a pending order and the signature stay', async () => {
  const signed = await sent({}, {})
  await act((await signed.started()).orderRef, 'sign')
  await collect()
  const pending = await sent()
  await pending.started()
  const { now } = clock
  const day = 24 * 60 * 60_000
  clock.now = () => new Date(Date.now() + 30 * day - 60_000)
  await bankIdOrders.sweep(services)
  expect(await signed.stored()).toHaveLength(1)
  clock.now = () => new Date(Date.now() + 30 * day + 60_000)
  await bankIdOrders.sweep(services)
  clock.now = now
  expect([await signed.stored(), await pending.stored()]).toMatchObject([[], [{ status: 'PENDING' }]])
  expect(await signed.signatures()).toHaveLength(1)
  await pending.client.DELETE(path)
})

test('without the settings of BankID, nothing is collected, and a party that needs it gets 503', async () => {
  const server = await startServer()
  expect(bankIdOrders.collect(server.services, createLogger('silent'))).toBeUndefined()
  const account = await server.newAccount('TEST')
  const { parties } = await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })
  await server.db.updateTable('parties').set({ required_signature: 'BANKID' }).where('id', '=', parties[0]!).execute()
  const client = server.asParty(await server.linkOf(parties[0]!))
  const { consent } = (await client.GET('/api/v1/signing-session')).data!
  const body = { consentVersion: consent!.version, device: 'OTHER', browserKey: 'a-browser-key-of-the-party' } as const
  expect((await client.POST(path, { body })).error).toMatchObject({ status: 503, code: 'bankid_unavailable' })
})
