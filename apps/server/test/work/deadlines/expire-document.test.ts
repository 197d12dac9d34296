import type { DocumentStatus } from '@paraph/client'
import { expect, test } from 'vitest'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { atOnce, holdDocument } from '../../support/at-once.ts'
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
  const { id, parties } = await account.sentWith({ expiresAt }, { signingOrder: 1 }, { signingOrder: 2 })
  const [party, later] = parties as [string, string]
  const listed = async (status: DocumentStatus) => {
    const { data } = await account.client.GET('/api/v1/documents', { params: { query: { status, limit: 100 } } })
    return data!.documents.some((document) => document.id === id)
  }
  const told = () =>
    db.selectFrom('messages').select('party_id').where('document_id', '=', id).where('kind', '=', 'EXPIRED').execute()
  return { ...account.of(id), id, party, later, listed, told, sign: () => actAs(party) }
}

test('the status is EXPIRED from the time of the expiry, before the job has recorded it', async () => {
  const { document, listed, events } = await sent()
  before()
  expect([(await document()).status, await listed('SENT'), await listed('EXPIRED')]).toEqual(['SENT', true, false])
  after()
  expect([(await document()).status, await listed('SENT'), await listed('EXPIRED')]).toEqual(['EXPIRED', false, true])
  expect((await events()).map(({ type }) => type)).not.toContain('document.expired')
})

test('409 for every change from the time of the expiry, before the job has recorded it', async () => {
  const { id, party, sign, cancel, remind, updateParty, removeParty, update, send } = await sent()
  const attempts: Record<string, () => Promise<{ error?: unknown }>> = {
    cancel: () => cancel(),
    remind: () => remind(party),
    add: async () =>
      account.client.POST('/api/v1/documents/{id}/parties', {
        params: { path: { id } },
        body: { contactId: (await account.contact()).id, role: 'SIGNER' },
      }),
    update: () => updateParty(party, {}),
    remove: () => removeParty(party),
    extend: () => update({ expiresAt: '2030-04-01T00:00:00Z' }),
    send,
  }
  after()
  for (const [name, attempt] of Object.entries(attempts)) {
    const { error } = await attempt()
    expect(error, name).toMatchObject({ status: 409, detail: expect.stringContaining('EXPIRED') })
  }
  await expect(sign()).rejects.toMatchObject({ code: 'document_expired' })
})

test('one of several concurrent jobs records the expiry, and tells the party whose turn it was', async () => {
  const { id, party, document, events, told } = await sent()
  after()
  const expire = () => expireDocument({ documentId: id }, services)
  await atOnce(db, holdDocument(id), [expire, expire, expire])
  expect(await document()).toMatchObject({ status: 'EXPIRED', updatedAt: expiresAt })
  const [last, ...earlier] = await events()
  expect(last).toMatchObject({ type: 'document.expired', actor: { type: 'SYSTEM', id: null }, at: expiresAt })
  expect(earlier.map(({ type }) => type)).not.toContain('document.expired')
  expect(await told()).toEqual([{ party_id: party }])
})

test('a job that is early by the clock of the server changes nothing and is tried again', async () => {
  const { id, document, events } = await sent()
  before()
  await expect(expireDocument({ documentId: id }, services)).rejects.toBeInstanceOf(TooEarlyError)
  expect((await document()).status).toBe('SENT')
  expect((await events()).map(({ type }) => type)).not.toContain('document.expired')
})

test('a document that has ended before its expiry keeps its status', async () => {
  const { id, document, told } = await sent()
  after()
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    await expireDocument({ documentId: id }, services)
    expect((await document()).status).toBe(status)
  }
  expect(await told()).toEqual([])
})

test('a document that all parties signed before its expiry waits for its seal, and does not expire', async () => {
  const { id, later, sign, document, told } = await sent()
  await sign()
  await actAs(later)
  after()
  await expireDocument({ documentId: id }, services)
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: 'PENDING' })
  expect(await told()).toEqual([])
})

test('409 for sending a draft at the time of its expiry, and 200 a moment before it', async () => {
  clock.now = () => new Date(start)
  const { id } = await account.draftDocument({ expiresAt })
  await account.party(id)
  const { send } = account.of(id)
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
