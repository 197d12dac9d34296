import type { UpdateParty } from '@paraph/client'
import type { Updateable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Tables } from '../../src/database.ts'
import { atOnce, holdParty } from '../support/at-once.ts'
import { startServer } from '../support/server.ts'

const { db, newAccount } = await startServer()
const path = '/api/v1/documents/{id}/parties/{partyId}'
const account = await newAccount()
const company = await account.company('Berg AB')

const everyField = {
  role: 'REVIEWER',
  name: 'Bo Berg',
  email: 'bo@berg.example',
  phone: '+46812345678',
  companyName: 'Berg & Dal AB',
  companyRole: 'Clerk',
  companyOrgNumber: 'HRB 86891',
  externalId: 'crm-42',
  companyId: company.id,
  ssn: '19900161-0014',
  country: 'DEU',
  signingOrder: 7,
  deliveryMethod: 'EMAIL',
  requiredSignature: 'CLICK_TO_SIGN',
  twoStepVerification: 'EMAIL_BEFORE_SIGNING',
} as const satisfies UpdateParty

test('200 changes every field that is sent, and answers the party without its signingUrl', async () => {
  const { party, patch, read } = await draftParty()
  const { data, response } = await patch(everyField)
  expect(response.status).toBe(200)
  const states = { signedAt: null, readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED', sendStatus: 'NOT_SENT' }
  expect(data).toEqual({ id: party.id, documentId: party.documentId, ...states, ...everyField })
  expect(await read()).toEqual(data)
})

test('200 leaves all else as it was, and fills in no default, when only the role is sent', async () => {
  const { party, patch, read } = await draftParty()
  const { data } = await patch({ role: 'ORGANIZER' })
  expect(data).toEqual(party)
  expect(await read()).toEqual(party)
})

test.each(Object.entries(everyField).map(([field, value]) => ({ field, value })))(
  '200 changes $field alone',
  async ({ field, value }) => {
    const { party, patch, read } = await draftParty()
    const { data } = await patch({ role: 'ORGANIZER', [field]: value })
    expect(data).toEqual({ ...party, [field]: value })
    expect(await read()).toEqual(data)
  },
)

test('200 leaves the contact that the party was made from, and its other parties', async () => {
  const { id, contact, patch } = await draftParty()
  const other = await account.party(id, { contactId: contact.id })
  await patch(everyField)
  const { data: kept } = await account.client.GET(path, { params: { path: { id, partyId: other.id } } })
  expect(kept).toMatchObject(other)
  const { data } = await account.client.GET('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  expect(data).toEqual(contact)
})

test('200 makes the party parallel by a signingOrder of null, and leaves it by an absent one', async () => {
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
  ])('200 answers %s as E.164', async (phone, e164) => {
    expect((await patch({ role: 'ORGANIZER', phone })).data).toMatchObject({ phone: e164 })
  })
})

describe('as it was sent', async () => {
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
  ])('200 takes the %s %s', async (field, value) => {
    expect((await patch({ role: 'ORGANIZER', [field]: value })).data).toMatchObject({ [field]: value })
  })
})

describe('sendStatus', async () => {
  const address = { email: 'anna.lindqvist@example.com', phone: '+46701740605' }
  test.each<[string, Updateable<Tables['parties']>, Partial<UpdateParty>, string | null]>([
    ['stays with the same address', { delivery_method: 'EMAIL' }, address, 'BOUNCED'],
    ['stays with the same number, written otherwise', { delivery_method: 'SMS' }, { phone: '070-1740605' }, 'BOUNCED'],
    ['stays with a new address that is not used', { delivery_method: 'SMS' }, { email: 'new@example.com' }, 'BOUNCED'],
    ['stays with a new number that is not used', { delivery_method: 'EMAIL' }, { phone: '0812345678' }, 'BOUNCED'],
    ['starts anew with a new address', { delivery_method: 'EMAIL' }, { email: 'new@example.com' }, 'NOT_SENT'],
    ['starts anew with a new number', { delivery_method: 'SMS' }, { phone: '0812345678' }, 'NOT_SENT'],
    ['starts anew with a new delivery method', { delivery_method: 'SMS' }, { deliveryMethod: 'EMAIL' }, 'NOT_SENT'],
    ['begins with a delivery method', { delivery_method: 'NONE' }, { deliveryMethod: 'SMS' }, 'NOT_SENT'],
    ['ends without a delivery method', { delivery_method: 'EMAIL' }, { deliveryMethod: 'NONE' }, null],
  ])('200 %s', async (_, row, change, sendStatus) => {
    const { party, patch, set } = await draftParty()
    await set({ ...row, send_status: row.delivery_method === 'NONE' ? null : 'BOUNCED' })
    expect((await patch({ role: party.role, ...change })).data).toMatchObject({ sendStatus })
  })
})

