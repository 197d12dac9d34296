import type { AddParty } from '@paraph/client'
import { expect, test } from 'vitest'
import type { Act } from '#domain/lifecycle/sign-or-reject.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount, actAs, actByLink, linkOf } = await useServer()
const account: TestAccount = await newAccount()

async function sent(...parties: Partial<AddParty>[]) {
  const { id, parties: ids } = await account.sentDocument(...parties)
  /** Returns the kinds of messages of each party, in the order of the parties. */
  const told = async () => {
    const messages = await db
      .selectFrom('messages')
      .select(['party_id', 'kind'])
      .where('document_id', '=', id)
      .orderBy('id')
      .execute()
    return ids.map((party) => messages.flatMap(({ party_id, kind }) => (party_id === party ? [kind] : [])).join())
  }
  const update = (index: number, body: object) =>
    account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path: { id, partyId: ids[index]! } },
      body: { role: 'SIGNER', ...body },
    })
  const remove = (index: number) =>
    account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path: { id, partyId: ids[index]! } },
    })
  return { id, ids, told, update, remove, sign: (index: number, what?: Act) => actAs(ids[index]!, what) }
}

test('signing marks the party as READ, and is final', async () => {
  const { sign } = await sent({})
  expect(await sign(0)).toMatchObject({ signingStatus: 'SIGNED', readStatus: 'READ', signedAt: expect.any(String) })
  await expect(sign(0)).rejects.toMatchObject({ code: 'party_signed' })
  await expect(sign(0, { type: 'REJECTED', reason: null })).rejects.toMatchObject({ code: 'party_signed' })
})

test('the parties of the next position get a message when the last party of the position before has acted, and not earlier', async () => {
  const { told, sign } = await sent(
    { signingOrder: 1 },
    { signingOrder: 1, role: 'ACCEPTOR' },
    { signingOrder: 5 },
    { signingOrder: 9 },
  )
  await expect(sign(2)).rejects.toMatchObject({ code: 'not_your_turn' })
  await sign(1)
  expect(await told()).toEqual(['INVITATION', 'INVITATION,RECEIPT', '', ''])
  await sign(0)
  expect(await told()).toEqual(['INVITATION,RECEIPT', 'INVITATION,RECEIPT', 'YOUR_TURN', ''])
  await sign(2)
  expect(await told()).toEqual(['INVITATION,RECEIPT', 'INVITATION,RECEIPT', 'YOUR_TURN,RECEIPT', 'YOUR_TURN'])
})

test('a party without a position does not wait, and no party waits for an organizer who need not sign', async () => {
  const { told, sign } = await sent(
    { signingOrder: 1, role: 'ORGANIZER', requiredSignature: 'NONE' },
    { signingOrder: 2 },
    {},
  )
  expect(await told()).toEqual(['INVITATION', 'INVITATION', 'INVITATION'])
  await sign(2)
  await sign(1)
})

test('a party that is moved behind others waits again, and gets a new message when its turn comes', async () => {
  const { told, update, sign } = await sent({ signingOrder: 1 }, { signingOrder: 1 })
  await update(0, { signingOrder: 2 })
  await expect(sign(0)).rejects.toMatchObject({ code: 'not_your_turn' })
  await sign(1)
  expect(await told()).toEqual(['INVITATION,YOUR_TURN', 'INVITATION,RECEIPT'])
  await sign(0)
})

test('a party gets a message immediately if it is moved before others, or if the last party before it is removed', async () => {
  const { told, update, remove } = await sent({ signingOrder: 1 }, { signingOrder: 2 }, { signingOrder: 3 })
  await update(1, { signingOrder: 1 })
  expect(await told()).toEqual(['INVITATION', 'INVITATION', ''])
  await remove(0)
  await remove(1)
  expect(await told()).toEqual(['INVITATION,CANCELLED', 'INVITATION,CANCELLED', 'INVITATION'])
})

test('a party that is added to a sent document gets a message if it is its turn', async () => {
  const { id, told } = await sent({ signingOrder: 2 })
  const before = await account.party(id, { signingOrder: 1 })
  const after = await account.party(id, { signingOrder: 3 })
  const messages = await db.selectFrom('messages').select('party_id').where('document_id', '=', id).execute()
  expect(messages.map(({ party_id }) => party_id)).toContain(before.id)
  expect(messages.map(({ party_id }) => party_id)).not.toContain(after.id)
  expect(await told()).toEqual(['INVITATION'])
})

