import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount } = await useServer()
const path = '/api/v1/documents/{id}/send'
const email = 'anna.lindqvist@example.com'

const send = ({ client }: TestAccount, id: string) => client.POST(path, { params: { path: { id } } })
const get = async ({ client }: TestAccount, id: string) =>
  (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!
const messagesOf = (id: string) =>
  db
    .selectFrom('messages')
    .select(['party_id', 'kind', 'channel', 'address', 'status'])
    .where('document_id', '=', id)
    .orderBy('id')
    .execute()
const eventsOf = (id: string) =>
  db.selectFrom('events').select(['type', 'at']).where('document_id', '=', id).orderBy('number').execute()
/** The names of the jobs for the document and for its messages. */
const jobsOf = async (id: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where data->>'documentId' = ${id}
      or data->>'messageId' in (select id from messages where document_id = ${id}) order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('200 sends the draft: each party gets its link, and those that can act now get a message', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const first = await account.party(id, { signingOrder: 1 })
  const twin = await account.party(id, { signingOrder: 1 })
  await account.party(id, { signingOrder: 2 })
  const ungated = await account.party(id, { role: 'REVIEWER' })
  const linksOf = async () => (await account.of(id).parties()).map(({ signingUrl }) => signingUrl)
  expect(await linksOf()).toEqual([null, null, null, null])
  const before = await jobsOf(id)
  const { data } = await send(account, id)
  const sentAt = data!.updatedAt
  expect(data).toMatchObject({ id, status: 'SENT', sentAt, signingMode: 'SEQUENTIAL' })
  expect(await get(account, id)).toEqual(data)
  const invitation = { kind: 'INVITATION', channel: 'EMAIL', address: email, status: 'QUEUED' }
  const told = [first, twin, ungated].map((party) => ({ party_id: party.id, ...invitation }))
  expect(await messagesOf(id)).toEqual(told)
  expect(await jobsOf(id)).toEqual([...told.map(() => 'deliver'), ...before, 'preview'])
  const events = (await eventsOf(id)).slice(5)
  const released = { type: 'party.released', at: sentAt }
  expect(events).toEqual([{ type: 'document.sent', at: sentAt }, released, released, released])
  const links = await linksOf()
  expect(new Set(links).size).toBe(4)
  for (const link of links) expect(link).toMatch(/^https:\/\/sign\.example\.com\/sign\/#[\w-]{44}x?$/)
})

test('409 lists everything that is missing, party by party; nothing is changed', async () => {
  loseChannels(services, 'EMAIL', 'SMS')
  const account = await newAccount()
  const nobody = (await account.contact()).id
  const { id } = await account.draftDocument()
  const mail = await account.party(id, { contactId: nobody })
  const sms = await account.party(id, { contactId: nobody, deliveryMethod: 'SMS', requiredSignature: 'BANKID' })
  const code = await account.party(id, {
    contactId: nobody,
    deliveryMethod: 'NONE',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  })
  const before = await eventsOf(id)
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
  expect(await eventsOf(id)).toEqual(before)
})

test('409 without a party who must act, with an expiry in the past, and in every other status', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const set = (change: object) => db.updateTable('documents').set(change).where('id', '=', id).execute()
  const expectIncomplete = async (fault: { pointer: string; code: string }) => {
    const { error } = await send(account, id)
    expect(error).toMatchObject({ status: 409, code: 'document_incomplete', errors: [fault] })
  }
  const noParty = { pointer: '/parties', code: 'required', detail: 'must contain a party who must act' }
  await expectIncomplete(noParty)
  await account.party(id, { role: 'ORGANIZER', requiredSignature: 'NONE' })
  await expectIncomplete(noParty)
  await account.party(id)
  await set({ expires_at: new Date(Date.now() - 1).toISOString() })
  await expectIncomplete({ pointer: '/expiresAt', code: 'past' })
  await set({ expires_at: null })
  for (const status of ['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await set({ status })
    const detail = `The document is ${status}. Only a draft can be sent.`
    expect((await send(account, id)).error).toMatchObject({ status: 409, code: 'document_not_draft', detail })
  }
  await set({ status: 'DRAFT' })
  expect(await messagesOf(id)).toEqual([])

  // Now nothing is missing. Only one of two concurrent requests sends it.
  const answers = await atOnce(db, holdDocument(id), [() => send(account, id), () => send(account, id)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  // The organizer gets a message too.
  expect(await messagesOf(id)).toHaveLength(2)
})
