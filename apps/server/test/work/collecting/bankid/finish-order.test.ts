import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BankIdError, type CollectedOrder } from '#platform/bankid/rp-api.ts'
import { partyOf } from '@paraph/testing/server/bankid.ts'
import { newPersonalNumber } from '@paraph/testing/server/bankid.ts'
import { path, startBankId } from '../../../api/signing-session/bankid/signing.support.ts'

const { services, simulator, collect, sent, act, clock, depsWith, log, db } = await startBankId()

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

const inXml = (signature: string, change: (xml: string) => string) =>
  Buffer.from(change(Buffer.from(signature, 'base64').toString())).toString('base64')

test('if the evidence has a fault, nothing is signed, and the log names the fault', async () => {
  const earlier = await sent()
  let before: Complete['completionData'] | undefined
  await act((await earlier.started()).orderRef, 'sign')
  await collect(changing((completion) => (before = completion)))
  expect(await earlier.order()).toMatchObject({ status: 'COMPLETE' })

  const cases: [name: string, (completion: Complete['completionData']) => Complete['completionData'], string[]][] = [
    [
      'the OCSP response of another signature',
      (it) => ({ ...it, ocspResponse: before!.ocspResponse }),
      ['ocsp_other_certificate'],
    ],
    [
      'a changed signature',
      (it) => ({ ...it, signature: inXml(it.signature, (xml) => xml.replace(/<usrVisibleData[^>]*>/, '$&QUFB')) }),
      ['signed_data_changed'],
    ],
    ['what was signed in another order', () => before!, ['text_other']],
    [
      'another person than in the certificate',
      (it) => ({ ...it, user: { ...it.user, personalNumber: newPersonalNumber() } }),
      ['person_other'],
    ],
    ['no XML', (it) => ({ ...it, signature: 'bm9uZQ==' }), ['xml_damaged']],
  ]
  for (const [name, change, faults] of cases) {
    const { started, order, events, expectUnsigned } = await sent()
    const reported: string[][] = []
    await act((await started()).orderRef, 'sign')
    await collect({ ...changing(change), onInvalid: (_, found) => reported.push(found) })
    expect(await order(), name).toMatchObject({ status: 'FAILED', failure: 'evidenceInvalid' })
    expect(reported, name).toEqual([faults])
    expect((await events())[0], name).toMatchObject({
      type: 'party.identification_failed',
      data: { failure: 'evidenceInvalid' },
    })
    await expectUnsigned()
  }
})

test('if the signature leads to another root than the one of the settings, nothing is signed', async () => {
  const { started, order, expectUnsigned } = await sent()
  await act((await started()).orderRef, 'sign')
  const deps = depsWith()
  await collect({ ...deps, bankId: { ...deps.bankId, environment: 'production', roots: [] } })
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'evidenceInvalid' })
  await expectUnsigned()
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

test.each(['link', 'removal', 'cancelling', 'rejection', 'expiry'] as const)(
  'a %s ends the order, and it is cancelled at BankID',
  async (cause) => {
    const { id, client, started, stored, update, remove, cancelDocument, expectUnsigned } = await sent({}, {})
    const { orderRef } = await started()
    if (cause === 'link') await update({ email: 'anna.new@example.com' })
    if (cause === 'removal') await remove()
    if (cause === 'cancelling') await cancelDocument()
    if (cause === 'rejection') await client.POST('/api/v1/signing-session/reject', { body: { reason: null } })
    if (cause === 'expiry') {
      const past = new Date(Date.now() - 1).toISOString()
      await db.updateTable('documents').set({ expires_at: past }).where('id', '=', id).execute()
      await db.updateTable('documents').set({ updated_at: new Date().toISOString() }).where('id', '=', id).execute()
    }
    await collect()
    const failure = cause === 'link' || cause === 'removal' ? 'documentChanged' : 'documentClosed'
    expect(await stored()).toMatchObject([{ status: 'FAILED', failure }])
    expect(simulator.orders().map((order) => order.orderRef)).not.toContain(orderRef)
    await expectUnsigned()
  },
)

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

test('if the person has signed other hidden data than those of the order, nothing is signed', async () => {
  const { start, stored, expectUnsigned } = await sent()
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
  expect(await stored()).toMatchObject([{ status: 'FAILED', failure: 'evidenceInvalid' }])
  await expectUnsigned()
})
