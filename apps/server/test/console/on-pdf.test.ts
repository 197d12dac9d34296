import { expect, test } from 'vitest'
import { onPdf } from '../../../console/src/document/on-pdf.ts'
import { type EditorField, newKey } from '../../../console/src/fields/model/editor-field.ts'

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
  )
  expect(fields.map(({ name, page }) => [name, page])).toEqual([
    ['a', 1],
    ['c', 1],
  ])
  expect(dropped).toBe(2)
  expect(fields.map(({ otherPlaces }) => otherPlaces)).toEqual([0.7, 0.8].map((x) => [{ page: 1, box: box(x) }]))
})
