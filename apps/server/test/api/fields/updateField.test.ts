import { describe, expect, test } from 'vitest'
import { boxAt, fieldOf, fieldOfEachType } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)

test('200 changes what is sent, and nothing else; a change that changes nothing records no event', async () => {
  const { account, id, partyId, added, update, get, events } = await newDraft()
  const { id: other } = await account.party(id)
  const [field, radio] = await added(
    fieldOf(partyId, { label: 'Rent', value: '9500', required: false, readOnly: true }),
    ...fieldOfEachType(partyId).filter(({ type }) => type === 'RADIO'),
  )
  const box = boxAt(4)
  const { data } = await update(field!.id, { box, label: null, value: null })
  expect(data).toEqual({ ...field, box, label: null, value: null })
  const known = await events()
  expect((await update(field!.id, { name: 'rent', page: 1, otherPlaces: [] })).data).toEqual(data)
  expect(await events()).toEqual(known)
  expect((await update(field!.id, { partyId: other })).data).toEqual({ ...data, partyId: other })
  expect((await get(field!.id)).data).toEqual({ ...data, partyId: other })

  // The box of a RADIO moves with its options.
  const options = [{ value: 'Monthly', box: boxAt(1) }]
  expect((await update(radio!.id, { options })).data).toMatchObject({ options, box: boxAt(1) })
})

describe('a refused change leaves the field as it was', async () => {
  const [draft, stranger] = [await newDraft(), await newDraft()]
  const { partyId, added, update, list } = draft
  const before = await added(fieldOf(partyId, { value: '9500' }), fieldOf(partyId, { name: 'b' }))
  const [{ id: fieldId } = { id: '' }] = before

  test.each<[string, object, string, string | undefined]>([
    ['a value that does not fit', { value: '1'.repeat(201) }, '/value', 'too_long'],
    ['options of a TEXT', { options: [{ value: 'A' }] }, '/options', 'unexpected'],
    ['a maximum below the value', { maxLength: 2 }, '/value', 'too_long'],
    ['another type, because the type never changes', { type: 'DATE' }, '/type', undefined],
  ])('400 for %s', async (_, change, pointer, code) => {
    const { error } = await update(fieldId, change)
    expect(error).toMatchObject({ status: 400, errors: [{ pointer, ...(code && { code }) }] })
    expect(await list()).toEqual(before)
  })

  test('404 for an unknown field', async () => {
    expect((await update('none', { page: 1 })).error).toMatchObject({ status: 404, code: 'field_not_found' })
  })

  test('409 for the name of another field, and outside a draft; 422 for a party of another document', async () => {
    expect((await update(fieldId, { name: 'b' })).error).toMatchObject({
      code: 'field_name_taken',
      errors: [{ pointer: '/name', code: 'taken' }],
    })
    expect((await update(fieldId, { partyId: stranger.partyId })).error).toMatchObject({
      code: 'party_unknown',
      errors: [{ pointer: '/partyId', code: 'unknown' }],
    })
    await draft.setStatus('COMPLETED')
    expect((await update(fieldId, { name: 'c' })).error).toMatchObject({ status: 409, code: 'document_not_draft' })
    expect(await list()).toEqual(before)
  })
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
