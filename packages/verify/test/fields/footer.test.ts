import { expect, test } from 'vitest'
import { Mismatch } from '../../src/fields/drawing.ts'
import { judgeFooter, readFooter } from '../../src/fields/judge-footer.ts'

const document = { id: 'doc_1', language: 'EN', file: { pages: 12 } } as Parameters<typeof judgeFooter>[1]
const text = 'ID doc_1 · Page 3 of 12'
const codes = Array.from(text, (character) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0'))
const texts = new Map(codes.map((code) => [code, String.fromCodePoint(Number.parseInt(code, 16))]))
const fonts = new Map([['F1', { texts, glyphs: 7 }]])
const footer = `/Artifact << /Type /Pagination /Subtype /Footer >> BDC q
1 1 1 rg 260 14 80 10 re f
BT 0.333 0.384 0.369 rg 1 0 0 1 263 16.5 Tm /F1 7 Tf [<${codes.join('')}>] TJ ET
Q EMC`

function judge(content: string, place: object = {}) {
  const { footer, rest } = readFooter(content, fonts)
  judgeFooter(footer, document, {
    page: 3,
    expected: 'Footer',
    view: { width: 600, height: 800 },
    boxes: [],
    ...place,
  })
  return rest
}

test('a footer in its place holds, and the operators after it are left', () => {
  expect(judge(footer)).toBe('')
  expect(judge(`${footer}\n/ParaphField`)).toBe('/ParaphField')
  const above = footer.replace('/Footer', '/Header').replace(' 14 ', ' 776 ').replace('16.5', '778.5')
  expect(judge(above, { expected: 'Header' })).toBe('')
  expect(judge('/ParaphField', { expected: undefined })).toBe('/ParaphField')
})

test.each<[string, string, object?]>([
  ['with the number of another page', footer, { page: 4 }],
  ['with one more glyph, which has no text', footer.replace('>]', '0099>]')],
  ['in the middle of the page', footer.replace(' 14 ', ' 414 ').replace('16.5', '416.5')],
  ['on paper that is wider than the text', footer.replace('260 14 80', '150 14 300').replace('263', '153')],
  ['on two papers', footer.replace('re f', 're 0 0 600 800 re f')],
  ['with its text beside the paper', footer.replace('16.5', '26.5')],
  ['in white', footer.replace('0.333 0.384 0.369', '1 1 1')],
  ['that is turned', footer.replace('1 0 0 1 263', '0 1 1 0 263')],
  ['with a picture', footer.replace('Q EMC', '/P1 Do\nQ EMC')],
  ['that the evidence does not name', footer, { expected: undefined }],
  ['in the other margin', footer, { expected: 'Header' }],
  ['that is missing', '/ParaphField'],
  ['over a field', footer, { boxes: [{ x: 0.5, y: 0.95, width: 0.2, height: 0.03 }] }],
])('a footer %s is refused', (_, content, place) => {
  expect(() => judge(content, place)).toThrow(Mismatch)
})
