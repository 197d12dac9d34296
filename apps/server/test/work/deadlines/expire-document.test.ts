import type { DocumentStatus } from '@paraph/client'
import { expect, test } from 'vitest'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { atOnce } from '../../support/at-once.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { services, db, clock, newAccount, actAs } = await useServer()
const account = await newAccount()

const start = Date.parse('2030-03-04T09:00:00.000Z')
const expiresAt = '2030-03-05T09:00:00.000Z'
const before = () => void (clock.now = () => new Date(Date.parse(expiresAt) - 1))
const after = () => void (clock.now = () => new Date(expiresAt))

/** Creates a document that expires, with one party whose turn it is and one party that waits. */
async function sent() {
  clock.now = () => new Date(start)
  const { id } = await account.draftDocument({ expiresAt })
  const party = await account.party(id, { signingOrder: 1 })
  const later = await account.party(id, { signingOrder: 2 })
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const get = async () => (await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!
  const listed = async (status: DocumentStatus) => {
    const { data } = await account.client.GET('/api/v1/documents', { params: { query: { status, limit: 100 } } })
    return data!.documents.some((document) => document.id === id)
  }
  /** The newest event first. */
  const events = async () =>
    (await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })).data!.events
  const told = () =>
    db.selectFrom('messages').select('party_id').where('document_id', '=', id).where('kind', '=', 'EXPIRED').execute()
  const sign = () => actAs(party.id)
  return { id, party, later, get, listed, events, told, sign }
}

test('the status is EXPIRED from the time of the expiry, before the job has recorded it', async () => {
  const { get, listed, events } = await sent()
  before()
  expect([(await get()).status, await listed('SENT'), await listed('EXPIRED')]).toEqual(['SENT', true, false])
  after()
  expect([(await get()).status, await listed('SENT'), await listed('EXPIRED')]).toEqual(['EXPIRED', false, true])
  expect((await events()).map(({ type }) => type)).not.toContain('document.expired')
})

test('409 for every change from the time of the expiry, before the job has recorded it', async () => {
  const { id, party, sign } = await sent()
  const path = { id, partyId: party.id }
  const { client } = account
  const attempts = {
    cancel: () =>
      client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'Too late.' } }),
    remind: () => client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params: { path } }),
    add: async () =>
      client.POST('/api/v1/documents/{id}/parties', {
        params: { path: { id } },
        body: { contactId: (await account.contact()).id, role: 'SIGNER' },
      }),
    update: () =>
      client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { params: { path }, body: { role: 'SIGNER' } }),
    remove: () => client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path } }),
    extend: () =>
      client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: { expiresAt: '2030-04-01T00:00:00Z' } }),
    send: () => client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } }),
  }
  after()
  for (const [name, attempt] of Object.entries(attempts)) {
    const { error } = await attempt()
    expect(error, name).toMatchObject({ status: 409, detail: expect.stringContaining('EXPIRED') })
  }
  await expect(sign()).rejects.toMatchObject({ code: 'document_expired' })
})

test('one of several concurrent jobs records the expiry, and tells the party whose turn it was', async () => {
  const { id, party, get, events, told } = await sent()
  after()
  const hold = (tx: Transaction) => tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  const expire = () => expireDocument({ documentId: id }, services)
  await atOnce(db, hold, [expire, expire, expire])
  expect(await get()).toMatchObject({ status: 'EXPIRED', updatedAt: expiresAt })
  const [last, ...earlier] = await events()
  expect(last).toMatchObject({ type: 'document.expired', actor: { type: 'SYSTEM', id: null }, at: expiresAt })
  expect(earlier.map(({ type }) => type)).not.toContain('document.expired')
  expect(await told()).toEqual([{ party_id: party.id }])
})

test('a job that is early by the clock of the server changes nothing and is tried again', async () => {
  const { id, get, events } = await sent()
  before()
  await expect(expireDocument({ documentId: id }, services)).rejects.toBeInstanceOf(TooEarlyError)
  expect((await get()).status).toBe('SENT')
  expect((await events()).map(({ type }) => type)).not.toContain('document.expired')
})

test('a document that has ended before its expiry keeps its status', async () => {
  const { id, get, told } = await sent()
  after()
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    await expireDocument({ documentId: id }, services)
    expect((await get()).status).toBe(status)
  }
  expect(await told()).toEqual([])
})

test('a document that all parties signed before its expiry waits for its seal, and does not expire', async () => {
  const { id, later, sign, get, told } = await sent()
  await sign()
  await actAs(later.id)
  after()
  await expireDocument({ documentId: id }, services)
  expect(await get()).toMatchObject({ status: 'SENT', sealStatus: 'PENDING' })
  expect(await told()).toEqual([])
})

test('409 for sending a draft at the time of its expiry, and 200 a moment before it', async () => {
  clock.now = () => new Date(start)
  const { id } = await account.draftDocument({ expiresAt })
  await account.party(id)
  const send = () => account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  after()
  const { error } = await send()
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete', errors: [{ pointer: '/expiresAt' }] })
  before()
  expect((await send()).response.status).toBe(200)
})

test('an invitation that was not sent before the expiry is not sent after it', async () => {
  const { id } = await sent()
  after()
  const messages = db.selectFrom('messages').select(['id', 'status']).where('document_id', '=', id)
  await deliver((await messages.executeTakeFirstOrThrow()).id, { ...services, senders: {} })
  expect(await messages.execute()).toMatchObject([{ status: 'SKIPPED' }])
})
