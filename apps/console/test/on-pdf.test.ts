import { Paraph } from '@paraph/client'
import { expect, test } from 'vitest'
import { addByAnchors } from '../src/document/copying/by-anchors.ts'
import { onPdf } from '../src/document/copying/on-pdf.ts'
import { type EditorField, fromServer, newKey, toServer } from '../src/fields/model/editor-field.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'

const server = await useServer()

const box = (x: number) => ({ x, y: 0.5, width: 0.2, height: 0.05 })
const field = (name: string, page: number, x: number, more: Partial<EditorField> = {}): EditorField => ({
  key: newKey(),
  name,
  type: 'TEXT',
  page,
  box: box(x),
  owner: undefined,
  reference: undefined,
  ...more,
})
const withoutKeys = (fields: EditorField[]) => fields.map(({ key: _key, ...rest }) => rest)

test('on another PDF, a field stays where it is, unless the PDF brings a field of the same name and type', () => {
  const placed = field('rent', 1, 0.1, { owner: 'par_1', label: 'Monthly rent', required: true })
  const radio = (page: number, x: number) =>
    field('pays', page, x, { type: 'RADIO', box: undefined!, options: [{ value: 'yes', box: box(x) }] })
  const { fields, dropped, counts } = onPdf(
    2,
    [placed, field('city', 1, 0.1, { owner: 'par_1' }), radio(1, 0.1), field('date', 2, 0.3)],
    [
      field('rent', 2, 0.4, { reference: '2', label: 'Rent' }),
      radio(2, 0.7),
      field('date', 1, 0.9, { type: 'DATE' }),
      field('seller', 2, 0.8, { type: 'SIGNATURE', reference: '1' }),
    ],
    new Map(),
  )
  expect(withoutKeys(fields)).toEqual(
    withoutKeys([
      { ...placed, page: 2, box: box(0.4) },
      field('city', 1, 0.1, { owner: 'par_1' }),
      radio(2, 0.7),
      // The types differ, so the sender's field stays. A name has one field.
      field('date', 2, 0.3),
      field('seller', 2, 0.8, { type: 'SIGNATURE', reference: '1' }),
    ]),
  )
  expect(dropped).toBe(0)
  expect(counts).toEqual({ found: 2, kept: 2, added: 1 })
})

test('fields on pages that another PDF does not have are dropped and counted, unless the PDF brings them', () => {
  const { fields, dropped } = onPdf(
    1,
    [
      field('a', 1, 0.1, { otherPlaces: [1, 2].map((page) => ({ page, box: box(0.7) })) }),
      field('b', 2, 0.1),
      field('c', 3, 0.1),
      field('d', 3, 0.1),
    ],
    [field('c', 1, 0.6, { otherPlaces: [{ page: 1, box: box(0.8) }] })],
    new Map(),
  )
  expect(fields.map(({ name, page }) => [name, page])).toEqual([
    ['a', 1],
    ['c', 1],
  ])
  expect(dropped).toBe(2)
  expect(fields.map(({ otherPlaces }) => otherPlaces)).toEqual([0.7, 0.8].map((x) => [{ page: 1, box: box(x) }]))
})

test('a field of an anchor goes where the anchor is in another PDF, or stays', async () => {
  const account = await server.newAccount()
  const paraph = new Paraph({ baseUrl: server.baseUrl, apiKey: account.key })
  const draftOn = async (...texts: string[][]) => {
    const pdf = Uint8Array.from(pdfOf(texts.map((content) => ({ content: content.join('') }))))
    const { id } = await account.draftDocument({ file: new File([pdf], 'a.pdf', { type: 'application/pdf' }) })
    return { id, partyId: (await account.party(id)).id }
  }
  const first = await draftOn(
    [textAt('Name:'), textAt('Gone:', 40, 200)],
    [textAt('Yes', 40, 300), textAt('No', 90, 300)],
  )
  const { partyId } = first
  const options = ['Yes', 'No'].map((value) => ({ value, anchor: { text: value } }))
  const { fields } = await paraph.fields.add(first.id, {
    fields: [
      { partyId, type: 'NAME', name: 'name', anchor: { text: 'Name:' } },
      { partyId, type: 'TEXT', name: 'gone', anchor: { text: 'Gone:' } },
      { partyId, type: 'RADIO', name: 'choice', page: 2, options },
      { partyId, type: 'TEXT', name: 'byHand', page: 1, box: box(0.3) },
    ],
  })
  const other = await draftOn([], [textAt('No', 90, 300), textAt('Yes', 90, 100)], [textAt('Name:')])
  const before = fromServer(fields).map((each) => ({ ...each, owner: other.partyId }))
  const atAnchors = await addByAnchors(paraph, other.id, before)
  const moved = onPdf(3, before, [], atAnchors)
  expect(moved.counts).toEqual({ found: 2, kept: 2, added: 0 })
  const { fields: stored } = await paraph.fields.replace(other.id, { fields: toServer(moved.fields) })
  const [name, gone, choice, byHand] = stored
  expect(name).toMatchObject({ page: 3, box: fields[0]!.box, anchors: [{ text: 'Name:' }] })
  expect([gone, byHand]).toMatchObject([fields[1]!, fields[3]!].map(({ page, box }) => ({ page, box })))
  expect(gone).not.toHaveProperty('anchors')
  expect(choice!.anchors).toEqual(fields[2]!.anchors)
  expect(choice!.options![0]!.box!.y).toBeGreaterThan(fields[2]!.options![0]!.box!.y + 0.2)
  expect(choice!.options![1]).toEqual(fields[2]!.options![1])
})
