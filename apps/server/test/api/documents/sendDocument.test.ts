import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendDocument } from '#api/documents/sendDocument.ts'
import { openKysely } from '#platform/database/pool.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { startServer, type TestAccount } from '../../support/server.ts'

const { db, pool, services, clock, newAccount } = await startServer()
const unequipped = await startServer({ channels: [] })
const path = '/api/v1/documents/{id}/send'
const email = 'anna.lindqvist@example.com'

const send = ({ client }: TestAccount, id: string) => client.POST(path, { params: { path: { id } } })
const get = async ({ client }: TestAccount, id: string) =>
  (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!
const messagesOf = (id: string, database = db) =>
  database
    .selectFrom('messages')
    .select(['party_id', 'kind', 'channel', 'address', 'status'])
    .where('document_id', '=', id)
    .orderBy('id')
    .execute()
const eventsOf = async (id: string) =>
  (await db.selectFrom('events').select('type').where('document_id', '=', id).orderBy('number').execute()).map(
    ({ type }) => type,
  )
const jobs = async () => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.job order by created_on, name`.execute(db)
  return rows.map(({ name }) => name)
}

test('200 sends the draft: only the parties that can act now get a message', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const first = await account.party(id, { signingOrder: 1 })
  const twin = await account.party(id, { signingOrder: 1 })
  await account.party(id, { signingOrder: 2 })
  const ungated = await account.party(id, { role: 'REVIEWER' })
  const before = await jobs()
  clock.now = () => new Date('2031-01-02T03:04:05.678Z')
  const { data, response } = await send(account, id)
  clock.now = () => new Date()
  expect(response.status).toBe(200)
  const at = '2031-01-02T03:04:05.678Z'
  expect(data).toMatchObject({ id, status: 'SENT', sentAt: at, updatedAt: at, signingMode: 'SEQUENTIAL' })
  expect(await get(account, id)).toEqual(data)
  const invitation = { kind: 'INVITATION', channel: 'EMAIL', address: email, status: 'QUEUED' }
  const told = [first, twin, ungated].map((party) => ({ party_id: party.id, ...invitation }))
  expect(await messagesOf(id)).toEqual(told)
  expect((await jobs()).slice(before.length)).toEqual([...told.map(() => 'deliver'), 'preview'])
  const events = await eventsOf(id)
  expect(events.slice(5)).toEqual(['document.sent', 'party.released', 'party.released', 'party.released'])
})

test('200 gives every party its own link; a draft has no links', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  await account.party(id)
  await account.party(id, { signingOrder: 2 })
  const urls = async () => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
    return data!.parties.map(({ signingUrl }) => signingUrl)
  }
  expect(await urls()).toEqual([null, null])
  await send(account, id)
  const [one, two] = await urls()
  expect(one).toMatch(/^https:\/\/sign\.example\.com\/sign\/#[\w-]{44}$/)
  expect(two).not.toBe(one)
})

test('200 without a mail server: no message is sent, sendStatus stays NOT_SENT, and the link is available', async () => {
  const account = await unequipped.newAccount()
  const { id, parties } = await account.sentDocument({})
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  expect(data!.parties).toMatchObject([
    { id: parties[0], sendStatus: 'NOT_SENT', signingUrl: expect.stringContaining('/sign/#') },
  ])
  expect(await messagesOf(id, unequipped.db)).toEqual([])
})

test('409 lists everything that is missing, party by party; nothing is changed', async () => {
  const account = await unequipped.newAccount()
  const nobody = (await account.contact()).id
  const { id } = await account.draftDocument()
  const mail = await account.party(id, { contactId: nobody })
  const sms = await account.party(id, { contactId: nobody, deliveryMethod: 'SMS', requiredSignature: 'BANKID' })
  const code = await account.party(id, {
    contactId: nobody,
    deliveryMethod: 'NONE',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  })
  const before = await unequipped.db.selectFrom('events').select('id').where('document_id', '=', id).execute()
  const { error } = await send(account, id)
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
  expect(error!.errors!.map(({ pointer, code }) => [pointer, code])).toEqual([
    [`/parties/${mail.id}/email`, 'required'],
    [`/parties/${sms.id}/phone`, 'required'],
    [`/parties/${sms.id}/deliveryMethod`, 'channel_unavailable'],
    [`/parties/${sms.id}/ssn`, 'required'],
    [`/parties/${sms.id}/requiredSignature`, 'signature_unavailable'],
    [`/parties/${code.id}/email`, 'required'],
    [`/parties/${code.id}/twoStepVerification`, 'channel_unavailable'],
  ])
  expect(error!.errors!.find(({ code }) => code === 'channel_unavailable')!.detail).toContain('SMS_URL')
  expect(await get(account, id)).toMatchObject({ status: 'DRAFT', sentAt: null })
  expect(await unequipped.db.selectFrom('events').select('id').where('document_id', '=', id).execute()).toEqual(before)
})

test.each([
  ['no party', []],
  ['only an organizer who need not sign', [{ role: 'ORGANIZER', requiredSignature: 'NONE' } as const]],
])('409 for a document with %s', async (_, parties) => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  for (const party of parties) await account.party(id, party)
  const errors = [{ pointer: '/parties', code: 'required', detail: 'must contain a party who must act' }]
  expect((await send(account, id)).error).toMatchObject({ status: 409, code: 'document_incomplete', errors })
})

test('409 for a draft with an expiry in the past', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ expiresAt: new Date(Date.now() + 60_000).toISOString() })
  await account.party(id)
  clock.now = () => new Date(Date.now() + 60_001)
  const { error } = await send(account, id)
  clock.now = () => new Date()
  expect(error).toMatchObject({ code: 'document_incomplete', errors: [{ pointer: '/expiresAt', code: 'past' }] })
})

test.each(['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s; no further message is sent',
  async (status) => {
    const account = await newAccount()
    const { id } = await account.sentDocument({})
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const before = await messagesOf(id)
    const detail = `The document is ${status}. Only a draft can be sent.`
    expect((await send(account, id)).error).toMatchObject({ status: 409, code: 'document_not_draft', detail })
    expect(await messagesOf(id)).toEqual(before)
  },
)

test('only one of two concurrent sends succeeds; the other gets 409', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  await account.party(id)
  const hold = (tx: Transaction) => tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  const answers = await atOnce(db, hold, [() => send(account, id), () => send(account, id)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  expect(await messagesOf(id)).toHaveLength(1)
})

test('404 for a document of another account; the document is unchanged', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  await owner.party(id)
  const draft = await get(owner, id)
  expect((await send(stranger, draft.id)).error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await get(owner, draft.id)).toEqual(draft)
  expect(await messagesOf(draft.id)).toEqual([])
})

test('sending a document with 100 parties takes as many SQL statements as with two', async () => {
  const account = await newAccount()
  const statements = async (count: number) => {
    const { id } = await account.draftDocument()
    const contactId = (await account.contact({ email })).id
    for (let index = 0; index < count; index++) await account.party(id, { contactId })
    let counted = 0
    const counting = openKysely(pool, () => counted++)
    const actor = { type: 'API_KEY', id: null } as const
    const context = { ...services, db: counting, account, actor, scopes: null, commitSoFar: async () => {} }
    await sendDocument(
      { path: { id }, query: {} as never, header: {} as never, body: undefined, file: undefined as never },
      context,
    )
    return counted
  }
  const few = await statements(2)
  expect(few).toBeGreaterThan(5)
  expect(await statements(100)).toBe(few)
})
