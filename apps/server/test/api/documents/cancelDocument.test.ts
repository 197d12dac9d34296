import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { attemptSeal } from '#work/sealing/seal-attempt.ts'
import { startServer, type TestAccount } from '../../support/server.ts'

const { db, clock, newAccount, actAs, seal, sealer, services } = await startServer()
const path = '/api/v1/documents/{id}/cancel'
const reason = 'The rent was wrong.\nYou will get a new one.'

const cancel = ({ client }: TestAccount, id: string, body = { reason }) =>
  client.POST(path, { params: { path: { id } }, body })
const noticesOf = (id: string) =>
  db
    .selectFrom('messages')
    .select(['party_id', 'kind'])
    .where('document_id', '=', id)
    .where('kind', '!=', 'INVITATION')
    .orderBy('id')
    .execute()

test('200 ends the document, and sends a message to the parties that had an invitation', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({ signingOrder: 1 }, { signingOrder: 2 }, { role: 'REVIEWER' })
  const { data, response } = await cancel(account, id)
  expect(response.status).toBe(200)
  expect(data).toMatchObject({ id, status: 'CANCELLED', cancelledReason: reason, completedAt: null })
  expect(await noticesOf(id)).toEqual([parties[0], parties[2]].map((party_id) => ({ party_id, kind: 'CANCELLED' })))
  const { data: events } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
  expect(events!.events[0]).toMatchObject({ type: 'document.cancelled', actor: { type: 'API_KEY' }, data: { reason } })
})

test('a cancelled document can not be signed, and has no more reminders', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await cancel(account, id)
  await expect(actAs(parties[0]!)).rejects.toMatchObject({ code: 'document_cancelled' })
  expect(await db.selectFrom('parties').select('next_reminder_at').where('document_id', '=', id).execute()).toEqual([
    { next_reminder_at: null },
  ])
})

test.each(['DRAFT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s; no further message is sent',
  async (status) => {
    const account = await newAccount()
    const { id } = await account.sentDocument({})
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const detail = `The document is ${status}. Only a document that is SENT can be cancelled.`
    expect((await cancel(account, id)).error).toMatchObject({ status: 409, code: 'document_not_sent', detail })
    expect(await noticesOf(id)).toEqual([])
  },
)

const failSeal = (id: string, seal_error: string) =>
  sql`update documents set seal_status = 'FAILED', seal_error = ${seal_error} where id = ${id}`.execute(db)

test.each(['file_unsealable', 'scan_unusable', 'resources_exceeded', 'seal_invalid', 'internal'])(
  '200 after all parties signed, if the seal failed with %s; it is not tried again',
  async (code) => {
    const account = await newAccount()
    const { id, parties } = await account.sentDocument({})
    await actAs(parties[0]!)
    expect((await cancel(account, id)).error).toMatchObject({ status: 409, code: 'document_sealing' })
    await failSeal(id, code)
    expect((await cancel(account, id)).data).toMatchObject({ status: 'CANCELLED', sealStatus: null, sealError: null })
    await seal(id)
    const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
    expect(data).toMatchObject({ status: 'CANCELLED', sealStatus: null, sealedFile: null })
  },
)

test('409 while the seal waits for something that the operator cures', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  await failSeal(id, 'timestamp_unavailable')
  expect((await cancel(account, id)).error).toMatchObject({ status: 409, code: 'document_sealing' })
})

test('a seal that is being made while the document is cancelled is not stored', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  await failSeal(id, 'internal')
  await attemptSeal(
    { documentId: id, attempt: 1 },
    {
      ...services,
      onSealFailure: () => {},
      sealer: {
        ...sealer,
        async seal(material, at) {
          const sealed = await sealer.seal(material, at)
          await cancel(account, id)
          return sealed
        },
      },
    },
  )
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ status: 'CANCELLED', sealedFile: null })
})

test('409 from the time of the expiry, and the status is EXPIRED from then on', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ expiresAt: new Date(Date.now() + 60_000).toISOString() })
  await account.party(id)
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  clock.now = () => new Date(Date.now() + 60_000)
  try {
    expect((await cancel(account, id)).error).toMatchObject({ status: 409, detail: expect.stringContaining('EXPIRED') })
    const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
    expect(data!.status).toBe('EXPIRED')
    const list = async (status: 'SENT' | 'EXPIRED') =>
      (await account.client.GET('/api/v1/documents', { params: { query: { status } } })).data!.documents.map(
        ({ id }) => id,
      )
    expect([await list('SENT'), await list('EXPIRED')]).toEqual([[], [id]])
  } finally {
    clock.now = () => new Date()
  }
})

test.each([
  [{}],
  [{ reason: 'half a 😀: \ud83d' }],
  [{ reason: '' }],
  [{ reason: 'x'.repeat(1001) }],
  [{ reason: null }],
  [{ reason, silent: true }],
])('400 for %j', async (body) => {
  const account = await newAccount()
  const { id } = await account.sentDocument({})
  const { error } = await cancel(account, id, body as never)
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error!.errors![0]!.pointer).toMatch(/^\/(reason|silent)$/)
})

test('404 for a document of another account; the document is unchanged', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.sentDocument({})
  expect((await cancel(stranger, id)).error).toMatchObject({ status: 404, code: 'document_not_found' })
  const { data } = await owner.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ status: 'SENT', cancelledReason: null })
  expect(await noticesOf(id)).toEqual([])
})
