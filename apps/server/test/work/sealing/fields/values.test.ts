import { expect, test } from 'vitest'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { strokes } from '../pages/evidence.ts'
import { readPdf } from '../pages/read-pdf.ts'
import { around, inkOf, inPoints } from '@paraph/testing/pdf/ink.ts'
import { book, type Sheet } from './book.support.ts'
import { expectWhole } from './forge.support.ts'
import { evidenceWith, fieldWith, sealFields, textField } from './sealed.support.ts'

const size = { width: 400, height: 100 }
const box = { x: 0.2, y: 0.3, width: 0.5, height: 0.36 }
const area = inPoints(box, size)

/** The first two are drawn in one line and in several, and the others in turns. */
const values: [string, string][] = [
  ['10,000 characters', 'Storgatan 1, '.repeat(770)],
  ['emoji', 'Yes 👍🏽 👩‍👩‍👧 🇸🇪'],
  ['Arabic', 'شارع الملك 12'],
  ['Arabic and Latin', 'Storgatan شارع 12'],
  ['Thai', 'ที่อยู่ กรุงเทพฯ'],
  ['Hindi', 'क्षत्रिय हिन्दी'],
  ['Chinese', '北京市朝阳区'],
  ['one word of 10,000 characters', 'x'.repeat(10_000)],
  ['syntax of PDF', ') Tj ET Q Q EMC <</A(\\)>> %% [1] endstream endobj'],
  ['200 combining marks', `a${'\u0301'.repeat(200)}b`],
  ['characters that can not be seen', 'a\u200b\u202eb\u2066c'],
  ['text like the code of a character', 'U+200B and \u200b'],
]

/** Returns whether a program reads the text. A part is enough if the box is too small for the text, or if some characters can not be seen. */
function isRead(name: string, text: string, read: string): boolean {
  if (name.includes('character')) return read.length > 2
  if (name === '200 combining marks') return read.startsWith('a\u0301')
  const sorted = (characters: string) => [...characters].toSorted().join('')
  return /[\u0600-\u06ff]/.test(text) ? sorted(read) === sorted(text) : read === text
}

test('each value is drawn inside its box, and the text can be read', async () => {
  const cases = values.flatMap(([name, text], at) =>
    (at < 2 ? [false, true] : [at % 2 === 0]).map((multiline) => ({ name, text, multiline })),
  )
  const original = book(cases.map(() => () => ({})))
  const fields = cases.map(({ text, multiline }, index) => textField(text, { box, multiline, page: index + 1 }))
  const sealed = await sealFields(evidenceWith(original, fields, { pages: cases.length }), { original })
  await expectWhole(sealed)
  const { pages } = await readPdf(sealed.sealed)
  for (const [index, { name, text, multiline }] of cases.entries()) {
    const what = `${name}${multiline ? ' in several lines' : ''}`
    const ink = await inkOf(sealed.sealed, index + 1, size)
    expect(ink.within(area), what).toBeDefined()
    expect(ink.outside([around(area, 0.5)]), what).toBe(0)
    // A glyph without text has a control character as its code.
    const read = pages[index]!.replaceAll(/[\s\p{Cc}]/gu, '')
    expect(isRead(name, text.replaceAll(/\s/g, ''), read), what).toBe(true)
  }
})

test('a text from right to left stands at the right, and a tick begins where its hidden tag begins', async () => {
  const original = book([() => ({}), () => ({}), () => ({})])
  const fields = [
    textField('شارع', { box, page: 1 }),
    textField('שלום\nעולם', { box, page: 2, multiline: true }),
    fieldWith({ type: 'CHECKBOX', value: true, shown: 'X', box, page: 3, hiddenTags: [box] }),
  ]
  const sealed = await sealFields(evidenceWith(original, fields, { pages: 3 }), { original })
  await expectWhole(sealed)
  const [arabic, hebrew, tick] = await Promise.all(
    [1, 2, 3].map(async (page) => (await inkOf(sealed.sealed, page, size)).within(area)!),
  )
  for (const ink of [arabic!, hebrew!]) expect(area.x + area.width - ink.x - ink.width).toBeLessThan(4)
  expect(tick!.x - area.x).toBeLessThan(area.height / 4)
})

