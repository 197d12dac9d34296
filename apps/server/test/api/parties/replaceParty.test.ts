import type { AddParty, ReplaceParty } from '@paraph/client'
import { expect, test } from 'vitest'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { addFieldsOf, boxAt } from '../../support/fields.ts'
import { bareParty, fullContact } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const server = await useServer()
const { db, newAccount, asParty, linkOf } = server
const path = '/api/v1/documents/{id}/replacements/{partyId}'
const bo = { firstName: 'Bo', lastName: 'Berg', email: 'bo.berg@example.com' }

/** Sends a document whose first party has two fields. One of them shows its name. */
async function sentTo(task: Omit<Partial<AddParty>, 'contactId' | 'person'> = {}) {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const old = await account.party(id, { contactId: (await fullContact(account)).id, ...task })
  const other = await account.party(id, { signingOrder: 2 })
  const fields = await addFieldsOf(account, id, [
    { partyId: old.id, type: 'SIGNATURE', name: 'seller', page: 1, box: boxAt(0) },
    { partyId: old.id, type: 'NAME', name: 'name', page: 1, box: boxAt(1) },
  ])
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const replace = (body: ReplaceParty = { person: bo }, header = {}) =>
    account.client.POST(path, { params: { path: { id, partyId: old.id }, header }, body })
  const messages = () =>
    db
      .selectFrom('messages')
      .select(['party_id', 'kind', 'address'])
      .where('document_id', '=', id)
      .where('party_id', '!=', other.id)
      .orderBy('id')
      .execute()
  return { account, id, old, other, fields, replace, messages, of: account.of(id) }
}

test('200 gives the new party the fields, the turn and the task, and nothing else of the old one', async () => {
  const { account, id, old, other, fields, replace, messages, of } = await sentTo({
    role: 'ACCEPTOR',
    signingOrder: 1,
    requiredSignature: 'CLICK_TO_SIGN',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  })
  const asOld = asParty(await linkOf(old.id, 'MESSAGE'))
  await account.webhookEndpoint({ events: ['party.removed', 'party.added'] })
  const header = { 'idempotency-key': 'replace-1' }
  const { data } = await replace({ person: bo }, header)
  const { id: partyId, ...rest } = data!
  expect(rest).toEqual({
    ...bareParty,
    documentId: id,
    name: 'Bo Berg',
    email: bo.email,
    role: 'ACCEPTOR',
    signingOrder: 1,
    requiredSignature: 'CLICK_TO_SIGN',
    twoStepVerification: 'EMAIL_BEFORE_SIGNING',
  })
  expect((await of.parties()).map(({ id }) => id)).toEqual([other.id, partyId])
  const after = await account.client.GET('/api/v1/documents/{id}/fields', { params: { path: { id } } })
  expect(after.data!.fields).toEqual(fields.map((field) => ({ ...field, partyId })))
  expect((await asOld.POST('/api/v1/signing-session/open')).error).toMatchObject({ status: 410, code: 'party_removed' })
  expect(await messages()).toEqual([
    { party_id: old.id, kind: 'INVITATION', address: old.email },
    { party_id: old.id, kind: 'CANCELLED', address: old.email },
    { party_id: partyId, kind: 'INVITATION', address: bo.email },
  ])
  const events = (await of.events()).toReversed().slice(-3)
  expect(events.map(({ type, partyId, data }) => ({ type, partyId, data }))).toEqual([
    { type: 'party.removed', partyId: old.id, data: { name: old.name } },
    { type: 'party.added', partyId, data: { replaces: old.id } },
    { type: 'party.released', partyId, data: {} },
  ])
  const told = await db.selectFrom('webhook_events').select('body').where('body', 'like', `%${id}%`).execute()
  expect(told.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    { type: 'party.removed', data: { party: { id: old.id, name: old.name } } },
    { type: 'party.added', data: { party: { id: partyId, name: 'Bo Berg' } } },
  ])
  const { ssn_hash } = await db
    .selectFrom('parties')
    .select('ssn_hash')
    .where('id', '=', partyId)
    .executeTakeFirstOrThrow()
  expect(ssn_hash).toBeNull()
  const again = await replace({ person: bo }, header)
  expect([again.response.headers.get('idempotent-replayed'), again.data]).toEqual(['true', data])
  expect((await replace()).error).toMatchObject({ status: 404, code: 'party_not_found' })
})

