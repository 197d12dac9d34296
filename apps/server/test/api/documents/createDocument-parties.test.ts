import type { AddParty, CreateDocument } from '@paraph/client'
import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'

const { baseUrl, db, fetch, newAccount, newKey } = await useServer()
const path = '/api/v1/documents'
const pdf = await onePagePdf()
const anna = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna.lindqvist@example.com' }
const bo = { firstName: 'Bo', lastName: 'Berg', phone: '+46701740605' }
const role = 'SIGNER'

/** Creates a document of this file. */
function create({ client }: TestAccount, body: Partial<CreateDocument>, bytes: Uint8Array = pdf) {
  return client.POST(path, { body: { file: new File([Uint8Array.from(bytes)], 'agreement.pdf'), ...body } })
}

async function storedBy(account: TestAccount) {
  return { documents: await countRows(db, 'documents', account), contacts: await countRows(db, 'contacts', account) }
}
const nothing = { documents: 0, contacts: 0 }

async function after({ id, account }: { id: string; account: TestAccount }) {
  const { parties, events, document } = account.of(id)
  const messages = db.selectFrom('messages').select('address').where('document_id', '=', id).orderBy('id')
  return {
    parties: await parties(),
    document: await document(),
    events: (await events()).map(({ type, partyId }) => [type, partyId]).toReversed(),
    addresses: (await messages.execute()).map(({ address }) => address),
  }
}

test('200 creates the document, adds contacts and persons in order, and sends it', async () => {
  const account = await newAccount()
  const contact = await account.contact({ email: 'carl@example.com' })
  const parties: AddParty[] = [
    { person: anna, role, signingOrder: 1 },
    { contactId: contact.id, role: 'REVIEWER' },
    { person: bo, role, signingOrder: 2, deliveryMethod: 'SMS', saveAsContact: true },
  ]
  const { data } = await create(account, { title: 'Lease', parties, send: true })
  const { parties: answered, ...document } = data!
  expect(document).toMatchObject({
    title: 'Lease',
    status: 'SENT',
    signingMode: 'SEQUENTIAL',
    sentAt: document.updatedAt,
  })
  const now = await after({ id: document.id, account })
  expect(now.parties).toEqual(answered)
  expect(now.document).toEqual(document)
  expect(answered).toMatchObject([
    { name: 'Anna Lindqvist', deliveryMethod: 'EMAIL', requiredSignature: 'DRAWING', twoStepVerification: 'NONE' },
    { email: 'carl@example.com', role: 'REVIEWER', signingOrder: null },
    { name: 'Bo Berg', phone: '+46701740605', signingOrder: 2 },
  ])
  expect(answered!.every(({ signingUrl }) => signingUrl?.startsWith('https://'))).toBe(true)
  const [first, second, third] = answered!.map(({ id }) => id)
  expect(now.events).toEqual([
    ['document.created', null],
    ...[first, second, third].map((id) => ['party.added', id]),
    ['document.sent', null],
    ['party.released', first],
    ['party.released', second],
  ])
  expect(now.addresses).toEqual([anna.email, 'carl@example.com'])
  expect(await storedBy(account)).toEqual({ documents: 1, contacts: 2 })
})

test('200 without send is a draft, whose parties have no links yet', async () => {
  const account = await newAccount()
  const parties: AddParty[] = Array.from({ length: 100 }, (_, index) => ({
    person: { firstName: 'P', lastName: String(index) },
    role,
  }))
  const { data } = await create(account, { parties })
  expect(data!.status).toBe('DRAFT')
  expect(data!.parties!.map(({ name, signingUrl }) => [name, signingUrl])).toEqual(
    parties.map((_, index) => [`P ${index}`, null]),
  )
  expect((await create(account, { parties: [] })).data!.parties).toEqual([])
  expect((await create(account, {})).data).not.toHaveProperty('parties')
})

