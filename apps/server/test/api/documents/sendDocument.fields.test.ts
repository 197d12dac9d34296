import type { AddParty, NewField } from '@paraph/client'
import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { draftsOn } from '../fields/fields.support.ts'

const server = await startServer()
const { db } = server
const newDraft = draftsOn(server)

const outside = { x: 0.8, y: 0.1, width: 0.3, height: 0.05 }

test.each<[string, Partial<NewField>, string, string]>([
  ['a page that the file does not have', { page: 2 }, '/page', 'too_large'],
  ['a box that leaves its page to the right', { box: outside }, '/box', 'outside'],
  ['a box that leaves its page at the bottom', { box: { ...outside, x: 0.1, y: 0.98 } }, '/box', 'outside'],
  [
    'an option outside the page',
    { type: 'RADIO', options: [{ value: 'A', box: outside }], box: undefined as never },
    '/box',
    'outside',
  ],
  ['a required read-only field without a value', { readOnly: true }, '/value', 'required'],
])('409 for %s; the document stays a draft', async (_, changes, pointer, code) => {
  const { account, id, partyId, added, send } = await newDraft()
  const { box, ...rest } = fieldOf(partyId, changes)
  const [field] = await added(box ? { ...rest, box } : rest)
  expect((await send()).error).toMatchObject({
    status: 409,
    code: 'document_incomplete',
    errors: [{ pointer: `/fields/${field!.id}${pointer}`, code }],
  })
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(data!.status).toBe('DRAFT')
})

test.each<[Partial<AddParty>, string]>([
  [{ requiredSignature: 'MANUAL' }, 'signature_unfit'],
  [{ requiredSignature: 'NONE' }, 'signature_unfit'],
  [{ role: 'ORGANIZER', requiredSignature: 'NONE' }, 'party_not_required'],
])('409 for a field of a party with %j', async (party, code) => {
  const { account, id, added, send } = await newDraft()
  const { id: other } = await account.party(id, party)
  const [field] = await added(fieldOf(other))
  expect((await send()).error).toMatchObject({
    status: 409,
    errors: [{ pointer: `/fields/${field!.id}/partyId`, code }],
  })
})

test('409 lists every fault, also those of the parties', async () => {
  const { id, partyId, added, send } = await newDraft()
  await db.updateTable('parties').set({ email: null }).where('document_id', '=', id).execute()
  const fields = await added(
    fieldOf(partyId, { page: 7 }),
    fieldOf(partyId, { name: 'b', box: outside, readOnly: true }),
  )
  const pointers = (await send()).error!.errors!.map(({ pointer }) => pointer)
  expect(pointers).toEqual([
    `/parties/${partyId}/email`,
    `/fields/${fields[0]!.id}/page`,
    `/fields/${fields[1]!.id}/box`,
    `/fields/${fields[1]!.id}/value`,
  ])
})

test('409 for more characters than the parties, or one of them, could send', async () => {
  const { account, id, partyId, added, send } = await newDraft()
  const texts = (party: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      fieldOf(party, { name: `text${index}`, multiline: true, maxLength: 10_000, required: false }),
    )
  await added(...texts(partyId, 5))
  expect((await send()).error).toMatchObject({ errors: [{ pointer: `/parties/${partyId}/fields`, code: 'too_long' }] })
  for (let count = 0; count < 4; count++) await added(...texts((await account.party(id)).id, 4))
  expect((await send()).error).toMatchObject({ errors: [{ pointer: '/fields', code: 'too_long' }] })
})

test('200 for a box that ends exactly at the edges of its page', async () => {
  const { partyId, added, send } = await newDraft()
  await added(fieldOf(partyId, { box: { x: 0.7, y: 0.9, width: 0.3, height: 0.1 } }))
  expect((await send()).response.status).toBe(200)
})

test.each([{ requiredSignature: 'MANUAL' }, { role: 'ORGANIZER', requiredSignature: 'NONE' }] as const)(
  '409 for a change of a sent party with fields to %j; the party stays',
  async (change) => {
    const { account, id, partyId, added, send } = await newDraft()
    await account.party(id)
    await added(fieldOf(partyId, { box: boxAt(1) }))
    expect((await send()).response.status).toBe(200)
    const path = { id, partyId }
    const get = async () =>
      (await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })).data
    const before = await get()
    const { error } = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path },
      body: { role: 'SIGNER', ...change },
    })
    expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
    expect(await get()).toEqual(before)
  },
)
