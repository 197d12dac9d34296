import type { FieldBox, FieldType, NewField } from '@paraph/client'
import { expect, test } from 'vitest'
import { boxAt, fieldOf, fieldOfEachType } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)

/** What the server adds to a field of a type. */
const defaults: Partial<Record<FieldType, object>> = {
  TEXT: { multiline: false, maxLength: 200 },
  // The smallest rectangle around both options.
  RADIO: { box: { x: 0.1, y: 0.7, width: expect.closeTo(0.23), height: expect.closeTo(0.02) } },
}

test('200 adds a field of each type, in this order, with the defaults', async () => {
  const { id, partyId, add, list } = await newDraft()
  const sent = fieldOfEachType(partyId)
  const { data } = await add(...sent)
  expect(data!.fields).toEqual(
    sent.map((field) => ({
      partyReference: null,
      label: null,
      required: true,
      readOnly: false,
      value: null,
      ...defaults[field.type],
      ...field,
      id: expect.stringMatching(/^fld_/),
      documentId: id,
    })),
  )
  expect(await list()).toEqual(data!.fields)
})

test('200 for a field with other places, which stay when it is changed', async () => {
  const { partyId, added, update, list, send } = await newDraft()
  const otherPlaces = [1, 7].map((page) => ({ page, box: boxAt(page) }))
  const [field] = await added(fieldOf(partyId, { otherPlaces }))
  expect(field).toMatchObject({ otherPlaces })
  expect((await update(field!.id, { label: 'Rent' })).data).toMatchObject({ label: 'Rent', otherPlaces })
  expect((await send()).error).toMatchObject({
    errors: [{ pointer: `/fields/${field!.id}/otherPlaces/1/page`, code: 'too_large' }],
  })
  expect((await update(field!.id, { otherPlaces: [otherPlaces[0]!] })).data).toMatchObject({
    otherPlaces: [{ page: 1 }],
  })
  expect((await update(field!.id, { otherPlaces: [] })).data).not.toHaveProperty('otherPlaces')
  expect(await list()).toHaveLength(1)
})

test('400 for other places of a mark or a RADIO, and for one that is too small; 409 for more than 2,000', async () => {
  const { partyId, add, rows } = await newDraft()
  const place = { page: 1, box: boxAt(3) }
  const types: FieldType[] = ['SIGNATURE', 'INITIALS', 'RADIO']
  const fields = fieldOfEachType(partyId).filter(({ type }) => types.includes(type))
  expect((await add(...fields.map((field) => ({ ...field, otherPlaces: [place] })))).error).toMatchObject({
    status: 400,
    errors: types.map((_, index) => ({ pointer: `/fields/${index}/otherPlaces`, code: 'unexpected' })),
  })
  const small = { page: 1, box: { ...boxAt(3), width: 1e-17 } }
  expect((await add(fieldOf(partyId, { otherPlaces: [place, small] }))).error).toMatchObject({
    status: 400,
    errors: [{ pointer: '/fields/0/otherPlaces/1/box/width', code: 'too_small' }],
  })
  const many = Array.from({ length: 100 }, () => place)
  const wide = Array.from({ length: 21 }, (_, index) => fieldOf(partyId, { name: `${index}`, otherPlaces: many }))
  expect((await add(...wide)).error).toMatchObject({ status: 409, code: 'field_limit_reached' })
  expect(await rows()).toEqual([])
})

test('200 returns the new fields, lists them after the others, and records the change', async () => {
  const { account, id, partyId, add, added, list, events } = await newDraft()
  const [first] = await added(fieldOf(partyId))
  const { data } = await add(fieldOf(partyId, { name: 'second' }), fieldOf(partyId, { name: 'third' }))
  expect(data!.fields.map(({ name }) => name)).toEqual(['second', 'third'])
  expect(await list()).toEqual([first, ...data!.fields])
  const updated = (await events()).filter(({ type }) => type === 'document.updated')
  expect(updated.map(({ data }) => data)).toEqual([{ changed: ['fields'] }, { changed: ['fields'] }])

  // A text of several lines keeps its length and its label.
  const label = 'Särskilda villkor'
  const lines = fieldOf(partyId, { name: 'lines', multiline: true, label, value: 'En rad\nTvå rader' })
  expect(await added(lines)).toMatchObject([{ ...lines, maxLength: 2000 }])
  // Another party may have a field of the same name.
  const { id: other } = await account.party(id)
  const named = ['__proto__', 'constructor', 'toString'].map((name) => fieldOf(partyId, { name }))
  expect(await added(fieldOf(other), ...named)).toMatchObject([{ name: 'rent' }, ...named])
  // The fields of a removed party are removed too.
  await account.of(id).removeParty(partyId)
  expect((await list()).map(({ partyId }) => partyId)).toEqual([other])
})

const refused = await newDraft()

const without = ({ box: _box, ...field }: NewField): NewField => field
const options = [{ value: 'A' }]
const radio = { type: 'RADIO', box: undefined } as object
const dropdown = { type: 'DROPDOWN', options } as const

