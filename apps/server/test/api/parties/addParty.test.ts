import { sql } from 'kysely'
import type { AddParty } from '@paraph/client'
import { expect, test } from 'vitest'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { countRows } from '../../support/count-rows.ts'
import { fullContact, fullParty } from '../../support/full-party.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}/parties'
const account = await newAccount()

test('200 adds a copy of the contact with defaults, which does not change with the contact', async () => {
  const contact = await fullContact(account)
  const { id } = await account.draftDocument()
  const body = { contactId: contact.id, role: 'SIGNER' } as const
  const { data } = await account.client.POST(path, { params: { path: { id } }, body })
  const ids = { id: expect.stringMatching(/^pty_/), documentId: id, companyId: contact.company!.id }
  expect(data).toEqual({ ...fullParty, ...ids })
  await account.client.PATCH('/api/v1/contacts/{id}', {
    params: { path: { id: contact.id } },
    body: { email: 'after@example.com', lastName: 'Berg' },
  })
  expect(await account.of(id).party(data!.id)).toEqual({ ...data, signingUrl: null })
})

const bo = { firstName: 'Bo', lastName: 'Berg' }

test('200 adds a person in place with the same rules as a contact, and stores no contact', async () => {
  const owner = await newAccount()
  const company = await owner.company()
  const { id } = await owner.draftDocument()
  const person = {
    ...bo,
    email: 'bo.berg@example.com',
    phone: '070-174 06 05',
    ssn: '19900101-0017',
    externalId: 'crm-4711',
    companyRole: 'Managing director',
  }
  const add = (body: AddParty) => owner.client.POST(path, { params: { path: { id } }, body })
  const stored = await owner.contact({ ...person, companyId: company.id })
  const copied = await add({ contactId: stored.id, role: 'ACCEPTOR', signingOrder: 2 })
  for (const of of [{ companyId: company.id }, { company: stored.company! }]) {
    const { data } = await add({ person: { ...person, ...of }, role: 'ACCEPTOR', signingOrder: 2 })
    expect(data).toEqual({ ...copied.data, id: expect.stringMatching(/^pty_/) })
    expect(data).toMatchObject({ name: 'Bo Berg', phone: '+46701740605', companyName: company.name })
  }
  // A contact from a response can be sent as the person. Its fields are copied, and the contact does not change.
  expect((await add({ person: stored, role: 'SIGNER' })).data).toMatchObject({ name: 'Bo Berg', email: person.email })
  expect((await add({ person: { firstName: 'Bo', lastName: '' }, role: 'SIGNER' })).data).toMatchObject({ name: 'Bo' })
  expect(await contactsOf(owner)).toEqual([stored])
  const rows = await db.selectFrom('parties').select('first_name').where('document_id', '=', id).execute()
  expect(rows.map(({ first_name }) => first_name)).toEqual(['Bo', 'Bo', 'Bo', 'Bo', 'Bo'])
})

test('200 with saveAsContact stores a contact too; 403 without contacts:write, and nothing is stored', async () => {
  const owner = await newAccount()
  const { id } = await owner.draftDocument()
  const body = { person: { ...bo, phone: '070-174 06 05' }, role: 'SIGNER', saveAsContact: true } as const
  const limited = await newKey(owner.id, ['documents:write'])
  const { error, response } = await limited.client.POST(path, { params: { path: { id } }, body })
  expect(error).toMatchObject({ status: 403, code: 'insufficient_scope', errors: [{ pointer: '/saveAsContact' }] })
  expect(error?.detail).toContain('contacts:write')
  expect(response.headers.get('www-authenticate')).toContain('scope="contacts:write"')
  expect([await contactsOf(owner), await partiesOf(id)]).toEqual([[], 0])

  const notSaved = { ...body, saveAsContact: false }
  expect((await limited.client.POST(path, { params: { path: { id } }, body: notSaved })).response.status).toBe(200)
  expect(await contactsOf(owner)).toEqual([])
  const { data } = await owner.client.POST(path, { params: { path: { id } }, body })
  const [saved, ...others] = await contactsOf(owner)
  expect([saved, others]).toEqual([expect.objectContaining({ ...bo, phone: data!.phone, email: null }), []])

  const named = { contactId: saved!.id, role: 'SIGNER', saveAsContact: true } as const
  expect((await limited.client.POST(path, { params: { path: { id } }, body: named })).response.status).toBe(200)
  expect(await contactsOf(owner)).toHaveLength(1)
})

