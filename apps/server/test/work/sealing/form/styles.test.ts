import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadeForm } from '@paraph/testing/pdf/handmade-form.ts'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { inkOf } from '@paraph/testing/pdf/ink.ts'
import { expectWhole } from '../fields/forge.support.ts'
import { evidenceWith, fieldInput, fieldWith, judgeSealed, textField } from '../fields/sealed.support.ts'

const size = { width: 200, height: 400 }
const COMB = 1 << 24
/** Strokes that are wider than high. */
const corner = [
  [
    [100, 100],
    [900, 100],
    [900, 300],
  ],
]

test('a text stands as the form sets it: at the right, in the middle, or with a character in each cell', async () => {
  const styles = ['/Q 2', '/Q 1', `/Ff ${COMB} /MaxLen 5`, '']
  const fields = styles.map(
    (style, row) =>
      `<< /Type /Annot /Subtype /Widget /F 4 /FT /Tx /T (f${row}) /Rect [20 ${300 - 40 * row} 120 ${320 - 40 * row}] ${style} >>`,
  )
  const original = handmadeForm({ fields, more: { 4: stream('', Buffer.alloc(0)) } })
  const texts = styles.map((_, row) =>
    textField('1H4', { box: { x: 0.1, y: (80 + 40 * row) / 400, width: 0.5, height: 0.05 } }),
  )
  const input = await fieldInput(evidenceWith(original, texts, { pages: 1 }), { original })
  const deed = { input, sealed: await sealPdf({ ...input, takenWidgets: [10, 11, 12, 13] }) }
  await expectWhole(deed)
  const ink = await inkOf(deed.sealed, 1, size)
  const within = (row: number, from = 20, width = 100) => ink.within({ x: from, y: 80 + 40 * row, width, height: 20 })!
  const [right, middle, left] = [within(0), within(1), within(3)]
  expect(120 - right.x - right.width).toBeLessThan(4)
  expect(Math.abs(middle.x + middle.width / 2 - 70)).toBeLessThan(1.5)
  expect(left.x).toBeLessThan(24)
  for (const cell of [0, 1, 2]) {
    const character = within(2, 20 + 20 * cell, 20)
    expect(Math.abs(character.x + character.width / 2 - (30 + 20 * cell))).toBeLessThan(1.5)
  }
  expect(ink.within({ x: 80, y: 160, width: 40, height: 20 })).toBeUndefined()
})

test('a form field stays turned as the form turns it, also on a page that is turned', async () => {
  const turns = [
    ['', 90],
    ['', 180],
    ['', 270],
    ['/Rotate 90', 90],
    ['/Rotate 90', 180],
  ] as const
  for (const [onPage, turn] of turns) {
    // 20 points wide and 100 high, or the other way round.
    const fields = [`/Rect [40 200 60 300] /FT /Tx`, `/Rect [80 200 180 220] /FT /Sig`].map(
      (field, at) => `<< /Type /Annot /Subtype /Widget /F 4 /T (f${at}) /MK << /R ${turn} >> ${field} >>`,
    )
    const original = handmadeForm({ fields, onPage, more: { 4: stream('', Buffer.alloc(0)) } })
    const view = onPage ? { width: 400, height: 200 } : size
    const areaOf = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
    const [first, second] = onPage
      ? [areaOf(200, 40, 100, 20), areaOf(200, 80, 20, 100)]
      : [areaOf(40, 100, 20, 100), areaOf(80, 180, 100, 20)]
    const inFractions = ({ x, y, width, height }: typeof first) =>
      areaOf(x / view.width, y / view.height, width / view.width, height / view.height)
    const texts = [
      textField('i.', { box: inFractions(first) }),
      fieldWith({ type: 'SIGNATURE', value: true, shown: '', box: inFractions(second) }),
    ]
    const input = await fieldInput(evidenceWith(original, texts, { pages: 1, strokes: corner }), { original })
    const deed = { input, sealed: await sealPdf({ ...input, takenWidgets: [10, 11] }) }
    expect(await judgeSealed(deed), `${turn} ${onPage}`).toMatchObject({ verdict: 'holds', reasons: [] })
    const ink = await inkOf(deed.sealed, 1, view)
    const seen = (turn - (onPage ? 90 : 0)) % 360
    // A short text stands where the turned line begins, and the strokes fill the corner that was turned.
    const text = ink.within(first)!
    const [left, top] = [text.x - first.x, text.y - first.y]
    const [right, bottom] = [first.width - left - text.width, first.height - top - text.height]
    expect({ 0: left, 90: bottom, 180: right, 270: top }[seen], `text ${turn} ${onPage}`).toBeLessThan(5)
    const mark = ink.within(second)!
    expect(mark.width > mark.height, `strokes ${turn} ${onPage}`).toBe(seen % 180 === 0)
  }
})
