import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLogger } from '#server/telemetry/logger.ts'
import { bankIdOrders } from '#work/collecting/bankid/bankid-orders.ts'
import { BankIdError, type CollectedOrder } from '#platform/bankid/rp-api.ts'
import { newPersonalNumber, partyOf } from '@paraph/testing/server/bankid.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { path, useBankId } from '../../../api/signing-session/bankid/signing.support.ts'

const { services, simulator, collect, sent, act, clock, depsWith, log, db } = await useBankId()

/** The act of a person with another personal number. */
const stranger = () => ({ sign: { personalNumber: newPersonalNumber(), givenName: 'Bo', surname: 'Berg' } })

test('if another person signs, nothing is signed, and only a keyed hash of the number is stored', async () => {
  const { started, order, stored, events, expectUnsigned, ids, client } = await sent()
  const other = stranger()
  const { orderRef } = await started()
  await act(orderRef, other)
  await collect()
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'wrongPerson' })
  await expectUnsigned()
  const [row] = await stored()
  const { personalNumber } = other.sign
  expect(row).toMatchObject({ completion: null, stranger_hash: services.personalNumbers.hashes(personalNumber)[0] })
  const trail = await events()
  expect(trail[0]).toMatchObject({
    type: 'party.identification_failed',
    partyId: ids[0],
    actor: { type: 'PARTY', id: ids[0] },
    data: { link: 'MESSAGE', failure: 'wrongPerson' },
  })
  const shown = (await client.GET('/api/v1/signing-session')).data
  for (const place of [JSON.stringify(row), JSON.stringify(trail), JSON.stringify(shown), log.join('')]) {
    for (const secret of [personalNumber, personalNumber.slice(2), 'Berg']) expect(place).not.toContain(secret)
  }
})

type Complete = Extract<CollectedOrder, { status: 'complete' }>

/** Changes what BankID answers when the person has signed. */
const changing = (change: (completion: Complete['completionData']) => Complete['completionData']) =>
  depsWith({
    api: {
      collect: async (orderRef) => {
        const collected = await services.bankId!.api.collect(orderRef)
        return collected.status === 'complete'
          ? { ...collected, completionData: change(collected.completionData) }
          : collected
      },
    },
  })

const inXml = (signature: string, from: RegExp, to: string) =>
  Buffer.from(Buffer.from(signature, 'base64').toString().replace(from, to)).toString('base64')

test('if the evidence has a fault, nothing is signed, and the log names the fault', async () => {
  const earlier = await sent()
  let before: Complete['completionData'] | undefined
  await act((await earlier.started()).orderRef, 'sign')
  await collect(changing((completion) => (before = completion)))
  expect(await earlier.order()).toMatchObject({ status: 'COMPLETE' })

  const { started, order, events, expectUnsigned } = await sent()
  const cases: [fault: string, (completion: Complete['completionData']) => Complete['completionData']][] = [
    ['ocsp_other_certificate', (it) => ({ ...it, ocspResponse: before!.ocspResponse })],
    ['signed_data_changed', (it) => ({ ...it, signature: inXml(it.signature, /<usrVisibleData[^>]*>/, '$&QUFB') })],
    // What was signed in another order.
    ['text_other', () => before!],
    ['person_other', (it) => ({ ...it, user: { ...it.user, personalNumber: newPersonalNumber() } })],
  ]
  for (const [fault, change] of cases) {
    const reported: string[][] = []
    await act((await started()).orderRef, 'sign')
    await collect({ ...changing(change), onInvalid: (_, found) => reported.push(found) })
    expect(await order(), fault).toMatchObject({ status: 'FAILED', failure: 'evidenceInvalid' })
    expect(reported).toEqual([[fault]])
    const data = { failure: 'evidenceInvalid' }
    expect((await events())[0]).toMatchObject({ type: 'party.identification_failed', data })
    await expectUnsigned()
  }
})

test.each([
  ['the personal number', () => ({ ssn: newPersonalNumber() })],
  ['a fact that is signed and not shown', () => ({ companyRole: 'CEO' })],
] as const)(
  'if %s of the party changes while the order is pending, the order is cancelled at BankID',
  async (_, change) => {
    const { started, order, update, expectUnsigned } = await sent()
    const { orderRef } = await started()
    await update(change())
    await collect()
    expect(await order()).toMatchObject({ status: 'FAILED', failure: 'documentChanged' })
    expect(simulator.orders().map((order) => order.orderRef)).not.toContain(orderRef)
    await expectUnsigned()
  },
)

test.each([
  ['the link of the party', 0, { link_nonce: randomUUID() }],
  ['the name of another party, which the app has shown,', 1, { name: 'Bo Berg' }],
])('if %s changes after the person has signed in the app, nothing is signed', async (_, index, change) => {
  const { started, confirm, nonceOf, stored, expectUnsigned, ids } = await sent({}, {})
  const { order, orderRef } = await started('SAME')
  await act(orderRef, 'sign')
  await collect()
  await confirm(order.id, nonceOf(orderRef))
  await db.updateTable('parties').set(change).where('id', '=', ids[index]!).execute()
  await collect()
  expect(await stored()).toMatchObject([{ status: 'FAILED', failure: 'documentChanged' }])
  await expectUnsigned()
})

type Sent = Awaited<ReturnType<typeof sent>>

/** Moves the expiry of the document into the past. */
async function expire({ id }: Sent) {
  const past = new Date(Date.now() - 1).toISOString()
  await db.updateTable('documents').set({ expires_at: past }).where('id', '=', id).execute()
  await db.updateTable('documents').set({ updated_at: new Date().toISOString() }).where('id', '=', id).execute()
}