test('200 links a company of the account, and leaves the other company fields', async () => {
  const { party, patch } = await draftParty()
  const { data } = await patch({ role: 'ORGANIZER', companyId: company.id })
  expect(data).toEqual({ ...party, companyId: company.id })
  expect(data?.companyId).not.toBe(party.companyId)
})

test('422 for a company of another account, or none, and nothing is changed', async () => {
  const { party, patch, read } = await draftParty()
  const foreign = await (await newAccount()).company()
  for (const companyId of [foreign.id, 'cmp_01kakxv35be0nttz8znbxcy6s8', 'nonsense', '']) {
    const { error } = await patch({ role: 'SIGNER', name: 'Bo Berg', companyId })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown', errors: [{ pointer: '/companyId' }] })
  }
  expect(await read()).toEqual(party)
})

describe('state', () => {
  const change = { role: 'SIGNER', name: 'Bo Berg', requiredSignature: 'DRAWING', signingOrder: null } as const

  test('200 changes everything of a sent document whose party has not opened it', async () => {
    const { patch, setDocument } = await draftParty()
    await setDocument('SENT')
    expect((await patch(everyField)).data).toMatchObject(everyField)
  })

  test.each(['OPENED', 'READ'] as const)(
    '200 changes all but role and signature of a party that has %s, even if the two are sent along',
    async (readStatus) => {
      const { party, patch, set, setDocument } = await draftParty()
      await setDocument('SENT')
      await set({ read_status: readStatus })
      const { role, requiredSignature } = party as { role: 'ORGANIZER'; requiredSignature: 'BANKID' }
      const { data } = await patch({ ...everyField, role, requiredSignature })
      expect(data).toMatchObject({ ...everyField, role, requiredSignature, readStatus })
    },
  )

  test.each([
    ['OPENED', { role: 'SIGNER' }],
    ['READ', { role: 'SIGNER' }],
    ['OPENED', { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    ['READ', { role: 'ORGANIZER', requiredSignature: 'DRAWING' }],
  ] as const)('409 for a party that has %s, when %j is new, and nothing is changed', async (readStatus, change) => {
    const { party, patch, read, set, setDocument } = await draftParty()
    await setDocument('SENT')
    await set({ read_status: readStatus })
    expect((await patch({ name: 'Bo Berg', ...change })).error).toMatchObject({ status: 409, code: 'party_opened' })
    expect(await read()).toEqual({ ...party, readStatus })
  })

  test.each(['SIGNED', 'REJECTED'] as const)(
    '409 for a party that has %s, and nothing is changed',
    async (signingStatus) => {
      const { party, patch, read, set, setDocument } = await draftParty()
      await setDocument('SENT')
      await set({ signing_status: signingStatus })
      const detail = expect.stringContaining(signingStatus)
      for (const body of [change, { role: 'ORGANIZER' } as const]) {
        expect((await patch(body)).error).toMatchObject({ status: 409, code: 'party_signed', detail })
      }
      expect(await read()).toEqual({ ...party, signingStatus })
    },
  )

  test.each(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
    '409 for a document that is %s, and nothing is changed',
    async (status) => {
      const { party, patch, read, setDocument } = await draftParty()
      await setDocument(status)
      const detail = expect.stringContaining(status)
      expect((await patch(change)).error).toMatchObject({ status: 409, code: 'document_closed', detail })
      expect(await read()).toEqual(party)
    },
  )
})

describe('concurrency', () => {
  test('changes of different fields at once lose nothing, nor that a new address was not sent to yet', async () => {
    const { party, patch, read, set } = await draftParty()
    await set({ send_status: 'DELIVERED' })
    const fields = Object.entries(everyField).filter(([field]) => field !== 'role')
    const changes = fields.map(
      ([field, value]) =>
        () =>
          patch({ role: 'ORGANIZER', [field]: value }),
    )
    const answers = await atOnce(db, holdParty(party.id), changes)
    expect(answers.map(({ response }) => response.status)).toEqual(fields.map(() => 200))
    expect(await read()).toEqual({ ...party, ...Object.fromEntries(fields), sendStatus: 'NOT_SENT' })
  })

  test('404 for a change that comes as the party is removed', async () => {
    const { id, party, patch } = await draftParty()
    const remove = () => account.client.DELETE(path, { params: { path: { id, partyId: party.id } } })
    const [removal, change] = await atOnce<{ response: Response; error?: unknown }>(db, holdParty(party.id), [
      remove,
      () => patch({ role: 'SIGNER' }),
    ])
    expect(removal?.response.status).toBe(200)
    expect(change?.error).toMatchObject({ status: 404, code: 'party_not_found' })
  })
})

describe('validation', async () => {
  const { party, patch, read } = await draftParty()

  /** The values that are refused, by field and by the code of the rule they break. */
  const faults: Record<string, Record<string, unknown[]>> = {
    role: { enum: ['WITNESS', 'signer', ''], type: [null] },
    name: { min_length: [''], max_length: ['n'.repeat(256)], nul: ['Bo\0Berg'], type: [null, 5] },
    email: {
      pattern: [
        '',
        'an na@example.com',
        'anna@example.com ',
        'anna@example.com\n',
        'anna@example.com\0',
        ...'anna anna@example @example.com .anna@example.com anna.@example.com an..na@example.com'.split(' '),
        ...'anna@example..com anna@-example.com anna@exa_mple.com anna@example.c anna@example.c0m "a"@b.se'.split(' '),
        ..."anna@b@example.com anna'@example.com anna@exämple.com änna@example.com anna@[192.0.2.1]".split(' '),
      ],
      max_length: [`${'a'.repeat(243)}@example.com`],
      type: [null, 5, ['anna@example.com']],
    },
    phone: {
      format: [
        '',
        '070-174 06',
        '0701740605 ext 5',
        '0701740605\0',
        ...'112 +999123456789 tel:+46701740605 070-ANNA-LIN'.split(' '),
      ],
      max_length: ['0'.repeat(41)],
      type: [null, 46701740605],
    },
    ssn: {
      format: [
        '',
        '19900101 0017',
        '900101-0017 ',
        ...'19900101-0018 19900230-0011 19010229-0012 900160-0015 900101-0009 000101-R220 556016-0680'.split(' '),
      ],
      max_length: ['19900101--0017'],
      type: [null, 199001010017],
    },
    country: { format: ['', ...'SE swe SWED ZZZ AAA XKX SUN ASC 752'.split(' '), 'SWE\n'], type: [null, 752] },
    companyName: { max_length: ['n'.repeat(256)], nul: ['Berg\0'], type: [null] },
    companyRole: { max_length: ['n'.repeat(256)], nul: ['\0'], type: [null] },
    companyOrgNumber: { max_length: ['n'.repeat(256)], nul: ['\0'], type: [null, 5560160680] },
    externalId: { max_length: ['n'.repeat(256)], nul: ['\0'], type: [null, 42] },
    companyId: { nul: ['cmp_\0'], type: [null] },
    signingOrder: { minimum: [0, -1], maximum: [2 ** 31], type: [1.5, '1', true, []] },
    deliveryMethod: { enum: ['FAX', 'email'], type: [null] },
    requiredSignature: { enum: ['STAMP'], type: [null] },
    twoStepVerification: { enum: ['SMS', 'SMS_BEFORE_OPENING'], type: [null] },
  }
  const unknown = 'id documentId contactId signedAt readStatus signingStatus sendStatus signingUrl Name toString'
  for (const field of unknown.split(' ')) faults[field] = { additional_properties: ['SIGNED'] }
  const cases = Object.entries(faults).flatMap(([field, codes]) =>
    Object.entries(codes).flatMap(([code, values]) => values.map((value) => ({ field, code, value }))),
  )
  test.each(cases)('400 names $field alone, with the code $code, for $value', async ({ field, code, value }) => {
    const { error } = await patch({ role: 'SIGNER', companyName: 'Other AB', [field]: value } as never)
    expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual(expect.objectContaining({ pointer: `/${field}`, code }))
    for (const { pointer } of error?.errors ?? []) expect(pointer).toBe(`/${field}`)
  })

  test.each([{}, { name: 'Bo Berg' }])('400 for a body without the role: %j', async (body) => {
    const { error } = await patch(body as never)
    expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toEqual([expect.objectContaining({ pointer: '/role', code: 'required' })])
  })

  test('400 names every field that is wrong, and repeats none of their values', async () => {
    const wrong = { role: 'WITNESS', email: 'anna@example', phone: '0701740', ssn: '19900101-0018', country: 'XQX' }
    const { error } = await patch({ ...wrong, signingOrder: 0, nickname: 'A' } as never)
    const pointers = error?.errors?.map(({ pointer }) => pointer)
    expect(pointers?.toSorted().join(' ')).toBe('/country /email /nickname /phone /role /signingOrder /ssn')
    for (const value of Object.values(wrong)) expect(JSON.stringify(error)).not.toContain(value)
  })

  test('400 points to an unknown field whose name has a slash or a tilde as RFC 6901 wants it', async () => {
    const { error } = await patch({ role: 'SIGNER', 'a/b': 1, 'c~d': 2 } as never)
    expect(error?.errors?.map(({ pointer }) => pointer)).toEqual(['/a~1b', '/c~0d'])
  })

  test.each([{ body: [] }, { body: [{ role: 'SIGNER' }] }])('400 for the list $body', async ({ body }) => {
    const { error } = await patch(body as never)
    expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer: '', code: 'type' }] })
  })

  test('of all that was refused, nothing was changed', async () => {
    expect(await read()).toEqual(party)
  })
})

