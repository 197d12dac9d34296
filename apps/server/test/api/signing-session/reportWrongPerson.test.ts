import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db } = server
const sentTo = signingOn(server)
const session = '/api/v1/signing-session'
const path = `${session}/wrong-person`

/** What the sender is to be told of the document. */
const noticesOf = (documentId: string) =>
  db.selectFrom('notices').select(['kind', 'told_at']).where('document_id', '=', documentId).execute()

test('200 records the report once per link and tells the sender; the link no longer shows the document', async () => {
  const { account, id, ids, party, stored, document, update, eventsOf } = await sentTo({}, {})
  const senderContact = { email: 'avtal@example.com', phone: null }
  await account.client.PATCH('/api/v1/account', { body: { contactEmail: senderContact.email } })
  const headers = { 'x-forwarded-for': '192.0.2.9', 'user-agent': 'Mozilla/5.0' }
  const before = await stored()
  const first = await party(0, 'MESSAGE', headers)
  const answers = await Promise.all([first.POST(path), first.POST(path), (await party(0, 'API')).POST(path)])
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  for (const { data } of answers) {
    expect(data).toMatchObject({ senderContact, parties: [] })
    expect(data).not.toHaveProperty('document')
  }
  const events = await eventsOf('party.wrong_person')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ partyId: ids[0], actor: { type: 'PARTY', id: ids[0] } })
  expect(await noticesOf(id)).toEqual([{ kind: 'wrongPerson', told_at: null }])
  expect(await stored()).toEqual({ ...before, reportedAt: events[0]!.at })
  expect(await document()).toMatchObject({ status: 'SENT' })
  const { error } = await (await party(0, 'API')).GET(session)
  const reported = { status: 410, code: 'link_reported', isTest: false, senderContact }
  expect(error).toMatchObject({ ...reported, senderName: answers[0]!.data!.senderName })
  expect((await (await party(1)).GET(session)).response.status, 'another party').toBe(200)

  await update({ email: 'bo@example.com' })
  expect(await stored()).toMatchObject({ reportedAt: null })
  expect((await first.GET(session)).error).toMatchObject({ status: 401, code: 'link_invalid' })
  await (await party(0, 'MESSAGE', headers)).POST(path)
  expect((await eventsOf('party.wrong_person'))[1]).toMatchObject({
    ipAddress: '192.0.2.9',
    userAgent: 'Mozilla/5.0',
    data: { link: 'MESSAGE', verification: 'NONE' },
  })
})

test('a corrected name or address gives the party a new link; a reminder makes the reported link work', async () => {
  const { account, id, ids, party, update, messages } = await sentTo({}, { deliveryMethod: 'NONE' })
  const statusOf = async (index: number, client = party(index)) => (await (await client).GET(session)).response.status
  for (const [index, change] of [
    [0, { name: 'Bo Berg' }],
    [1, { email: 'bo@example.com' }],
  ] as const) {
    const old = party(index)
    await (await old).POST(path)
    await update({ companyRole: 'Chair' }, index)
    expect(await statusOf(index)).toBe(410)
    await update(change, index)
    expect([await statusOf(index), await statusOf(index, old)]).toEqual([200, 401])
  }
  expect((await messages()).map(({ kind, party_id }) => [kind, party_id])).toEqual([
    ['INVITATION', ids[0]],
    ['INVITATION', ids[0]],
  ])

  const again = await party(0)
  await again.POST(path)
  const dueAt = db.selectFrom('parties').select('next_reminder_at').where('id', '=', ids[0]!)
  expect((await dueAt.executeTakeFirstOrThrow()).next_reminder_at, 'no automatic reminder').toBeNull()
  const params = { path: { id, partyId: ids[0]! } }
  const remind = await account.client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params })
  expect(remind.response.status).toBe(200)
  expect((await again.GET(session)).response.status).toBe(200)
})

test('a renewed link works in the place of a reported one, also on a server without mail, and the trail says so', async () => {
  loseChannels(server.services, 'EMAIL', 'SMS')
  const { id, ids, party, stored, update, messages, eventsOf, account } = await sentTo({}, { deliveryMethod: 'NONE' })
  for (const index of [0, 1]) {
    const [old, urlBefore] = [await party(index, 'API'), (await account.of(id).party(ids[index]!)).signingUrl]
    await old.POST(path)
    await update({ renewLink: true }, index)
    expect((await old.GET(session)).error).toMatchObject({ status: 401, code: 'link_invalid' })
    expect((await (await party(index)).GET(session)).response.status).toBe(200)
    expect((await account.of(id).party(ids[index]!)).signingUrl).not.toBe(urlBefore)
    const events = await eventsOf('party.updated')
    expect(events[index]).toMatchObject({ partyId: ids[index], data: { changed: ['signingUrl'] } })
  }
  expect(await messages()).toEqual([])
  expect(await stored()).toMatchObject({ readStatus: 'NOT_OPENED' })
})

test('a renewed link of a party that nobody has reported is sent at once; a draft has no links to renew', async () => {
  const { ids, update, messages } = await sentTo({})
  await update({ renewLink: true, email: 'bo@example.com' })
  await update({ renewLink: true })
  await update({ renewLink: false })
  const invitation = { kind: 'INVITATION', party_id: ids[0] }
  expect(await messages()).toMatchObject([invitation, invitation, invitation])
  const account = await server.newAccount()
  const draft = await account.draftDocument()
  const added = await account.party(draft.id)
  expect((await account.of(draft.id).updateParty(added.id, { renewLink: true })).data).toMatchObject({ id: added.id })
  expect((await account.of(draft.id).events()).map(({ type }) => type)).not.toContain('party.updated')
})
