import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { useServer } from '../../support/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/documents/{id}/parties'
const account = await newAccount()

test('200 adds a snapshot of the contact, with the defaults filled in, which does not change with the contact', async () => {
  const company = await account.company()
  const contact = await account.contact({
    email: 'anna.lindqvist@example.com',
    phone: '070-174 06 05',
    ssn: '19900101-0017',
    externalId: 'crm-4711',
    companyId: company.id,
    companyRole: 'Managing director',
  })
  const { id } = await account.draftDocument()
  const body = { contactId: contact.id, role: 'SIGNER' } as const
  const { data, response } = await account.client.POST(path, { params: { path: { id } }, body })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^pty_/),
    documentId: id,
    name: 'Anna Lindqvist',
    role: 'SIGNER',
    signedAt: null,
    readStatus: 'NOT_OPENED',
    signingStatus: 'NOT_SIGNED',
    deliveryMethod: 'EMAIL',
    requiredSignature: 'DRAWING',
    twoStepVerification: 'NONE',
    sendStatus: 'NOT_SENT',
    email: 'anna.lindqvist@example.com',
    phone: '+46701740605',
    companyName: 'Lindqvist Bygg AB',
    companyRole: 'Managing director',
    companyOrgNumber: '556016-0680',
    externalId: 'crm-4711',
    companyId: company.id,
    ssn: '19900101-0017',
    country: null,
    signingOrder: null,
  })
  await account.client.PATCH('/api/v1/contacts/{id}', {
    params: { path: { id: contact.id } },
    body: { email: 'after@example.com', lastName: 'Berg' },
  })
  const kept = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: data!.id } },
  })
  expect(kept.data).toEqual({ ...data, signingUrl: null })
})

test('200 for the same contact again, as another party; a body without the required role means SIGNER', async () => {
  const { id } = await account.draftDocument()
  const { id: contactId } = await account.contact()
  const body = { contactId } as { contactId: string; role: 'SIGNER' }
  const { data } = await account.client.POST(path, { params: { path: { id } }, body })
  expect(data).toMatchObject({ role: 'SIGNER' })
  for (const expected of [
    { deliveryMethod: 'NONE', sendStatus: null },
    { deliveryMethod: 'SMS', sendStatus: 'NOT_SENT' },
  ] as const) {
    const party = await account.party(id, { contactId, deliveryMethod: expected.deliveryMethod })
    expect(party).toMatchObject(expected)
    expect(party.id).not.toBe(data!.id)
  }
})

const refused = await account.draftDocument()
const contact = await account.contact()

test.each([
  [{ contactId: '' }, '/contactId', 'min_length'],
  [{ contactId: undefined }, '/contactId', 'required'],
  [{ role: 'WITNESS' }, '/role', 'enum'],
  [{ role: null }, '/role', 'type'],
  [{ signingOrder: 0 }, '/signingOrder', 'minimum'],
  [{ signingOrder: 1.5 }, '/signingOrder', 'type'],
  [{ signingOrder: '1' }, '/signingOrder', 'type'],
  [{ signingOrder: 2 ** 31 }, '/signingOrder', 'maximum'],
  [{ deliveryMethod: 'FAX' }, '/deliveryMethod', 'enum'],
  [{ requiredSignature: null }, '/requiredSignature', 'type'],
  [{ twoStepVerification: 'SMS' }, '/twoStepVerification', 'enum'],
  [{ contactID: 'x' }, '/contactID', 'additional_properties'],
  [{ contactId: 'ctc_\0' }, '/contactId', 'nul'],
])('400 names the wrong field of %j', async (fault, pointer, code) => {
  const body = { contactId: contact.id, role: 'SIGNER', ...fault } as never
  const { error } = await account.client.POST(path, { params: { path: refused }, body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect(await partiesOf(refused.id)).toBe(0)
})

test('404 for a document of another account, 422 for a contact of another account, and 409 for a document that has ended; no party is added', async () => {
  const stranger = await newAccount()
  const params = { path: refused }
  const foreign = { contactId: (await stranger.contact()).id, role: 'SIGNER' } as const
  const hidden = await stranger.client.POST(path, { params, body: foreign })
  expect(hidden.error).toMatchObject({ status: 404, code: 'document_not_found' })
  const unknown = await account.client.POST(path, { params, body: foreign })
  expect(unknown.error).toMatchObject({ status: 422, code: 'contact_unknown', errors: [{ pointer: '/contactId' }] })
  const body = { contactId: contact.id, role: 'SIGNER' } as const
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', refused.id).execute()
    const { error } = await account.client.POST(path, { params, body })
    expect(error).toMatchObject({ status: 409, code: 'document_closed' })
  }
  expect(await partiesOf(refused.id)).toBe(0)
})

test('409 for the 101st party, even if several are added concurrently', async () => {
  const { id } = await account.draftDocument()
  const body = { contactId: contact.id, role: 'SIGNER' } as const
  const add = () => account.client.POST(path, { params: { path: { id } }, body })
  const unset = { delivery_method: null, required_signature: null, two_step_verification: null, send_status: null }
  const row = { document_id: id, name: 'Bo Berg', role: 'SIGNER', ...unset } as const
  const rows = Array.from({ length: 95 }, (_, index) => ({ id: `pty_${id}_${index}`, ...row }))
  await db.insertInto('parties').values(rows).execute()
  const holdParties = (tx: Transaction) => sql`lock table parties in share mode`.execute(tx)
  const last = await atOnce(
    db,
    holdParties,
    Array.from({ length: 8 }, () => add),
  )
  expect(last.filter(({ data }) => data)).toHaveLength(5)
  expect(last.find(({ error }) => error)?.error).toMatchObject({ status: 409, code: 'party_limit_reached' })
  expect(await partiesOf(id)).toBe(100)
})

async function partiesOf(documentId: string): Promise<number> {
  const rows = await db.selectFrom('parties').select('id').where('document_id', '=', documentId).execute()
  return rows.length
}
