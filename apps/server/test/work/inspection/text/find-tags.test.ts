import { expect, test } from 'vitest'
import { FieldNames } from '#work/inspection/form/name-field.ts'
import { findTags } from '#work/inspection/text/find-tags.ts'
import { openText } from '#work/inspection/text/open-text.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'

/** Finds the tags of pages of 400 by 600 points. */
const readerOf = (...pages: string[]) => openText(pdfOf(pages.map((content) => ({ content }))))
const tagsOf = async (...pages: string[]) => findTags(await readerOf(...pages), new FieldNames())

test('a field begins at its tag, a signature stands on its line, and several lines grow downwards', async () => {
  const { found, left } = await tagsOf(
    '',
    textAt('{{signature;party=2;name=seller}}', 40, 300) +
      textAt('{{text}}', 40, 100) +
      textAt('{{text; multiline; height=60}}', 40, 500),
  )
  expect(left).toEqual([])
  expect(found).toMatchObject([
    { type: 'SIGNATURE', name: 'seller', partyReference: '2', page: 2, box: { x: 0.1, width: 0.4 }, widgets: [] },
    { type: 'TEXT', name: 'text', partyReference: '1', page: 2, box: { x: 0.1 } },
    { type: 'TEXT', multiline: true },
  ])
  const [signature, text, lines] = found.map(({ box }) => box!)
  // The baseline is in the middle of the page. A few points are below it.
  expect(signature!.height * 600).toBeCloseTo(40, 2)
  expect((signature!.y + signature!.height) * 600).toBeGreaterThan(300)
  expect((signature!.y + signature!.height) * 600).toBeLessThan(305)
  expect(text!.height * 600).toBeCloseTo(18, 2)
  // The baseline is 100 points below the upper edge. A line is less than 20 points high.
  expect(lines!.y * 600).toBeGreaterThan(80)
  expect(lines!.height * 600).toBeCloseTo(60, 2)
})

test('with hideTags, the box of each field contains its tag, and the tags that are not taken stay visible', async () => {
  const content =
    textAt('{{checkbox; name=agreed}}', 40, 500) +
    textAt('{{radio; name=pay; option=Now}}', 40, 400) +
    textAt('{{radio; name=pay; option=Later}}', 40, 300) +
    textAt('{{text; name=far; width=20}}', 330, 200) +
    textAt('{{signature; name=end}}', 40, 100) +
    textAt('{{photo; type=image}}', 40, 50)
  const { found, left } = findTags(await readerOf(content), new FieldNames(), true)
  expect(left).toHaveLength(1)
  const [agreed, pay, far, end] = found
  expect(agreed!.hiddenTags).toEqual([{ page: 1, box: agreed!.box }])
  expect(agreed!.box!.width * 400).toBeGreaterThan(130)
  expect(pay!.options).toMatchObject([{ value: 'Now' }, { value: 'Later' }])
  for (const [at, { box }] of pay!.options!.entries())
    expect(pay!.hiddenTags![at]!.box.width).toBeCloseTo(box!.width, 5)
  // The tag goes beyond the right edge of the page, so its box ends at the edge.
  expect(far!.hiddenTags![0]!.box.x + far!.hiddenTags![0]!.box.width).toBeCloseTo(1, 5)
  // The box of a signature is higher than its tag.
  expect(end!.box!.height * 600).toBeCloseTo(40, 1)
  expect(end!.hiddenTags![0]!.box.height * 600).toBeLessThan(18)
})

test('the tags of one RADIO become one field, and an option that does not fit is left', async () => {
  const { found, left } = await tagsOf(
    textAt('{{Pay;type=radio;option=Monthly}}', 40, 500) +
      textAt('{{Pay;type=radio;option=Yearly}}', 40, 400) +
      textAt('{{Pay;type=radio;option=Yearly}}', 40, 300) +
      textAt('{{Pay;type=radio;option=Cash;party=2}}', 40, 200),
    textAt('{{Pay;type=radio;option=Never}}', 40, 500),
  )
  expect(found).toMatchObject([
    { type: 'RADIO', name: 'Pay', partyReference: '1', options: [{ value: 'Monthly' }, { value: 'Yearly' }] },
    { type: 'RADIO', name: 'Pay', partyReference: '2', options: [{ value: 'Cash' }] },
  ])
  expect(found[0]).not.toHaveProperty('box')
  expect(left).toMatchObject([
    { name: '{{Pay;type=radio;option=Yearly}}', page: 1, reason: 'wrong_value' },
    { name: '{{Pay;type=radio;option=Never}}', page: 2, reason: 'several_pages' },
  ])
})

test('a tag in a small font, in pieces and over two lines is read', async () => {
  const { found } = await tagsOf(
    'BT /F 1 Tf 40 500 Td [({{sig) -20 (nature; na) 30 (me=a}})] TJ ET ' +
      textAt('{{text;', 340, 300) +
      textAt('name=b}}', 40, 284),
  )
  expect(found.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(found[1]!.box!.x).toBeCloseTo(0.85)
  expect(found[1]!.box!.x + found[1]!.box!.width).toBeLessThanOrEqual(1)
})

test('a tag with a fault and a placeholder are listed, and single braces are not', async () => {
  const { found, left } = await tagsOf(
    textAt('{{photo;type=image}} {{}} {text} {{text;value=a;format=email}} {{number;value=ten}}', 4, 300),
  )
  expect(found).toEqual([])
  expect(left.map(({ name, reason }) => [name, reason])).toEqual([
    ['{{photo;type=image}}', 'unknown_type'],
    ['{{}}', 'placeholder'],
    ['{{text;value=a;format=email}}', 'wrong_value'],
    ['{{number;value=ten}}', 'wrong_value'],
  ])
})

test('of 2,600 tags, 2,500 are found, and one entry says that there are too many', async () => {
  const line = '{{text}} '.repeat(100)
  const { found, left } = await tagsOf(...Array.from({ length: 26 }, () => `BT /F 1 Tf 10 300 Td (${line}) Tj ET`))
  expect(found).toHaveLength(2500)
  expect(left).toMatchObject([{ reason: 'too_many' }])
})
