import type { Field, FieldType, NewField } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const { services } = server
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

const { account, partyId, added, add, replace, list } = await newDraft(file())

test('200 puts each field at its text, and returns the pages and the boxes', async () => {
  const names = ['signature', 'initials', 'checkbox', 'text'] as const
  const options = [1, 2].map((occurrence) => ({
    value: `Option ${occurrence}`,
    anchor: { text: 'Sign here', occurrence },
  }))
  const anchor = { text: 'Sign  here', occurrence: 3, offset: { x: 0.05, y: 0.1 }, size }
  const fields = await added(
    anchored(partyId, anchor, { name: 'placed' }),
    anchored(partyId, { text: 'Name:' }, { type: 'NAME', name: 'narrow' }),
    { partyId, type: 'RADIO', name: 'choice', page: 3, options },
    ...names.map((name) =>
      anchored(partyId, { text: 'Sign here' }, { type: name.toUpperCase() as FieldType, name, page: 1 }),
    ),
  )
  const [placed, narrow, choice, ...ofUsualSize] = fields
  // The text begins at 40 points, and its baseline is 400 points below the upper edge.
  expect(placed).toMatchObject({ page: 3, box: { x: expect.closeTo(0.15, 2), ...size } })
  expect(placed!.box.y).toBeGreaterThan((400 - 14) / 600 + 0.1)
  expect(placed!.box.y).toBeLessThan((400 - 8) / 600 + 0.1)

  // The usual size shrinks to the room that is left on the page.
  expect(narrow!.box.x + narrow!.box.width).toBeCloseTo(1)
  expect(narrow!.box.width).toBeCloseTo(0.25)

  const [first, second] = choice!.options!
  expect(first).toMatchObject({ value: 'Option 1', box: { x: 0.1 } })
  expect(second!.box!.y - first!.box!.y).toBeCloseTo(0.5)

  expect(ofUsualSize.map(({ page }) => page)).toEqual([1, 1, 1, 1])
  const points = ofUsualSize.map(({ box }) => [Math.round(box.width * 400), Math.round(box.height * 600)])
  expect(points).toEqual([
    [160, 40],
    [60, 30],
    [12, 12],
    [160, 18],
  ])
  expect(fields.map(({ anchors }) => anchors)).toEqual([
    [anchor],
    [{ text: 'Name:' }],
    options.map(({ value, anchor }) => ({ ...anchor, page: 3, option: value })),
    ...names.map(() => [{ text: 'Sign here', page: 1 }]),
  ])
  expect(await list()).toEqual(fields)
})

test('a field keeps its anchors while it stays in its place, and an anchor places it in another file', async () => {
  const draft = await newDraft(file())
  const options = [2, 3].map((occurrence) => ({
    value: `${occurrence}`,
    anchor: { text: 'Sign here', occurrence: occurrence - 1 },
  }))
  const [name, choice] = await draft.added(anchored(draft.partyId, { text: 'Name:' }), {
    partyId: draft.partyId,
    type: 'RADIO',
    name: 'choice',
    page: 3,
    options,
  })
  const { anchors } = name!
  const current = async () => (await draft.list()).map((field) => field.anchors)
  const withoutAnchors = (fields: Field[]) =>
    fields.map(({ partyId, type, name, page, box, options }): NewField => {
      return { partyId: partyId!, type, name, page, ...(options ? { options } : { box }) }
    })
  await draft.update(name!.id, { label: 'Here', page: name!.page, box: name!.box })
  await draft.update(choice!.id, { required: false })
  const list = withoutAnchors([name!, choice!])
  await draft.replace(...list.toReversed())
  expect(await current()).toEqual([choice!.anchors, anchors])

  await draft.update(name!.id, { page: 2 })
  await draft.replace(
    { ...list[1]!, options: choice!.options!.map((option) => ({ ...option, box: boxAt(0) })) },
    list[0]!,
  )
  expect(await current()).toEqual([undefined, undefined])

  const moved = await newDraft(
    pdfOf([{ content: '' }, { content: textAt('Name:', 40, 100) }]) as Uint8Array<ArrayBuffer>,
  )
  const [there] = await moved.added(anchored(moved.partyId, anchors![0]!))
  expect(there).toMatchObject({ page: 2, anchors })
})