test('409 lists what is missing at its place in the request, and stores nothing', async () => {
  const account = await newAccount()
  const contact = await account.contact({ email: null })
  const tags = '{{signature; party=1; name=seller}}'
  const file = pdfOf([{ content: textAt(tags, 40, 500) + textAt('{{text; role=ACCEPTOR; name=note}}', 40, 400) }])
  const parties: AddParty[] = [
    { person: bo, role, requiredSignature: 'NONE' },
    { contactId: contact.id, role },
    { person: bo, role, requiredSignature: 'BANKID', saveAsContact: true },
  ]
  const { error } = await create(account, { fields: 'FROM_FILE', parties, send: true }, file)
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
  const why = 'is required, because the deliveryMethod is EMAIL'
  const faults: [string, string, string][] = [
    ['/parties/0/person/email', 'required', why],
    ['/parties/1/contactId', 'required', `is a contact whose email ${why}`],
    ['/parties/2/person/ssn', 'required', ''],
    ['/parties/2/requiredSignature', 'signature_unavailable', ''],
    ['/fields', 'signature_unfit', 'the field seller on page 1, whose partyId'],
    ['/fields', 'required', 'the field note on page 1, whose partyId is required'],
  ]
  for (const [pointer, code, detail] of faults)
    expect(error!.errors).toContainEqual({ pointer, code, detail: expect.stringContaining(detail) })
  const alone = await create(account, { send: true })
  expect(alone.error).toMatchObject({ status: 409, errors: [{ pointer: '/parties', code: 'required' }] })
  expect(await storedBy(account)).toEqual({ documents: 0, contacts: 1 })
})

test('422 names the party of an unknown contact or company; 403 the one without contacts:write', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const [contact, company] = [await other.contact(), await other.company()]
  const unknown = (party: AddParty) =>
    create(account, { parties: [{ person: anna, role, saveAsContact: true }, party] })
  expect((await unknown({ contactId: contact.id, role })).error).toMatchObject({
    code: 'contact_unknown',
    errors: [{ pointer: '/parties/1/contactId' }],
  })
  const twice = await create(account, { parties: [contact.id, 'ctc_x'].map((contactId) => ({ contactId, role })) })
  expect(twice.error!.errors!.map(({ pointer }) => pointer)).toEqual(['/parties/0/contactId', '/parties/1/contactId'])
  for (const saveAsContact of [false, true]) {
    expect((await unknown({ person: { ...anna, companyId: company.id }, role, saveAsContact })).error).toMatchObject({
      code: 'company_unknown',
      errors: [{ pointer: '/parties/1/person/companyId' }],
    })
  }
  const limited = await newKey(account.id, ['documents:write'])
  const parties: AddParty[] = [false, true].map((saveAsContact) => ({ person: anna, role, saveAsContact }))
  const { error } = await create({ ...account, client: limited.client }, { parties })
  const errors = [{ pointer: '/parties/1/saveAsContact' }]
  expect(error).toMatchObject({ status: 403, code: 'insufficient_scope', errors })
  expect(await storedBy(account)).toEqual(nothing)
})

test.each<[unknown, string, string]>([
  ['nobody', '/parties', 'type'],
  [[{ person: anna, contactId: 'ctc_1', role: 'SIGNER' }], '/parties/0/person', 'unexpected'],
  [[{ person: { ...anna, 'a/b': 1 }, role: 'SIGNER' }], '/parties/0/person/a~1b', 'additional_properties'],
  [Array.from({ length: 101 }, () => ({ person: anna, role: 'SIGNER' })), '/parties', 'max_items'],
])('400 for the parties %j names the place', async (parties, pointer, code) => {
  const account = await newAccount()
  const body = new FormData()
  body.append('file', new File([pdf], 'agreement.pdf'))
  body.append('parties', typeof parties === 'string' ? parties : JSON.stringify(parties))
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.key}` },
    body,
  })
  expect(response.status).toBe(400)
  const { errors } = (await response.json()) as { errors: { pointer: string; code: string }[] }
  expect(errors.map((fault) => [fault.pointer, fault.code])).toContainEqual([pointer, code])
  expect(await storedBy(account)).toEqual(nothing)
})