test.each<[string, Partial<NewField>, string, string]>([
  ['no box', { box: undefined } as object, '/box', 'required'],
  ['a RADIO without options', radio, '/options', 'required'],
  ['a RADIO with an option without a box', { ...radio, options }, '/options/0/box', 'required'],
  ['two equal options', { ...dropdown, options: [...options, ...options] }, '/options/1/value', 'taken'],
  ['a DATE with maxLength', { type: 'DATE', maxLength: 3 }, '/maxLength', 'unexpected'],
  ['a NAME that is read-only', { type: 'NAME', readOnly: true }, '/readOnly', 'unexpected'],
  ['a TEXT that is true', { value: true }, '/value', 'type'],
  ['a value over maxLength', { maxLength: 3, value: 'four' }, '/value', 'too_long'],
  ['a line break in one line', { value: 'a\nb' }, '/value', 'characters'],
  ['a number in words', { type: 'NUMBER', value: 'ten' }, '/value', 'number'],
  ['30 February', { type: 'DATE', value: '2026-02-30' }, '/value', 'date'],
  ['a value that is no option', { ...dropdown, value: 'C' }, '/value', 'option'],
  ['letters as digits', { format: 'DIGITS', value: '12a' }, '/value', 'format'],
])('400 for %s; nothing is added', async (_, changes, pointer, code) => {
  const { partyId, add, list } = refused
  const field = fieldOf(partyId, changes)
  const { error } = await add(fieldOf(partyId, { name: 'sound' }), field.box ? field : without(field))
  const errors = [{ pointer: `/fields/1${pointer}`, code }]
  expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors })
  expect(await list()).toEqual([])
})

test('400 for a box of less than 1 point, and nothing is stored; 200 for one of 1 point', async () => {
  const { partyId, add, added, update, rows, list } = await newDraft()
  // The page has 612 by 792 points.
  const [narrow, smallest] = [
    { x: 0.9, y: 0.9, width: 0.9 / 612, height: 1e-17 },
    { x: 0.9, y: 0.9, width: 0.001634, height: 0.001263 },
  ]
  const radio = (box: FieldBox) => without(fieldOf(partyId, { type: 'RADIO', options: [{ value: 'a', box }] }))
  const refusal = (box: string) => ({
    status: 400,
    errors: ['width', 'height'].map((side) => ({ pointer: `${box}/${side}`, code: 'too_small' })),
  })
  expect((await add(radio(narrow))).error).toMatchObject(refusal('/fields/0/options/0/box'))
  expect((await add(fieldOf(partyId, { box: narrow }))).error).toMatchObject(refusal('/fields/0/box'))
  expect(await rows()).toEqual([])
  const [field] = await added(radio(smallest))
  expect((await update(field!.id, { options: [{ value: 'a', box: narrow }] })).error).toMatchObject(
    refusal('/options/0/box'),
  )
  expect(await list()).toMatchObject([{ options: [{ box: smallest }], box: smallest }])
})

test('422 for a party of another document, and 409 for a document that is not a draft', async () => {
  const { partyId, add, rows, setStatus } = refused
  const stranger = await newDraft()
  expect((await add(fieldOf(stranger.partyId))).error).toMatchObject({
    code: 'party_unknown',
    errors: [{ pointer: '/fields/0/partyId', code: 'unknown' }],
  })
  await setStatus('SENT')
  expect((await add(fieldOf(partyId))).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(await rows()).toEqual([])
})

test('409 for a name that the party has already, in the document or in the request', async () => {
  const { partyId, add, added, list } = await newDraft()
  const before = await added(fieldOf(partyId))
  const { error } = await add(
    fieldOf(partyId, { name: 'a' }),
    fieldOf(partyId),
    fieldOf(partyId, { name: 'a', box: boxAt(1) }),
  )
  expect(error).toMatchObject({
    code: 'field_name_taken',
    errors: [
      { pointer: '/fields/1/name', code: 'taken' },
      { pointer: '/fields/2/name', code: 'taken' },
    ],
  })
  expect(await list()).toEqual(before)
})

test('409 for the 501st field', async () => {
  const { partyId, add, added, rows } = await newDraft()
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => fieldOf(partyId, { name: `field${from + index}` }))
  await added(...many(0, 499))
  expect((await add(...many(499, 2))).error).toMatchObject({ status: 409, code: 'field_limit_reached' })
  expect((await add(...many(499, 1))).response.status).toBe(200)
  expect(await rows()).toHaveLength(500)
})

test('413 for a list of more than 256 KB; 409 for more than 2,000 options', async () => {
  const { partyId, add, rows } = await newDraft()
  const dropdowns = (count: number, label?: string) => {
    const options = Array.from({ length: 100 }, (_, index) => ({ value: `${index}` }))
    return Array.from({ length: count }, (_, index) =>
      fieldOf(partyId, { type: 'DROPDOWN', name: `choice${index}`, options, ...(label !== undefined && { label }) }),
    )
  }
  expect((await add(...dropdowns(500, 'Monthly rent'))).error).toMatchObject({ status: 413, code: 'body_too_large' })
  expect((await add(...dropdowns(21))).error).toMatchObject({ status: 409, code: 'field_limit_reached' })
  expect(await rows()).toEqual([])
  expect((await add(...dropdowns(20))).response.status).toBe(200)
})
