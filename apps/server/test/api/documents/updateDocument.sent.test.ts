import type { UpdateDocument } from '@paraph/client'
import { expect, test } from 'vitest'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { atOnce, holdDocument } from '../../support/at-once.ts'

const { actAs, asParty, clock, db, linkOf, newAccount, services } = await useServer()
const account = await newAccount()

const start = Date.parse('2030-03-04T09:00:00.000Z')
const inDays = (days: number) => new Date(start + days * 24 * 3_600_000).toISOString()
const set = (time: string) => void (clock.now = () => new Date(time))
const reminders = { firstAfterDays: 2, everyDays: 5, max: 4 }

/** Sends a document with a last day in ten days to these parties. */
async function sent(...parties: Parameters<typeof account.party>[1][]) {
  set(inDays(0))
  const { id } = await account.draftDocument({ title: 'Lease', message: 'Please sign.', expiresAt: inDays(10) })
  const ids: string[] = []
  for (const party of parties) ids.push((await account.party(id, party)).id)
  await account.of(id).send()
  const change = (body: UpdateDocument) =>
    account.client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body })
  const expire = (at?: string) => expireDocument({ documentId: id, ...(at && { at }) }, services)
  return { ...account.of(id), id, ids, change, expire }
}

/** The parties that have got these messages. */
async function told(id: string, kind: 'REMINDER' | 'EXPIRED') {
  const rows = db.selectFrom('messages').select('party_id').where('document_id', '=', id).where('kind', '=', kind)
  return (await rows.orderBy('id').execute()).map((row) => row.party_id)
}

test('200 gives a sent document a later last day and other reminders; the trail has both values', async () => {
  const { id, document, events, change, expire } = await sent({})
  const before = await document()
  set(inDays(1))
  const { data } = await change({ expiresAt: '2030-04-01T02:00:00+02:00', reminders })
  const expiresAt = '2030-04-01T00:00:00.000Z'
  expect(data).toEqual({ ...before, expiresAt, reminders, updatedAt: inDays(1) })
  expect(await document()).toEqual(data)
  expect((await events())[0]).toMatchObject({
    type: 'document.updated',
    actor: { type: 'API_KEY' },
    at: inDays(1),
    data: {
      changed: ['reminders', 'expiresAt'],
      before: { expiresAt: inDays(10), reminders: before.reminders },
      after: { expiresAt, reminders },
    },
  })
  // The mail of a later day can wait, because nobody is late by the old one.
  expect(await told(id, 'REMINDER')).toEqual([])
  set(inDays(11))
  await expire(inDays(10))
  expect(await document()).toMatchObject({ status: 'SENT', updatedAt: inDays(1) })
  set(expiresAt)
  await expire(expiresAt)
  expect(await document()).toMatchObject({ status: 'EXPIRED', updatedAt: expiresAt })
})

test('200 takes the last day away, and the job of the old one ends nothing', async () => {
  const { document, events, change, expire } = await sent({})
  expect((await change({ expiresAt: null })).data).toMatchObject({ expiresAt: null })
  const { data } = (await events())[0]!
  expect(data).toEqual({ changed: ['expiresAt'], before: { expiresAt: inDays(10) }, after: {} })
  set(inDays(20))
  await expire(inDays(10))
  expect(await document()).toMatchObject({ status: 'SENT' })
})

test('an earlier last day reminds the parties that a message has told of another one, and no others', async () => {
  const { id, ids, events, change } = await sent(
    { signingOrder: 1 },
    {},
    {},
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
    {},
    { signingOrder: 9 },
  )
  const [first, , signed, , reported] = ids
  const arrived = db.updateTable('messages').set({ status: 'SENT' }).where('document_id', '=', id)
  await arrived.where('party_id', '!=', ids[1]!).execute()
  await actAs(signed!)
  await asParty(await linkOf(reported!)).POST('/api/v1/signing-session/wrong-person')
  expect((await change({ expiresAt: inDays(3) })).response.status).toBe(200)
  expect(await told(id, 'REMINDER')).toEqual([first])
  expect((await events()).slice(0, 2)).toMatchObject([
    { type: 'party.reminded', partyId: first },
    { type: 'document.updated', data: { after: { expiresAt: inDays(3) } } },
  ])
})