test('422 for a person of a company of another account; neither a party nor a contact is stored', async () => {
  const owner = await newAccount()
  const { id } = await owner.draftDocument()
  const { id: companyId } = await account.company()
  for (const [of, pointer] of [
    [{ companyId }, '/person/companyId'],
    [{ company: { id: companyId } }, '/person/company/id'],
  ] as const) {
    const body = { person: { ...bo, ...of }, role: 'SIGNER', saveAsContact: true } as const
    const { error } = await owner.client.POST(path, { params: { path: { id } }, body })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown', errors: [{ pointer }] })
  }
  expect([await countRows(db, 'contacts', owner), await partiesOf(id)]).toEqual([0, 0])
})

const refused = await account.draftDocument()
const contact = await account.contact()

test.each([
  [{}, '/contactId', 'required', 'is required, unless you send person'],
  [{ contactId: contact.id, person: bo }, '/person', 'unexpected', 'must be absent, because you send contactId'],
])('400 for neither or both of contactId and person says what to do: %j', async (fields, pointer, code, detail) => {
  const body = { role: 'SIGNER', ...fields } as never
  const { error } = await account.client.POST(path, { params: { path: refused }, body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer, code, detail }] })
  expect(error?.errors).toHaveLength(1)
  const wrong = { ...fields, deliveryMethod: 'FAX' } as never
  const both = await account.client.POST(path, { params: { path: refused }, body: wrong })
  expect(both.error?.errors?.map((fault) => fault.pointer)).toEqual([pointer, '/deliveryMethod'])
  expect(await partiesOf(refused.id)).toBe(0)
})

test('422 for a contact of another account, and 409 for a document that has ended; no party is added', async () => {
  const params = { path: refused }
  const foreign = { contactId: (await (await newAccount()).contact()).id, role: 'SIGNER' } as const
  const unknown = await account.client.POST(path, { params, body: foreign })
  expect(unknown.error).toMatchObject({ status: 422, code: 'contact_unknown', errors: [{ pointer: '/contactId' }] })
  const body = { contactId: contact.id, role: 'SIGNER' } as const
  await db.updateTable('documents').set({ status: 'COMPLETED' }).where('id', '=', refused.id).execute()
  const { error } = await account.client.POST(path, { params, body })
  expect(error).toMatchObject({ status: 409, code: 'document_closed' })
  expect(await partiesOf(refused.id)).toBe(0)
})

test('409 for a party without an address in a sent document', async () => {
  const { id } = await account.sentDocument({})
  const body = { contactId: contact.id, role: 'SIGNER', deliveryMethod: 'EMAIL' } as const
  const { error } = await account.client.POST(path, { params: { path: { id } }, body })
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
  expect(await partiesOf(id)).toBe(1)
})

test('409 for the 101st party, even if several are added concurrently', async () => {
  const { id } = await account.draftDocument()
  const body = { contactId: contact.id, role: 'SIGNER' } as const
  const add = () => account.client.POST(path, { params: { path: { id } }, body })
  const unset = { delivery_method: 'NONE', required_signature: 'NONE', two_step_verification: 'NONE' } as const
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

async function contactsOf({ client }: TestAccount) {
  return (await client.GET('/api/v1/contacts')).data!.contacts
}

async function partiesOf(documentId: string): Promise<number> {
  const rows = await db.selectFrom('parties').select('id').where('document_id', '=', documentId).execute()
  return rows.length
}