const leaves = 'stands where the box would leave the page; change offset or size'
const unresolved: [Partial<NewField> & { anchor: Anchor }, string, string][] = [
  [{ anchor: { text: 'Sign there' } }, 'not_found', 'is not in the text of the file'],
  [{ page: 2, anchor: { text: 'Sign here' } }, 'not_found', 'is not in the text of page 2'],
  [{ anchor: { text: 'Sign here' } }, 'ambiguous', 'send occurrence, from 1 to 3, or page'],
  [{ page: 3, anchor: { text: 'Sign here' } }, 'ambiguous', 'send occurrence, from 1 to 2'],
  [{ anchor: { text: 'Sign here', occurrence: 4 } }, 'not_found', 'stands only 3 times in the text of the file'],
  // Too far to the right, and too far to the left.
  [{ anchor: { text: 'Name:', size } }, 'outside', leaves],
  [{ anchor: { text: 'Name:', offset: { x: -0.8, y: 0 } } }, 'outside', leaves],
]

test('422 names every anchor without a place, also of options, and says why; nothing is added', async () => {
  const before = await list()
  const options = ['Sign here', 'No', 'Yes'].map((text) => ({ value: text, anchor: { text } }))
  for (const write of [add, replace]) {
    const { error } = await write(
      fieldOf(partyId, { name: 'sound' }),
      anchored(partyId, { text: 'Name:' }, { name: 'found' }),
      ...unresolved.map(([changes], index) => anchored(partyId, changes.anchor, { ...changes, name: `f${index}` })),
      { partyId, type: 'RADIO', name: 'choice', page: 1, options },
    )
    expect(error).toMatchObject({ status: 422, code: 'anchor_unresolved' })
    expect(error!.errors).toEqual([
      ...unresolved.map(([, code, detail], index) => {
        return { pointer: `/fields/${index + 2}/anchor/text`, code, detail: expect.stringContaining(detail) }
      }),
      ...[1, 2].map((option) =>
        expect.objectContaining({ pointer: `/fields/9/options/${option}/anchor/text`, code: 'not_found' }),
      ),
    ])
  }
  expect(await list()).toEqual(before)
})

/** Notices each search in a file. */
function watchSearches() {
  const findTexts = vi.spyOn(services, 'findTexts')
  onTestFinished(() => findTexts.mockRestore())
  return findTexts
}

const placed = { box: boxAt(0), anchor: { text: 'Name:' } }
test.each<[string, Partial<NewField>, string, string]>([
  ['a box and an anchor', { page: 1, ...placed }, '/anchor', 'unexpected'],
  ['a RADIO without a page', { type: 'RADIO', options: [{ value: 'A', anchor: placed.anchor }] }, '/page', 'required'],
  ['a box without a page', { box: boxAt(0) }, '/page', 'required'],
])('400 for %s; the file is not read', async (_, changes, pointer, code) => {
  const findTexts = watchSearches()
  const { error } = await add({ partyId, type: 'TEXT', name: 'text', ...changes })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: `/fields/0${pointer}`, code }] })
  expect(findTexts).not.toHaveBeenCalled()
})

test('404 and 409 are answered without a search; a document that is sent during the search gets no field', async () => {
  const other = await newDraft(file())
  const { findTexts } = services
  const searches = watchSearches()
  const fields = [anchored(other.partyId, { text: 'Name:' })]
  const params = { path: { id: other.id } }
  const foreign = await account.client.POST('/api/v1/documents/{id}/fields', { params, body: { fields } })
  expect(foreign.error).toMatchObject({ status: 404, code: 'document_not_found' })
  await other.setStatus('SENT')
  expect((await other.add(...fields)).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(searches).not.toHaveBeenCalled()

  await other.setStatus('DRAFT')
  searches.mockImplementationOnce(async (...of) => {
    await other.setStatus('SENT')
    return findTexts(...of)
  })
  expect((await other.add(...fields)).error).toMatchObject({ code: 'document_not_draft' })
  expect(searches).toHaveBeenCalledOnce()
  expect(await other.rows()).toEqual([])
})