test('422 for a last day that is over, and for an earlier one that leaves less than 24 hours', async () => {
  const { document, change } = await sent({})
  const before = await document()
  const tooSoon = { status: 422, code: 'expiry_too_soon', errors: [{ pointer: '/expiresAt', code: 'too_soon' }] }
  expect((await change({ expiresAt: inDays(0) })).error).toMatchObject({ status: 422, code: 'expiry_past' })
  expect((await change({ expiresAt: inDays(0.99) })).error).toMatchObject(tooSoon)
  expect(await document()).toEqual(before)
  await change({ expiresAt: null })
  expect((await change({ expiresAt: inDays(0.99) })).error).toMatchObject(tooSoon)
  expect((await change({ expiresAt: inDays(1) })).response.status).toBe(200)
  // A later day may be as near as it likes: nobody is too late by it.
  set(inDays(0.9))
  expect((await change({ expiresAt: inDays(1.1) })).response.status).toBe(200)
})

test('200 changes the title and the message until a party opens the document, and 409 after it', async () => {
  const { ids, document, events, change } = await sent({}, {})
  const { data } = await change({ title: 'Sublease', message: null })
  expect(data).toMatchObject({ title: 'Sublease', message: null })
  expect((await events())[0]!.data).toEqual({
    changed: ['title', 'message'],
    before: { title: 'Lease', message: 'Please sign.' },
    after: { title: 'Sublease' },
  })
  await asParty(await linkOf(ids[1]!)).POST('/api/v1/signing-session/open')
  const before = await document()
  const { error } = await change({ title: 'Loan', message: 'Now.', expiresAt: inDays(12) })
  const pointers = [{ pointer: '/title' }, { pointer: '/message' }]
  expect(error).toMatchObject({ status: 409, code: 'party_opened', errors: pointers })
  expect(await document()).toEqual(before)
})

test('200 without an event for values that the document has, in every status', async () => {
  const { id, ids, document, events, change } = await sent({})
  await actAs(ids[0]!)
  const { title, message, language, expiresAt, reminders } = await document()
  const trail = await events()
  for (const status of ['SENT', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const before = await document()
    const { data } = await change({ title, message, language, expiresAt, reminders })
    expect(data, status).toEqual(before)
  }
  expect(await events()).toEqual(trail)
})

test('409 names the fields that can change in a draft only, and all fields while the document is sealed', async () => {
  const { ids, document, change } = await sent({})
  const body = { externalId: 'case-2', pageFooter: false, reminders } as const
  const { error } = await change(body)
  const pointers = [{ pointer: '/externalId' }, { pointer: '/pageFooter' }]
  expect(error).toMatchObject({ status: 409, code: 'document_not_draft', errors: pointers })
  await actAs(ids[0]!)
  const before = await document()
  const sealing = { status: 409, code: 'document_sealing', errors: [{ pointer: '/reminders' }] }
  expect((await change({ reminders })).error).toMatchObject(sealing)
  expect(await document()).toEqual(before)
})

test('of an expiry and a later last day that meet, the first one counts', async () => {
  const { id, document, change, expire } = await sent({})
  set(inDays(10))
  const [, { error }] = (await atOnce(db, holdDocument(id), [
    () => expire(inDays(10)),
    () => change({ expiresAt: inDays(12) }),
  ] as (() => Promise<unknown>)[])) as [unknown, Awaited<ReturnType<typeof change>>]
  expect(error).toMatchObject({ status: 409, detail: expect.stringContaining('EXPIRED') })
  expect(await document()).toMatchObject({ status: 'EXPIRED', expiresAt: inDays(10) })
})
