import type { FieldType, NewField } from '@paraph/client'
import { expect, test, vi } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { pdfOf, textAt } from '../../support/text-pdf.ts'
import { draftsOn } from './fields.support.ts'

const server = await startServer()
const newDraft = draftsOn(server)

/** Three pages of 400 by 600 points. `Sign here` stands once on the first page and twice on the third. */
const pages = [
  [textAt('Sign here'), textAt('Name:', 300, 20)],
  [],
  [textAt('Sign here', 40, 500), textAt('Sign here', 40, 200)],
]
const file = () => Uint8Array.from(pdfOf(pages.map((texts) => ({ content: texts.join('') }))))

type Anchor = NonNullable<NewField['anchor']>
const anchored = (partyId: string, anchor: Anchor, changes: Partial<NewField> = {}): NewField => ({
  partyId,
  type: 'SIGNATURE',
  name: 'signature',
  anchor,
  ...changes,
})
const size = { width: 0.3, height: 0.05 }

test('200 puts the field at the text, and returns the page and the box', async () => {
  const { partyId, added, list } = await newDraft(file())
  const anchor = { text: 'Sign  here', occurrence: 3, offset: { x: 0.05, y: 0.1 }, size }
  const [field] = await added(anchored(partyId, anchor))
  // The text begins at 40 points, and its baseline is 400 points below the upper edge.
  expect(field).toMatchObject({ page: 3, box: { x: expect.closeTo(0.15, 2), ...size } })
  expect(field!.box.y).toBeGreaterThan((400 - 14) / 600 + 0.1)
  expect(field!.box.y).toBeLessThan((400 - 8) / 600 + 0.1)
  expect(field).not.toHaveProperty('anchor')
  expect(await list()).toEqual([field])
})

test('200 seeks on the page that is sent only', async () => {
  const { partyId, added } = await newDraft(file())
  const [field] = await added(anchored(partyId, { text: 'Sign here', size }, { page: 1 }))
  expect(field).toMatchObject({ page: 1, box: { x: 0.25 } })
})

test.each<[FieldType, number, number]>([
  ['SIGNATURE', 160, 40],
  ['INITIALS', 60, 30],
  ['CHECKBOX', 12, 12],
  ['TEXT', 160, 18],
])('200 gives a %s %i by %i points without a size', async (type, width, height) => {
  const { partyId, added } = await newDraft(file())
  const [field] = await added(anchored(partyId, { text: 'Sign here' }, { type, page: 1 }))
  expect(field!.box.width * 400).toBeCloseTo(width, 2)
  expect(field!.box.height * 600).toBeCloseTo(height, 2)
})

test('200 makes the usual size as small as the rest of the page', async () => {
  const { partyId, added } = await newDraft(file())
  const [{ box } = fieldOf(partyId)] = await added(anchored(partyId, { text: 'Name:' }, { type: 'NAME' }))
  expect(box!.x + box!.width).toBeCloseTo(1)
  expect(box!.width).toBeCloseTo(0.25)
})

test('200 places each option of a RADIO at its own text', async () => {
  const { partyId, added } = await newDraft(file())
  const options = [1, 2].map((occurrence) => ({
    value: `Option ${occurrence}`,
    anchor: { text: 'Sign here', occurrence },
  }))
  const [field] = await added({ partyId, type: 'RADIO', name: 'choice', page: 3, options })
  const [first, second] = field!.options!
  expect(first).toMatchObject({ value: 'Option 1', box: { x: 0.1 } })
  expect(second!.box!.y - first!.box!.y).toBeCloseTo(0.5)
  expect(first).not.toHaveProperty('anchor')
})

test('200 replaces the list with fields that have anchors, and a field keeps its id', async () => {
  const { partyId, added, replace } = await newDraft(file())
  const [before] = await added(anchored(partyId, { text: 'Sign here' }, { page: 1 }))
  const { data } = await replace(anchored(partyId, { text: 'Sign here', occurrence: 2 }))
  expect(data!.fields).toMatchObject([{ id: before!.id, page: 3 }])
})

