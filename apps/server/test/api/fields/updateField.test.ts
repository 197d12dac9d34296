import { expect, test } from 'vitest'
import { boxAt, fieldOf, fieldOfEachType } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await startServer()
const newDraft = draftsOn(server)

test('200 changes what is sent, and nothing else', async () => {
  const { partyId, added, update, get } = await newDraft()
  const [field] = await added(fieldOf(partyId, { label: 'Rent', value: '9500', required: false, readOnly: true }))
  const box = boxAt(4)
  const { data } = await update(field!.id, { box, label: null, value: null })
  expect(data).toEqual({ ...field, box, label: null, value: null })
  expect((await get(field!.id)).data).toEqual(data)
})

test('200 moves the options of a RADIO, and its box with them', async () => {
  const { partyId, added, update } = await newDraft()
  const radio = (await added(...fieldOfEachType(partyId))).find(({ type }) => type === 'RADIO')!
  const options = [{ value: 'Monthly', box: boxAt(1) }]
  expect((await update(radio.id, { options })).data).toMatchObject({ options, box: boxAt(1) })
})

test('200 gives the field to another party', async () => {
  const { account, id, partyId, added, update } = await newDraft()
  const { id: other } = await account.party(id)
  const [field] = await added(fieldOf(partyId))
  expect((await update(field!.id, { partyId: other })).data).toEqual({ ...field, partyId: other })
})

test('200 for a change that changes nothing records no event', async () => {
  const { partyId, added, update, events } = await newDraft()
  const [field] = await added(fieldOf(partyId))
  const before = await events()
  expect((await update(field!.id, { name: 'rent', page: 1 })).data).toEqual(field)
  expect(await events()).toEqual(before)
})

test.each([
  ['a value that does not fit', { value: '1'.repeat(201) }, '/value', 'too_long'],
  ['options of a TEXT', { options: [{ value: 'A' }] }, '/options', 'unexpected'],
  ['a maximum below the value', { maxLength: 2 }, '/value', 'too_long'],
])('400 for %s; the field stays', async (_, change, pointer, code) => {
  const { partyId, added, update, list } = await newDraft()
  const before = await added(fieldOf(partyId, { value: '9500' }))
  expect((await update(before[0]!.id, change)).error).toMatchObject({ status: 400, errors: [{ pointer, code }] })
  expect(await list()).toEqual(before)
})

test('400 for another type, because the type never changes', async () => {
  const { partyId, added, update } = await newDraft()
  const [field] = await added(fieldOf(partyId))
  const { error } = await update(field!.id, { type: 'DATE' } as never)
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/type' }] })
})

test('404 for an unknown field, and for a document of another account, whose field stays', async () => {
  const [owner, stranger] = [await newDraft(), await newDraft()]
  const before = await owner.added(fieldOf(owner.partyId))
  expect((await owner.update('none', { page: 1 })).error).toMatchObject({ status: 404, code: 'field_not_found' })
  const { error } = await stranger.account.client.PATCH('/api/v1/documents/{id}/fields/{fieldId}', {
    params: { path: { id: owner.id, fieldId: before[0]!.id } },
    body: { name: 'stolen' },
  })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await owner.list()).toEqual(before)
})

test('409 for a document that is not a draft; the field stays', async () => {
  const { partyId, added, update, list, setStatus } = await newDraft()
  const before = await added(fieldOf(partyId))
  await setStatus('COMPLETED')
  expect((await update(before[0]!.id, { name: 'b' })).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(await list()).toEqual(before)
})

test('409 for the name of another field of the party; its own name is free', async () => {
  const { partyId, added, update } = await newDraft()
  const [first] = await added(fieldOf(partyId, { name: 'a' }), fieldOf(partyId, { name: 'b' }))
  expect((await update(first!.id, { name: 'b' })).error).toMatchObject({
    status: 409,
    code: 'field_name_taken',
    errors: [{ pointer: '/name', code: 'taken' }],
  })
  expect((await update(first!.id, { name: 'a', page: 2 })).response.status).toBe(200)
})

test('409 for more than 2,000 options of all fields together', async () => {
  const { partyId, added, update } = await newDraft()
  const options = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `${index}` }))
  const fields = await added(
    ...Array.from({ length: 20 }, (_, index) =>
      fieldOf(partyId, { type: 'DROPDOWN', name: `choice${index}`, options: options(index === 0 ? 99 : 100) }),
    ),
    fieldOf(partyId, { type: 'DROPDOWN', name: 'last', options: options(1) }),
  )
  const { error } = await update(fields[0]!.id, { options: options(100) })
  expect(error).toMatchObject({ status: 409, code: 'field_limit_reached' })
})

test('422 for a party of another document; the field stays', async () => {
  const [draft, other] = [await newDraft(), await newDraft()]
  const before = await draft.added(fieldOf(draft.partyId))
  expect((await draft.update(before[0]!.id, { partyId: other.partyId })).error).toMatchObject({
    status: 422,
    code: 'party_unknown',
    errors: [{ pointer: '/partyId', code: 'unknown' }],
  })
  expect(await draft.list()).toEqual(before)
})