test.each<[string, string, (sent: Sent) => Promise<unknown>]>([
  ['link', 'documentChanged', ({ update }) => update({ email: 'anna.new@example.com' })],
  ['removal', 'documentChanged', ({ remove }) => remove()],
  ['cancelling', 'documentClosed', ({ cancelDocument }) => cancelDocument()],
  [
    'rejection',
    'documentClosed',
    ({ client }) => client.POST('/api/v1/signing-session/reject', { body: { reason: null } }),
  ],
  ['past expiry', 'documentClosed', expire],
])('a %s ends the order, and it is cancelled at BankID', async (_, failure, end) => {
  const party = await sent({}, {})
  const { orderRef } = await party.started()
  await end(party)
  await collect()
  expect(await party.stored()).toMatchObject([{ status: 'FAILED', failure }])
  expect(simulator.orders().map((order) => order.orderRef)).not.toContain(orderRef)
  await party.expectUnsigned()
})

test('an order survives while BankID is down, and is signed afterwards', async () => {
  const { started, order, signatures } = await sent()
  const { orderRef } = await started()
  const told: unknown[] = []
  const deps = { ...depsWith(), onUnavailable: (error: unknown) => told.push(error) }
  for (const refusal of ['Maintenance', 'internalError', 'requestTimeout', 'unauthorized'] as const) {
    simulator.refuse(refusal, { operation: 'collect', times: 1 })
    await collect(deps)
    expect(await order()).toMatchObject({ status: 'PENDING', qrData: expect.any(String) })
  }
  const bankId = {
    ...deps.bankId,
    api: { ...deps.bankId.api, collect: () => Promise.reject(new BankIdError('unreachable')) },
  }
  await collect({ ...deps, bankId })
  expect(told).toHaveLength(5)
  await act(orderRef, 'sign')
  await collect()
  expect(await order()).toMatchObject({ status: 'COMPLETE' })
  expect(await signatures()).toHaveLength(1)
})

test('an order expires if BankID stays down, and if BankID no longer knows the order', async () => {
  const { started, order, stored } = await sent()
  await started()
  const deps = depsWith({ api: { collect: () => Promise.reject(new BankIdError('unreachable')) } })
  const { now } = clock
  clock.now = () => new Date(Date.now() + 10 * 60_000 + 1000)
  await collect(deps)
  clock.now = now
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'expiredTransaction' })
  expect(await stored()).toMatchObject([{ collect_at: null }])

  const forgotten = await sent()
  const { orderRef } = await forgotten.started()
  await services.bankId!.api.cancel(orderRef)
  await collect()
  expect(await forgotten.order()).toMatchObject({ status: 'FAILED', failure: 'expiredTransaction' })
})

test('a start without an answer fails after half a minute, and the party can start again', async () => {
  const { started, order, start, stored, client } = await sent()
  await started()
  const [row] = await stored()
  await services.bankId!.api.cancel(row!.order_ref!)
  await db
    .updateTable('bankid_orders')
    .set({ status: 'STARTING', order_ref: null, secrets: null, started_at: null })
    .where('id', '=', row!.id)
    .execute()
  expect(await order()).toMatchObject({ status: 'PENDING', qrData: null })
  const { now } = clock
  clock.now = () => new Date(Date.parse(row!.created_at) + 30_000)
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'interrupted' })
  await collect()
  expect(await stored()).toMatchObject([{ status: 'FAILED', failure: 'interrupted' }])
  clock.now = now
  expect((await start()).data).toMatchObject({ status: 'PENDING', qrData: expect.any(String) })
  await client.DELETE(path)
})

test('if the party cancels during the start, the order is cancelled at BankID', async () => {
  const { start, client, ids, expectUnsigned } = await sent()
  const { api } = services.bankId!
  const { sign } = api
  api.sign = async (order) => {
    const answer = await sign(order)
    await client.DELETE(path)
    return answer
  }
  const { data } = await start()
  api.sign = sign
  expect(data).toMatchObject({ status: 'CANCELLED' })
  const orders = simulator.orders().filter(({ request }) => partyOf(request) === ids[0])
  expect(orders).toEqual([])
  await expectUnsigned()
})

test('if the person has signed other hidden data, or under another root, nothing is signed', async () => {
  const { start, stored, started, expectUnsigned } = await sent()
  const { api } = services.bankId!
  const { sign } = api
  api.sign = (order) => sign({ ...order, userNonVisibleData: `${order.userNonVisibleData} ` })
  await start()
  api.sign = sign
  const [row] = await stored()
  await act(row!.order_ref!, 'sign')
  const reported: string[][] = []
  await collect({ ...depsWith(), onInvalid: (_, found) => reported.push(found) })
  expect(reported).toEqual([['text_other']])
  await act((await started()).orderRef, 'sign')
  const deps = depsWith()
  await collect({ ...deps, bankId: { ...deps.bankId, environment: 'production', roots: [] } })
  const failed = { status: 'FAILED', failure: 'evidenceInvalid' }
  expect(await stored()).toMatchObject([failed, failed])
  await expectUnsigned()
})

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
  const server = await useServer()
  expect(bankIdOrders.collect(server.services, createLogger('silent'))).toBeUndefined()
  const account = await server.newAccount('TEST')
  const { parties } = await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })
  await server.db.updateTable('parties').set({ required_signature: 'BANKID' }).where('id', '=', parties[0]!).execute()
  const client = server.asParty(await server.linkOf(parties[0]!))
  const { consent } = (await client.GET('/api/v1/signing-session')).data!
  const body = { consentVersion: consent!.version, device: 'OTHER', browserKey: 'a-browser-key-of-the-party' } as const
  expect((await client.POST(path, { body })).error).toMatchObject({ status: 503, code: 'bankid_unavailable' })
})
