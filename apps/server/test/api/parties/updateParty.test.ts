import type { Updateable } from 'kysely'
import type { UpdateParty } from '@paraph/client'
import { describe, expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { fullContact } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const account = await newAccount()
const path = '/api/v1/documents/{id}/parties/{partyId}'

/** A change of every field. */
const everyField = {
  role: 'REVIEWER',
  name: 'Bo Berg',
  email: 'bo@berg.example',
  phone: '+46812345678',
  companyName: 'Berg & Dal AB',
  companyRole: 'Clerk',
  companyOrgNumber: 'HRB 86891',
  externalId: 'crm-42',
  companyId: (await account.company('Berg AB')).id,
  ssn: '19900161-0014',
  country: 'DEU',
  signingOrder: 7,
  deliveryMethod: 'EMAIL',
  requiredSignature: 'CLICK_TO_SIGN',
  twoStepVerification: 'EMAIL_BEFORE_SIGNING',
} as const satisfies UpdateParty

/** Creates a party with a value in every field; no value is a default. */
async function draftParty() {
  const { id } = await account.draftDocument()
  const contact = await fullContact(account)
  const added = await account.party(id, {
    contactId: contact.id,
    role: 'ORGANIZER',
    signingOrder: 3,
    deliveryMethod: 'SMS',
    requiredSignature: 'MANUAL',
    twoStepVerification: 'SMS_BEFORE_SIGNING',
  })
  const params = { path: { id, partyId: added.id } }
  const set = (row: Updateable<Tables['parties']>) =>
    db.updateTable('parties').set(row).where('id', '=', added.id).execute()
  const setDocument = (status: Tables['documents']['status']) =>
    db.updateTable('documents').set({ status }).where('id', '=', id).execute()
  await set({ country: 'NOR' })
  const patch = (body: UpdateParty) => account.client.PATCH(path, { params, body })
  const read = async () => {
    const { signingUrl: _, ...rest } = (await account.client.GET(path, { params })).data!
    return rest
  }
  return { id, contact, party: { ...added, country: 'NOR' }, patch, read, set, setDocument }
}

test('200 changes every field of the request, and neither the contact nor its other party', async () => {
  const { id, contact, party, patch, read } = await draftParty()
  const other = await account.party(id, { contactId: contact.id })
  const { data } = await patch(everyField)
  const states = { signedAt: null, readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED', sendStatus: 'NOT_SENT' }
  expect(data).toEqual({ id: party.id, documentId: party.documentId, ...states, ...everyField, reportedAt: null })
  expect(await read()).toEqual(data)
  const { data: kept } = await account.client.GET(path, { params: { path: { id, partyId: other.id } } })
  expect(kept).toMatchObject(other)
  const { data: unchanged } = await account.client.GET('/api/v1/contacts/{id}', { params: { path: contact } })
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

// Each state of the document and the party is in party-rules.test.ts.
test('409 for role or signature after the opening, and for every change after the act or the end', async () => {
  const { party, patch, read, set, setDocument } = await draftParty()
  const expectRefused = async (code: string, body: UpdateParty) =>
    expect((await patch(body)).error).toMatchObject({ status: 409, code })
  await setDocument('SENT')
  await set({ read_status: 'OPENED' })
  for (const change of [{ role: 'SIGNER' }, { role: 'ORGANIZER', requiredSignature: 'NONE' }] as const)
    await expectRefused('party_opened', { name: 'Bo Berg', ...change })
  await set({ signing_status: 'SIGNED' })
  await expectRefused('party_signed', { role: 'ORGANIZER' })
  await set({ signing_status: 'NOT_SIGNED', read_status: 'NOT_OPENED' })
  for (const status of ['COMPLETED', 'CANCELLED'] as const) {
    await setDocument(status)
    await expectRefused('document_closed', everyField)
  }
  expect(await read()).toEqual(party)
})

describe('a refused change', async () => {
  const { party, patch, read } = await draftParty()

  /** The refused values, by field and by the code of the rule that they break. */
  const faults: Record<string, Record<string, unknown[]>> = {
    email: {
      pattern: [
        'an na@example.com',
        'anna@example.com\n',
        'anna@example.com\0',
        ...'.anna@example.com a..b@example.com anna@example anna@example..com anna@-example.com "a"@b.se'.split(' '),
        ..."anna@exa_mple.com anna@example.c anna'@example.com anna@exämple.com anna@[192.0.2.1]".split(' '),
      ],
      max_length: [`${'a'.repeat(243)}@example.com`],
      type: [null],
    },
    phone: { format: ['070-174 06'], max_length: ['0'.repeat(41)] },
    ssn: { format: ['19900101-0018'], max_length: ['19900101--0017'], type: [199001010017] },
    country: { format: ['SE', 'ZZZ'] },
    toString: { additional_properties: ['SIGNED'] },
  }
  test.each(Object.keys(faults))('400 names only %s, with the code of the broken rule', async (field) => {
    for (const [code, values] of Object.entries(faults[field]!)) {
      for (const value of values) {
        const { error } = await patch({ role: 'SIGNER', companyName: 'Other AB', [field]: value } as never)
        expect(error, String(value)).toMatchObject({ status: 400, code: 'request_invalid' })
        expect(error?.errors, String(value)).toContainEqual(expect.objectContaining({ pointer: `/${field}`, code }))
        for (const { pointer } of error?.errors ?? []) expect(pointer).toBe(`/${field}`)
      }
    }
  })

  test('400 for a body without the role; 400 names every wrong field, and repeats none of their values', async () => {
    expect((await patch({ name: 'Bo Berg' } as never)).error?.errors).toEqual([
      expect.objectContaining({ pointer: '/role', code: 'required' }),
    ])
    const wrong = { role: 'WITNESS', email: 'nobody@nowhere', phone: '0701740', ssn: '19900101-0018', country: 'XQX' }
    const { error } = await patch({ ...wrong, signingOrder: 0, nickname: 'A' } as never)
    const pointers = error?.errors?.map(({ pointer }) => pointer)
    expect(pointers?.toSorted().join(' ')).toBe('/country /email /nickname /phone /role /signingOrder /ssn')
    for (const value of Object.values(wrong)) expect(JSON.stringify(error)).not.toContain(value)
  })

  test('422 for a company of another account or one that does not exist', async () => {
    const foreign = await (await newAccount()).company()
    for (const companyId of [foreign.id, 'nonsense', '']) {
      const { error } = await patch({ role: 'SIGNER', name: 'Bo Berg', companyId })
      expect(error).toMatchObject({ status: 422, code: 'company_unknown', errors: [{ pointer: '/companyId' }] })
    }
  })

  test('the refused requests changed nothing', async () => {
    expect(await read()).toEqual(party)
  })
})