test('link_invalid for the link that went to the old address, and for a link that never existed', async () => {
  const { ids, update } = await sent({})
  const link = await linkOf(ids[0]!)
  await update(0, { email: 'bo@example.com' })
  await expect(actByLink(link)).rejects.toMatchObject({ code: 'link_invalid' })
  await expect(actByLink('none')).rejects.toMatchObject({ code: 'link_invalid' })
  expect(await actAs(ids[0]!)).toMatchObject({ signingStatus: 'SIGNED' })
})

test('an organizer that need not sign can neither sign nor reject', async () => {
  const { id, sign } = await sent({}, { role: 'ORGANIZER', requiredSignature: 'NONE' })
  await expect(sign(1)).rejects.toMatchObject({ code: 'party_not_required' })
  await expect(sign(1, { type: 'REJECTED', reason: 'No.' })).rejects.toMatchObject({ code: 'party_not_required' })
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ status: 'SENT' })
})

test('a new address gets a new link and a new message', async () => {
  const { id, ids, told, update } = await sent({}, { signingOrder: 4 }, { signingOrder: 5 })
  const link = async (index: number) => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path: { id, partyId: ids[index]! } },
    })
    return data!.signingUrl
  }
  const before = [await link(0), await link(2)]
  await db.updateTable('parties').set({ send_status: 'DELIVERED' }).where('id', '=', ids[0]!).execute()
  const { data } = await update(0, { email: 'bo@example.com' })
  expect(data).toMatchObject({ sendStatus: 'NOT_SENT', email: 'bo@example.com' })
  await update(2, { email: 'bo@example.com' })
  expect(await told()).toEqual(['INVITATION,INVITATION', 'INVITATION', ''])
  expect(await link(0)).not.toBe(before[0])
  expect(await link(2)).not.toBe(before[1])
})

test('one rejection ends the document with its reason, and sends a message to the other parties that had an invitation', async () => {
  const { id, told, sign } = await sent({ signingOrder: 1 }, { signingOrder: 1 }, { signingOrder: 2 })
  await sign(0, { type: 'REJECTED', reason: 'Too dear.' })
  expect(await told()).toEqual(['INVITATION,RECEIPT', 'INVITATION,REJECTED', ''])
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ status: 'REJECTED', rejectedReason: 'Too dear.' })
  await expect(sign(1)).rejects.toMatchObject({ code: 'document_not_sent' })
})

test.each([
  ['the delivery method SMS and no phone number', { deliveryMethod: 'SMS' }, 'phone'],
  ['BankID and no personal number', { requiredSignature: 'BANKID' }, 'ssn', 'requiredSignature'],
])('409 for a change that leaves a party with %s; nothing is changed', async (_, change, ...fields) => {
  const { id, ids, update } = await sent({})
  const { error } = await update(0, change)
  expect(error).toMatchObject({
    status: 409,
    code: 'document_incomplete',
    errors: fields.map((field) => ({ pointer: `/parties/${ids[0]}/${field}` })),
  })
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
  })
  expect(data).toMatchObject({ deliveryMethod: 'EMAIL', requiredSignature: 'DRAWING', sendStatus: 'NOT_SENT' })
})

test("concurrent actions on one document fail only if it is not the party's turn, and the hash chain stays complete", async () => {
  const { id, ids, sign, update } = await sent(
    ...Array.from({ length: 6 }, (_, index) => ({ signingOrder: index < 3 ? 1 : 2 })),
  )
  const answers = await Promise.allSettled([
    sign(0),
    sign(1),
    sign(2),
    update(3, { signingOrder: 1 }),
    account.party(id),
    sign(4),
    update(5, { email: 'c@example.com' }),
  ])
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : [],
  )
  // The session of a party that has to wait has no consent. Its turn may come before it signs.
  expect(failures.filter((code) => code !== 'not_your_turn' && code !== 'consent_outdated')).toEqual([])
  const { data } = await account.client.GET('/api/v1/documents/{id}/events', {
    params: { path: { id }, query: { limit: 100 } },
  })
  const hashes = data!.events.map(({ hash }) => hash)
  expect(data!.events.map(({ previousHash }) => previousHash)).toEqual([...hashes.slice(1), null])
  expect(ids).toHaveLength(6)
})
