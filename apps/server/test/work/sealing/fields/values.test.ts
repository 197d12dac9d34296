import { expect, test } from 'vitest'
import { handmadePdf, stream } from '../../../support/handmade-pdf.ts'
import { readPdf } from '../pages/read-pdf.ts'
import { around, inkOf, inPoints } from './ink.support.ts'
import { evidenceWith, fieldWith, judgeSealed, sealFields, textField } from './sealed.support.ts'

const size = { width: 400, height: 600 }
const box = { x: 0.2, y: 0.3, width: 0.5, height: 0.06 }

interface Sheet {
  page?: string
  tree?: string
  content?: string
  more?: Record<number, string | Buffer>
}

function blank({ page = '/Contents 4 0 R', tree = '', content = 'q Q', more = {} }: Sheet = {}) {
  return handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [3 0 R] /Count 1 ${tree} >>`,
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] ${page} >>`,
    4: stream('', Buffer.from(content)),
    ...more,
  } as never)
}

const values: [string, string, string?][] = [
  ['emoji', 'Yes 👍🏽 👩‍👩‍👧 🇸🇪'],
  ['Arabic', 'شارع الملك 12'],
  ['Arabic and Latin', 'Storgatan شارع 12'],
  ['Thai', 'ที่อยู่ กรุงเทพฯ'],
  ['Hindi', 'क्षत्रिय हिन्दी'],
  ['Chinese', '北京市朝阳区'],
  ['10,000 characters', 'Storgatan 1, '.repeat(770)],
  ['one word of 10,000 characters', 'x'.repeat(10_000)],
  ['syntax of PDF', ') Tj ET Q Q EMC <</A(\\)>> %% [1] endstream endobj'],
  ['200 combining marks', `a${'\u0301'.repeat(200)}b`],
  ['characters that can not be seen', 'a\u200b\u202eb\u2066c'],
  ['text like the code of a character', 'U+200B and \u200b'],
]

/** Whether a program reads the text, as far as it has characters that can be read, and stands in the box. */
function isRead(name: string, text: string, read: string): boolean {
  if (name.includes('character')) return read.length > 2
  if (name === '200 combining marks') return read.startsWith('a\u0301')
  const sorted = (characters: string) => [...characters].toSorted().join('')
  return /[\u0600-\u06ff]/.test(text) ? sorted(read) === sorted(text) : read === text
}

test.each(values.flatMap(([name, text]) => [[name, text, false] as const, [name, text, true] as const]))(
  'draws %s inside the box, and the text can be read',
  async (name, text, multiline) => {
    const original = blank()
    const field = textField(text, { box, multiline })
    const sealed = await sealFields(evidenceWith(original, [field], { pages: 1 }), { original })
    expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
    const ink = await inkOf(sealed.sealed, 1, size)
    expect(ink.within(inPoints(box, size))).toBeDefined()
    expect(ink.outside([around(inPoints(box, size), 0.5)])).toBe(0)
    const { pages } = await readPdf(sealed.sealed)
    // A glyph without text has a control character as its code.
    const read = pages[0]!.replaceAll(/[\s\p{Cc}]/gu, '')
    const plain = text.replaceAll(/\s/g, '')
    expect(isRead(name, plain, read)).toBe(true)
  },
)

const sheets: [string, Sheet][] = [
  ['a state that is not restored', { content: 'q 0.5 0 0 0.5 90 90 cm q 1 0 0 1 7 7 cm' }],
  ['a state that is restored too often', { content: '0.5 0 0 0.5 9 9 cm Q Q Q 1 0 0 1 50 50 cm' }],
  ['a clip that is not removed', { content: 'q 0 0 1 1 re W n' }],
  ['text that does not end', { content: 'q BT 0.2 0 0 0.2 5 5 Tm' }],
  [
    'contents in an array',
    { page: '/Contents [4 0 R 5 0 R]', content: 'q 2 0 0 2 0', more: { 5: stream('', Buffer.from(' 0 cm')) } },
  ],
  ['the same contents twice', { page: '/Contents [4 0 R 4 0 R]', content: 'q 2 0 0 2 0 0 cm' }],
  ['contents in an array of its own object', { page: '/Contents 5 0 R', more: { 5: '[4 0 R]' } }],
  ['no contents', { page: '' }],
  ['contents that are missing', { page: '/Contents 9 0 R' }],
  ['empty contents', { page: '/Contents []' }],
  ['inherited resources', { tree: '/Resources << /XObject << /ParaphFields 4 0 R >> >>' }],
  [
    'resources of its own object',
    { page: '/Contents 4 0 R /Resources 5 0 R', more: { 5: '<< /XObject 6 0 R >>', 6: '<< >>' } },
  ],
]

test.each(sheets)('draws the field in its place on a page with %s', async (_, sheet) => {
  const original = blank(sheet)
  const tick = fieldWith({ type: 'CHECKBOX', value: true, shown: 'X', box })
  const sealed = await sealFields(evidenceWith(original, [tick], { pages: 1 }), { original })
  expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
  const ink = await inkOf(sealed.sealed, 1, size)
  const area = inPoints(box, size)
  const found = ink.within(area)!
  expect(found.height).toBeGreaterThan(area.height / 2)
  expect(Math.abs(found.x + found.width / 2 - (area.x + area.width / 2))).toBeLessThan(1.5)
  expect(ink.outside([area])).toBe(0)
})

test('draws fields on one of two pages that share their contents', async () => {
  const original = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 /MediaBox [0 0 400 600] /Resources << >> >>',
    3: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    4: stream('', Buffer.from('q 2 0 0 2 0 0 cm')),
    5: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
  })
  const field = textField('Only here', { page: 2, box })
  const sealed = await sealFields(evidenceWith(original, [field]), { original })
  expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
  expect((await inkOf(sealed.sealed, 1, size)).outside([])).toBe(0)
  expect((await inkOf(sealed.sealed, 2, size)).within(inPoints(box, size))).toBeDefined()
})