const sheets: [string, (n: number) => Sheet][] = [
  ['a state that is not restored', () => ({ content: 'q 0.5 0 0 0.5 90 90 cm q 1 0 0 1 7 7 cm' })],
  ['a state that is restored too often', () => ({ content: '0.5 0 0 0.5 9 9 cm Q Q Q 1 0 0 1 50 50 cm' })],
  ['a clip that is not removed', () => ({ content: 'q 0 0 1 1 re W n' })],
  ['text that does not end', () => ({ content: 'q BT 0.2 0 0 0.2 5 5 Tm' })],
  [
    'contents in an array',
    (n) => ({
      page: `/Contents [${n} 0 R ${n + 1} 0 R]`,
      content: 'q 2 0 0 2 0',
      more: { [n + 1]: stream('', Buffer.from(' 0 cm')) },
    }),
  ],
  ['the same contents twice', (n) => ({ page: `/Contents [${n} 0 R ${n} 0 R]`, content: 'q 2 0 0 2 0 0 cm' })],
  [
    'contents in an array of its own object',
    (n) => ({ page: `/Contents ${n + 1} 0 R`, more: { [n + 1]: `[${n} 0 R]` } }),
  ],
  ['no contents', () => ({ page: '' })],
  ['contents that are missing', () => ({ page: '/Contents 9000 0 R' })],
  ['empty contents', () => ({ page: '/Contents []' })],
  ['inherited resources', (n) => ({ tree: `/Resources << /XObject << /ParaphFields ${n} 0 R >> >>` })],
  [
    'resources of its own object',
    (n) => ({
      page: `/Contents ${n} 0 R /Resources ${n + 1} 0 R`,
      more: { [n + 1]: `<< /XObject ${n + 2} 0 R >>`, [n + 2]: '<< >>' },
    }),
  ],
]

test('each field is drawn in its place, whatever the page has', async () => {
  const original = book(sheets.map(([, sheet]) => sheet))
  const ticks = sheets.map((_, index) => fieldWith({ type: 'CHECKBOX', value: true, shown: 'X', box, page: index + 1 }))
  const sealed = await sealFields(evidenceWith(original, ticks, { pages: sheets.length }), { original })
  await expectWhole(sealed)
  for (const [index, [name]] of sheets.entries()) {
    const ink = await inkOf(sealed.sealed, index + 1, size)
    const found = ink.within(area)!
    expect(found?.height, name).toBeGreaterThan(area.height / 2)
    expect(Math.abs(found.x + found.width / 2 - (area.x + area.width / 2)), name).toBeLessThan(1.5)
    expect(ink.outside([area]), name).toBe(0)
  }
})

test('draws fields on one of two pages that share their contents', async () => {
  const shared = { page: '/Contents 10 0 R', content: 'q 2 0 0 2 0 0 cm' }
  const original = book([() => shared, () => shared])
  const sealed = await sealFields(evidenceWith(original, [textField('Only here', { page: 2, box })]), { original })
  await expectWhole(sealed)
  expect((await inkOf(sealed.sealed, 1, size)).outside([])).toBe(0)
  expect((await inkOf(sealed.sealed, 2, size)).within(area)).toBeDefined()
})

test('text, ticks and strokes have a white edge on a black page, and none of it lies outside their boxes', async () => {
  const original = book([1, 2, 3].map(() => () => ({ content: '0 g 0 0 400 100 re f' })))
  const fields = [
    textField('Storgatan 1', { box, page: 1 }),
    fieldWith({ type: 'CHECKBOX', value: true, shown: 'X', box, page: 2 }),
    fieldWith({ type: 'SIGNATURE', value: true, shown: '', box, page: 3 }),
  ]
  const sealed = await sealFields(evidenceWith(original, fields, { pages: 3, strokes }), { original })
  await expectWhole(sealed)
  const pixels = 16 * size.width * size.height
  for (const page of [1, 2, 3]) {
    const ink = await inkOf(sealed.sealed, page, size)
    expect(pixels - ink.outside([]), `page ${page}`).toBeGreaterThan(500)
    expect(ink.outside([area]), `page ${page}`).toBe(pixels - 16 * area.width * area.height)
  }
})

test('a name looks like handwriting only if the party wrote it', async () => {
  const mark = fieldWith({ type: 'SIGNATURE', value: true, shown: 'Anna Lindqvist', box })
  const original = book([() => ({})])
  for (const [type, typedName] of [
    ['CLICK_TO_SIGN', null],
    ['DRAWING', 'Anna Lindqvist'],
  ] as const) {
    const evidence = evidenceWith(original, [mark], { pages: 1, type, strokes: null, typedName })
    const { sealed } = await sealFields(evidence, { original })
    expect(Buffer.from(sealed).includes('caveat'), type).toBe(type === 'DRAWING')
  }
})