test.each<[string, Partial<NewField> & { anchor: Anchor }, string, string]>([
  ['is not in the file', { anchor: { text: 'Sign there' } }, 'not_found', 'is not in the text of the file'],
  ['is not on the page', { page: 2, anchor: { text: 'Sign here' } }, 'not_found', 'is not in the text of page 2'],
  [
    'is in the file several times',
    { anchor: { text: 'Sign here' } },
    'ambiguous',
    'stands 3 times in the text of the file; send occurrence, from 1 to 3, or page',
  ],
  [
    'is on the page several times',
    { page: 3, anchor: { text: 'Sign here' } },
    'ambiguous',
    'stands 2 times in the text of page 3; send occurrence, from 1 to 2',
  ],
  [
    'is in the file too few times',
    { anchor: { text: 'Sign here', occurrence: 4 } },
    'not_found',
    'stands only 3 times in the text of the file',
  ],
  [
    'is too far to the right',
    { anchor: { text: 'Name:', size } },
    'outside',
    'stands where the box would leave the page; change offset or size',
  ],
  [
    'is too far to the left',
    { anchor: { text: 'Name:', offset: { x: -0.8, y: 0 } } },
    'outside',
    'stands where the box would leave the page; change offset or size',
  ],
])('422 if the text %s; nothing is added', async (_, changes, code, detail) => {
  const { partyId, add, replace, rows } = await newDraft(file())
  for (const write of [add, replace]) {
    const sound = fieldOf(partyId, { name: 'sound' })
    const { error } = await write(sound, anchored(partyId, changes.anchor, changes))
    expect(error).toMatchObject({
      status: 422,
      code: 'anchor_unresolved',
      errors: [{ pointer: '/fields/1/anchor/text', code, detail }],
    })
  }
  expect(await rows()).toEqual([])
})

test('422 names every anchor without a place, also of options', async () => {
  const { partyId, add } = await newDraft(file())
  const options = ['Sign here', 'No', 'Yes'].map((text) => ({ value: text, anchor: { text } }))
  const { error } = await add(
    anchored(partyId, { text: 'Sign there' }),
    { partyId, type: 'RADIO', name: 'choice', page: 1, options },
    anchored(partyId, { text: 'Name:' }, { name: 'found' }),
  )
  expect(error!.errors!.map(({ pointer }) => pointer)).toEqual([
    '/fields/0/anchor/text',
    '/fields/1/options/1/anchor/text',
    '/fields/1/options/2/anchor/text',
  ])
})

test('422 says that the text of the file can not be read', async () => {
  const { partyId, add } = await newDraft(file())
  vi.spyOn(server.services, 'findTexts').mockResolvedValueOnce(undefined)
  const { error } = await add(anchored(partyId, { text: 'Sign here' }))
  expect(error).toMatchObject({ code: 'anchor_unresolved', errors: [{ code: 'unreadable' }] })
})

const placed = { box: boxAt(0), anchor: { text: 'Name:' } }
test.each<[string, Partial<NewField>, string, string]>([
  ['a box and an anchor', { page: 1, ...placed }, '/anchor', 'unexpected'],
  [
    'a RADIO with an anchor',
    { type: 'RADIO', page: 1, options: [{ value: 'A', anchor: placed.anchor }], anchor: placed.anchor },
    '/anchor',
    'unexpected',
  ],
  ['a RADIO without a page', { type: 'RADIO', options: [{ value: 'A', anchor: placed.anchor }] }, '/page', 'required'],
  [
    'an option with both',
    { type: 'RADIO', page: 1, options: [{ value: 'A', ...placed }] },
    '/options/0/anchor',
    'unexpected',
  ],
  [
    'a DROPDOWN with an anchor in an option',
    { type: 'DROPDOWN', page: 1, box: boxAt(0), options: [{ value: 'A', anchor: placed.anchor }] },
    '/options/0/anchor',
    'unexpected',
  ],
  ['a box without a page', { box: boxAt(0) }, '/page', 'required'],
  ['an empty text', { anchor: { text: '' } }, '/anchor/text', 'min_length'],
  ['the occurrence 0', { anchor: { text: 'Name:', occurrence: 0 } }, '/anchor/occurrence', 'minimum'],
])('400 for %s; the file is not read', async (_, changes, pointer, code) => {
  const { partyId, add } = await newDraft(file())
  const findTexts = vi.spyOn(server.services, 'findTexts')
  const { error } = await add({ partyId, type: 'TEXT', name: 'text', ...changes })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: `/fields/0${pointer}`, code }] })
  expect(findTexts).not.toHaveBeenCalled()
  findTexts.mockRestore()
})

test('404 and 409 are answered without a search', async () => {
  const [mine, other] = [await newDraft(file()), await newDraft(file())]
  const findTexts = vi.spyOn(server.services, 'findTexts')
  const body = { fields: [anchored(other.partyId, { text: 'Name:' })] }
  const params = { path: { id: other.id } }
  const foreign = await mine.account.client.POST('/api/v1/documents/{id}/fields', { params, body })
  expect(foreign.error).toMatchObject({ status: 404, code: 'document_not_found' })
  await other.setStatus('SENT')
  expect((await other.add(...body.fields)).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(findTexts).not.toHaveBeenCalled()
  findTexts.mockRestore()
})

test('a document that is sent during the search gets no field', async () => {
  const { partyId, add, rows, setStatus } = await newDraft(file())
  const { findTexts } = server.services
  vi.spyOn(server.services, 'findTexts').mockImplementationOnce(async (...of) => {
    await setStatus('SENT')
    return findTexts(...of)
  })
  expect((await add(anchored(partyId, { text: 'Name:' }))).error).toMatchObject({ code: 'document_not_draft' })
  expect(await rows()).toEqual([])
})
