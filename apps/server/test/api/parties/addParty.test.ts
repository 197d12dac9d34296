import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { startServer } from '../../support/server.ts'

const { db, newAccount } = await startServer()
const path = '/api/v1/documents/{id}/parties'

test('200 adds a snapshot of the contact, with the defaults filled in', async () => {
  const account = await newAccount()
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
})

test('200 with the role SIGNER for a body without a role, although the role is required', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const body = { contactId: (await account.contact()).id } as { contactId: string; role: 'SIGNER' }
  const { data } = await account.client.POST(path, { params: { path: { id } }, body })
  expect(data).toMatchObject({ role: 'SIGNER' })
})

test('200 with a snapshot that does not change with the contact', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const contact = await account.contact({ email: 'before@example.com' })
  const party = await account.party(id, { contactId: contact.id })
  await account.client.PATCH('/api/v1/contacts/{id}', {
    params: { path: { id: contact.id } },
    body: { email: 'after@example.com', lastName: 'Berg' },
  })
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: party.id } },
  })
  expect(data).toMatchObject({ email: 'before@example.com', name: 'Anna Lindqvist' })
})

test.each([
  { deliveryMethod: 'NONE', sendStatus: null },
  { deliveryMethod: 'SMS', sendStatus: 'NOT_SENT' },
] as const)('200 with the send status $sendStatus for the delivery method $deliveryMethod', async (expected) => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  expect(await account.party(id, { deliveryMethod: expected.deliveryMethod })).toMatchObject(expected)
})

test('200 for the same contact twice, as two parties', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const { id: contactId } = await account.contact()
  const [first, second] = [await account.party(id, { contactId }), await account.party(id, { contactId })]
  expect(first.id).not.toBe(second.id)
})

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
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const body = { contactId: (await account.contact()).id, role: 'SIGNER', ...fault } as never
  const { error } = await account.client.POST(path, { params: { path: { id } }, body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect(await partiesOf(id)).toBe(0)
})

test('404 for a document of another account; no party is added', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  const body = { contactId: (await stranger.contact()).id, role: 'SIGNER' } as const
  const { error } = await stranger.client.POST(path, { params: { path: { id } }, body })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await partiesOf(id)).toBe(0)
})

test('422 for a contact of another account; no party is added', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  const body = { contactId: (await stranger.contact()).id, role: 'SIGNER' } as const
  const { error } = await owner.client.POST(path, { params: { path: { id } }, body })
  expect(error).toMatchObject({ status: 422, code: 'contact_unknown', errors: [{ pointer: '/contactId' }] })
  expect(await partiesOf(id)).toBe(0)
})

test.each(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s; no party is added',
  async (status) => {
    const account = await newAccount()
    const { id } = await account.draftDocument()
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const body = { contactId: (await account.contact()).id, role: 'SIGNER' } as const
    const { error } = await account.client.POST(path, { params: { path: { id } }, body })
    expect(error).toMatchObject({ status: 409, code: 'document_closed' })
    expect(await partiesOf(id)).toBe(0)
  },
)

test('409 for the 101st party, even if several are added concurrently', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const body = { contactId: (await account.contact()).id, role: 'SIGNER' } as const
  const add = () => account.client.POST(path, { params: { path: { id } }, body })
  for (let round = 0; round < 19; round++) await Promise.all(Array.from({ length: 5 }, add))
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