test('200 with another signature and delivery, for a person who opened the link and was the wrong one', async () => {
  const { old, replace, messages } = await sentTo({ deliveryMethod: 'SMS' })
  await db.updateTable('parties').set({ read_status: 'READ' }).where('id', '=', old.id).execute()
  expect((await replace()).error).toMatchObject({ status: 409, code: 'party_opened' })
  await asParty(await linkOf(old.id, 'MESSAGE')).POST('/api/v1/signing-session/wrong-person')
  expect((await replace()).error).toMatchObject({ status: 409, code: 'document_incomplete' })
  const { data } = await replace({
    person: bo,
    requiredSignature: 'CLICK_TO_SIGN',
    deliveryMethod: 'NONE',
  })
  expect(data).toMatchObject({ requiredSignature: 'CLICK_TO_SIGN', deliveryMethod: 'NONE', readStatus: 'NOT_OPENED' })
  expect(await messages(), 'the wrong person gets no message').toMatchObject([{ party_id: old.id, kind: 'INVITATION' }])
})

test('200 for a name that another process must set; 409 for one that does not fit in its field', async () => {
  const { id, of, fields, replace } = await sentTo()
  const before = await of.parties()
  const { error } = await replace({ person: { ...bo, lastName: 'Berg'.repeat(50) } })
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
  expect(error!.errors).toMatchObject([{ pointer: `/fields/${fields[1]!.id}/box`, code: 'no_room' }])
  expect(await of.parties()).toEqual(before)
  expect((await replace({ person: { ...bo, lastName: 'Žižek' } })).data).toMatchObject({ documentId: id })
})

test('of a replacement and an opening at the same moment, one wins', async () => {
  const [first, second] = [await sentTo(), await sentTo()]
  const raceIn = async ({ id, old, replace }: typeof first, isFirst: boolean) => {
    const link = asParty(await linkOf(old.id, 'MESSAGE'))
    const requests: (() => Promise<{ response: Response; error?: { code: string } }>)[] = [
      () => replace(),
      () => link.POST('/api/v1/signing-session/open'),
    ]
    const answers = await atOnce(db, holdDocument(id), isFirst ? requests : requests.toReversed())
    return answers.map(({ response, error }) => [response.status, error?.code])
  }
  expect(await raceIn(first, true)).toEqual([
    [200, undefined],
    [401, 'link_invalid'],
  ])
  expect(await raceIn(second, false)).toEqual([
    [200, undefined],
    [409, 'party_opened'],
  ])
})

// Each state of the document and the party is in party-rules.test.ts.
test('409 before the sending and after the signing; 403 to save a contact without the scope; 422 for an unknown contact', async () => {
  const { account, id, old, replace } = await sentTo()
  const draft = await account.draftDocument()
  const { id: partyId } = await account.party(draft.id)
  const params = { path: { id: draft.id, partyId } }
  const { error } = await account.client.POST(path, { params, body: { person: bo } })
  expect(error).toMatchObject({ status: 409, code: 'document_not_sent' })
  expect((await replace({ contactId: 'ctc_none' })).error).toMatchObject({ status: 422, code: 'contact_unknown' })
  const { client } = await server.newKey(account.id, ['documents:write'])
  const body = { person: bo, saveAsContact: true }
  const refused = await client.POST(path, { params: { path: { id, partyId: old.id } }, body })
  expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_scope' })
  await db.updateTable('parties').set({ signing_status: 'SIGNED' }).where('id', '=', old.id).execute()
  expect((await replace()).error).toMatchObject({ status: 409, code: 'party_signed' })
})
