import { expect, test } from 'vitest'
import { Mismatch, readDrawing } from '../../src/fields/drawing.ts'

const text = '1 0 0 1 12 14 Tm /F1 12 Tf [<0041> -20 <0042>] TJ'
const line = '12 14 m 20 14 l 22 14 23 14 24 15 c S'
const edges = `q 1 1 1 RG 1 Tr 1 J 1 j 2 w
BT ${text.replace('F1', 'F1E')} ET
q 3.5 w ${line} Q
Q`
const ink = `BT 0.1 0.1 0.1 rg ${text} ET
q 0 0 0.4 RG 1.5 w 1 J 1 j ${line} Q`
const fonts = new Map(
  Object.entries({
    F1: { texts: new Map(Object.entries({ '0041': 'A', '0042': 'B' })), glyphs: 7 },
    F1E: { texts: new Map(), glyphs: 7 },
    F2E: { texts: new Map(), glyphs: 8 },
  }),
)

const read = (content: string) =>
  readDrawing(`/ParaphField << /Field <FEFF0061> >> BDC\nq 10 10 80 20 re W n\n${content}\nQ EMC`, fonts).fields

test('the white edges of a value are read as its paper, and its ink as its text and lines', () => {
  const expected = [
    {
      text: 'AB',
      size: 12,
      start: [12, 14],
      lines: [
        [
          [12, 14],
          [20, 14],
          [24, 15],
        ],
      ],
    },
  ]
  expect(read(`${edges}\n${ink}`)).toMatchObject(expected)
})

test.each<[string, string]>([
  ['without ink', edges],
  ['that are missing', ink],
  ['of a line that has no ink', `${edges}\n${ink.replace(line, '')}`],
  ['of a text that has no ink', `${edges}\n${ink.replace(text, '')}`],
  ['after the ink', `${ink}\n${edges}`],
  ['around each part of the ink', `${edges}\n${ink}\n${edges}\n${ink}`],
  ['of another text', `${edges.replace('<0041>', '<0042>')}\n${ink}`],
  ['of a text in another place', `${edges.replace('1 12 14 Tm', '1 12 19 Tm')}\n${ink}`],
  ['of a larger text', `${edges.replace('12 Tf', '40 Tf')}\n${ink}`],
  ['of glyphs of another font', `${edges.replace('/F1E', '/F2E')}\n${ink}`],
  ['of a font that is unknown', `${edges.replace('/F1E', '/F3E')}\n${ink}`],
  ['of another line', `${edges.replace('20 14 l', '20 29 l')}\n${ink}`],
  ['of one more line', `${edges.replace(line, `${line} 12 20 m 20 20 l S`)}\n${ink}`],
  ['that are wide around a line', `${edges.replace('3.5 w', '60 w')}\n${ink}`],
  ['that are wide around a text', `${edges.replace('BT', '60 w BT')}\n${ink}`],
  ['that are wide from their beginning', `${edges.replace('2 w', '60 w')}\n${ink}`],
  ['that fill the text', `${edges.replace('1 Tr', '0 Tr')}\n${ink}`],
  ['that fill a rectangle', `${edges.replace('BT', '10 10 80 20 re f BT')}\n${ink}`],
  ['that fill a line', `${edges.replace(line, line.replace('S', 'f'))}\n${ink}`],
  ['of another colour', `${edges.replace('BT', '0 0 0 RG BT')}\n${ink}`],
  ['with a picture', `${edges.replace('BT', 'q 80 0 0 20 10 10 cm /P1 Do Q BT')}\n${ink}`],
  ['with a dash', `${edges.replace('BT', '[1 9] 0 d BT')}\n${ink}`],
  ['that do not end', `${edges.slice(0, -1)}\n${ink}`],
])('white edges %s are refused', (_, content) => {
  expect(() => read(content)).toThrow(Mismatch)
})
