import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadeForm } from '../../../support/handmade-form.ts'
import { stream } from '../../../support/handmade-pdf.ts'
import { inkOf } from '../fields/ink.support.ts'
import { evidenceWith, fieldInput, judgeSealed, textField } from '../fields/sealed.support.ts'

const size = { width: 200, height: 400 }
const COMB = 1 << 24

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
  const report = await judgeSealed(deed)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
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
