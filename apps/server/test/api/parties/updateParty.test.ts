import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftParty as draftPartyOf, everyFieldOf, path } from './updateParty.support.ts'

const server = await useServer()
const { newAccount } = server
const account = await newAccount()
const company = await account.company('Berg AB')
const everyField = everyFieldOf(company.id)
const draftParty = () => draftPartyOf(server, account)

test('200 changes every field of the request, and neither the contact nor its other party', async () => {
  const { id, contact, party, patch, read } = await draftParty()
  const other = await account.party(id, { contactId: contact.id })
  const { data, response } = await patch(everyField)
  expect(response.status).toBe(200)
  const states = { signedAt: null, readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED', sendStatus: 'NOT_SENT' }
  expect(data).toEqual({ id: party.id, documentId: party.documentId, ...states, ...everyField })
  expect(await read()).toEqual(data)
  const { data: kept } = await account.client.GET(path, { params: { path: { id, partyId: other.id } } })
  expect(kept).toMatchObject(other)
  const { data: unchanged } = await account.client.GET('/api/v1/contacts/{id}', {
    params: { path: { id: contact.id } },
  })
  expect(unchanged).toEqual(contact)
})

test('200 changes only the field that is sent, and fills in no default', async () => {
  const { party, patch, read } = await draftParty()
  let expected: Partial<typeof party> = party
  expect((await patch({ role: 'ORGANIZER' })).data).toEqual(expected)
  // The role changes last, because the requests for the other fields repeat the old role.
  const { role, ...others } = everyField
  for (const [field, value] of [...Object.entries(others), ['signingOrder', null] as const]) {
    const { data } = await patch({ role: 'ORGANIZER', [field]: value })
    expected = { ...expected, [field]: value }
    expect(data, field).toEqual(expected)
  }
  expect((await patch({ role })).data).toEqual({ ...expected, role })
  expect(await read()).toEqual({ ...expected, role })
})

// Each change of an address and of the delivery method is in party-rules.test.ts.
test('200 keeps sendStatus for the same number in another notation, and sets NOT_SENT for a new one', async () => {
  const { party, patch, set } = await draftParty()
  await set({ delivery_method: 'SMS', send_status: 'BOUNCED' })
  expect((await patch({ role: party.role, phone: '070-1740605' })).data).toMatchObject({ sendStatus: 'BOUNCED' })
  expect((await patch({ role: party.role, phone: '0812345678' })).data).toMatchObject({ sendStatus: 'NOT_SENT' })
})

test('422 for a company of another account or one that does not exist; nothing is changed', async () => {
  const { party, patch, read } = await draftParty()
  const foreign = await (await newAccount()).company()
  for (const companyId of [foreign.id, 'cmp_01kakxv35be0nttz8znbxcy6s8', 'nonsense', '']) {
    const { error } = await patch({ role: 'SIGNER', name: 'Bo Berg', companyId })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown', errors: [{ pointer: '/companyId' }] })
  }
  expect(await read()).toEqual(party)
})

// Each state of the document and the party is in party-rules.test.ts.

test('409 for role or signature after the opening, and for every change after the act or the end', async () => {
  const { party, patch, read, set, setDocument } = await draftParty()
  await setDocument('SENT')
  await set({ read_status: 'OPENED' })
  for (const change of [{ role: 'SIGNER' }, { role: 'ORGANIZER', requiredSignature: 'NONE' }] as const)
    expect((await patch({ name: 'Bo Berg', ...change })).error).toMatchObject({ status: 409, code: 'party_opened' })
  for (const signing_status of ['SIGNED', 'REJECTED'] as const) {
    await set({ signing_status })
    const detail = expect.stringContaining(signing_status)
    for (const body of [{ role: 'SIGNER', name: 'Bo Berg' }, { role: 'ORGANIZER' }] as const)
      expect((await patch(body)).error).toMatchObject({ status: 409, code: 'party_signed', detail })
  }
  await set({ signing_status: 'NOT_SIGNED', read_status: 'NOT_OPENED' })
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await setDocument(status)
    const detail = expect.stringContaining(status)
    expect((await patch(everyField)).error).toMatchObject({ status: 409, code: 'document_closed', detail })
  }
  expect(await read()).toEqual(party)
})
