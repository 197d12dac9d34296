import type { UpdateParty } from '@paraph/client'
import { describe, expect, test } from 'vitest'
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

describe('phone', async () => {
  const { patch } = await draftParty()
  test.each([
    ['070-174 06 05', '+46701740605'],
    ['+46 (0)70 174 06 05', '+46701740605'],
    ['0046701740605', '+46701740605'],
    ['08-123 456 78', '+46812345678'],
    ['+1 212 555 2368', '+12125552368'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('200 returns %s as E.164', async (phone, e164) => {
    expect((await patch({ role: 'ORGANIZER', phone })).data).toMatchObject({ phone: e164 })
  })
})

describe('a value that is kept as it was sent', async () => {
  const { patch } = await draftParty()
  test.each<[keyof UpdateParty, string | number, string?]>([
    ['ssn', '19900101-0017'],
    ['ssn', '199001010017'],
    ['ssn', '900101-0017'],
    ['ssn', '900101+0017'],
    ['ssn', '9001010017'],
    ['ssn', '19900161-0014', 'a coordination number'],
    ['ssn', '900191-0018', 'a coordination number'],
    ['email', 'a@b.se'],
    ['email', 'ANNA+sign@Sub.Example.CO.UK'],
    ['email', "o'brien_@1-2.museum"],
    ['email', `${'a'.repeat(242)}@example.com`, '254 characters'],
    ['country', 'SWE'],
    ['country', 'ALA'],
    ['country', 'SSD'],
    ['name', 'Å'.repeat(255), '255 characters'],
    ['name', '李 “小” 龍 🖋️'],
    ['companyName', ''],
    ['companyOrgNumber', 'not a number at all'],
    ['externalId', 'e'.repeat(255), '255 characters'],
    ['signingOrder', 1],
    ['signingOrder', 2 ** 31 - 1],
  ])('200 for the %s %s', async (field, value) => {
    expect((await patch({ role: 'ORGANIZER', [field]: value })).data).toMatchObject({ [field]: value })
  })
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
