import type { Updateable } from 'kysely'
import type { UpdateParty } from '@paraph/client'
import { describe, expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { startServer } from '../../support/server.ts'
import { draftParty as draftPartyOf, everyFieldOf, path } from './updateParty.support.ts'

const server = await startServer()
const { newAccount } = server
const account = await newAccount()
const company = await account.company('Berg AB')
const everyField = everyFieldOf(company.id)
const draftParty = () => draftPartyOf(server, account)

test('200 changes every field of the request, and returns the party without its signingUrl', async () => {
  const { party, patch, read } = await draftParty()
  const { data, response } = await patch(everyField)
  expect(response.status).toBe(200)
  const states = { signedAt: null, readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED', sendStatus: 'NOT_SENT' }
  expect(data).toEqual({ id: party.id, documentId: party.documentId, ...states, ...everyField })
  expect(await read()).toEqual(data)
})

test('200 changes no other field and fills in no default, if only the role is sent', async () => {
  const { party, patch, read } = await draftParty()
  const { data } = await patch({ role: 'ORGANIZER' })
  expect(data).toEqual(party)
  expect(await read()).toEqual(party)
})

test.each(Object.entries(everyField).map(([field, value]) => ({ field, value })))(
  '200 changes only $field',
  async ({ field, value }) => {
    const { party, patch, read } = await draftParty()
    const { data } = await patch({ role: 'ORGANIZER', [field]: value })
    expect(data).toEqual({ ...party, [field]: value })
    expect(await read()).toEqual(data)
  },
)

test('200 changes neither the contact of the party nor the other party of that contact', async () => {
  const { id, contact, patch } = await draftParty()
  const other = await account.party(id, { contactId: contact.id })
  await patch(everyField)
  const { data: kept } = await account.client.GET(path, { params: { path: { id, partyId: other.id } } })
  expect(kept).toMatchObject(other)
  const { data } = await account.client.GET('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  expect(data).toEqual(contact)
})

test('200 makes the party parallel for a signingOrder of null, and keeps the signingOrder if it is absent', async () => {
  const { patch } = await draftParty()
  expect((await patch({ role: 'ORGANIZER' })).data).toMatchObject({ signingOrder: 3 })
  expect((await patch({ role: 'ORGANIZER', signingOrder: null })).data).toMatchObject({ signingOrder: null })
  expect((await patch({ role: 'ORGANIZER' })).data).toMatchObject({ signingOrder: null })
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

describe('sendStatus', async () => {
  const address = { email: 'anna.lindqvist@example.com', phone: '+46701740605' }
  test.each<[string, Updateable<Tables['parties']>, Partial<UpdateParty>, string | null]>([
    ['keeps it for the same address', { delivery_method: 'EMAIL' }, address, 'BOUNCED'],
    [
      'keeps it for the same number in another notation',
      { delivery_method: 'SMS' },
      { phone: '070-1740605' },
      'BOUNCED',
    ],
    [
      'keeps it for a new address that is not used',
      { delivery_method: 'SMS' },
      { email: 'new@example.com' },
      'BOUNCED',
    ],
    ['keeps it for a new number that is not used', { delivery_method: 'EMAIL' }, { phone: '0812345678' }, 'BOUNCED'],
    ['sets NOT_SENT for a new address', { delivery_method: 'EMAIL' }, { email: 'new@example.com' }, 'NOT_SENT'],
    ['sets NOT_SENT for a new number', { delivery_method: 'SMS' }, { phone: '0812345678' }, 'NOT_SENT'],
    ['sets NOT_SENT for a new delivery method', { delivery_method: 'SMS' }, { deliveryMethod: 'EMAIL' }, 'NOT_SENT'],
    [
      'sets NOT_SENT for a delivery method instead of NONE',
      { delivery_method: 'NONE' },
      { deliveryMethod: 'SMS' },
      'NOT_SENT',
    ],
    ['sets null for the delivery method NONE', { delivery_method: 'EMAIL' }, { deliveryMethod: 'NONE' }, null],
  ])('200 %s', async (_, row, change, sendStatus) => {
    const { party, patch, set } = await draftParty()
    await set({ ...row, send_status: row.delivery_method === 'NONE' ? null : 'BOUNCED' })
    expect((await patch({ role: party.role, ...change })).data).toMatchObject({ sendStatus })
  })
})

test('200 links a company of the account, and does not change the other company fields', async () => {
  const { party, patch } = await draftParty()
  const { data } = await patch({ role: 'ORGANIZER', companyId: company.id })
  expect(data).toEqual({ ...party, companyId: company.id })
  expect(data?.companyId).not.toBe(party.companyId)
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

test('404 for a party of another account; the party is unchanged', async () => {
  const { id, party, read } = await draftParty()
  const stranger = await newAccount()
  const own = await stranger.draftDocument()
  const patch = async (id: string) =>
    (await stranger.client.PATCH(path, { params: { path: { id, partyId: party.id } }, body: { role: 'SIGNER' } })).error
  expect(await patch(id)).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await patch(own.id)).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await read()).toEqual(party)
})

test.each([
  ['that does not exist', '01kakxv3xqf0ftbbyqcqzv0zqs'],
  ['that is malformed', 'nonsense'],
  ['with a NUL', '\0'],
  ['with a slash', '1/remind'],
])('404 for a document id or a party id %s; nothing is changed', async (_, unknown) => {
  const { id, party, read } = await draftParty()
  const patch = async (path_: { id: string; partyId: string }) =>
    (await account.client.PATCH(path, { params: { path: path_ }, body: { role: 'SIGNER' } })).error
  expect(await patch({ id, partyId: unknown })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await patch({ id, partyId: `${party.id}\0` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await patch({ id: unknown, partyId: party.id })).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await read()).toEqual(party)
})

test('404 for a party of another document of the same account; nothing is changed', async () => {
  const { party, read } = await draftParty()
  const other = await account.draftDocument()
  const params = { path: { id: other.id, partyId: party.id } }
  const { error } = await account.client.PATCH(path, { params, body: { role: 'SIGNER' } })
  expect(error).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await read()).toEqual(party)
})