test('404 hides a party of another account, and leaves it as it was', async () => {
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
  ['that nothing has', '01kakxv3xqf0ftbbyqcqzv0zqs'],
  ['that is malformed', 'nonsense'],
  ['with a NUL', '\0'],
  ['with a slash', '1/remind'],
])('404 for an id %s, be it the document or the party, and nothing is changed', async (_, unknown) => {
  const { id, party, read } = await draftParty()
  const patch = async (path_: { id: string; partyId: string }) =>
    (await account.client.PATCH(path, { params: { path: path_ }, body: { role: 'SIGNER' } })).error
  expect(await patch({ id, partyId: unknown })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await patch({ id, partyId: `${party.id}\0` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await patch({ id: unknown, partyId: party.id })).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await read()).toEqual(party)
})

test('404 for a party of another document of the same account, and nothing is changed', async () => {
  const { party, read } = await draftParty()
  const other = await account.draftDocument()
  const params = { path: { id: other.id, partyId: party.id } }
  const { error } = await account.client.PATCH(path, { params, body: { role: 'SIGNER' } })
  expect(error).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await read()).toEqual(party)
})

/** A party that has a value in every field, and none that is a default. */
async function draftParty() {
  const { id } = await account.draftDocument()
  const contact = await account.contact({
    email: 'anna.lindqvist@example.com',
    phone: '070-174 06 05',
    ssn: '19900101-0017',
    externalId: 'crm-4711',
    companyId: (await account.company()).id,
    companyRole: 'Managing director',
  })
  const added = await account.party(id, {
    contactId: contact.id,
    role: 'ORGANIZER',
    signingOrder: 3,
    deliveryMethod: 'SMS',
    requiredSignature: 'BANKID',
    twoStepVerification: 'SMS_BEFORE_SIGNING',
  })
  const party = { ...added, country: 'NOR' }
  const params = { path: { id, partyId: party.id } }
  const set = (row: Updateable<Tables['parties']>) =>
    db.updateTable('parties').set(row).where('id', '=', party.id).execute()
  const setDocument = (status: Tables['documents']['status']) =>
    db.updateTable('documents').set({ status }).where('id', '=', id).execute()
  await set({ country: 'NOR' })
  const patch = (body: UpdateParty) => account.client.PATCH(path, { params, body })
  const read = async () => {
    const { signingUrl: _, ...rest } = (await account.client.GET(path, { params })).data!
    return rest
  }
  return { id, contact, party, patch, read, set, setDocument }
}
