import { expect, test } from 'vitest'
import { trySeal } from '#work/inspection/try-seal.ts'
import { handmadeForm, widget } from '../../support/handmade-form.ts'

test('a trial removes the widgets that the seal will remove', async () => {
  const original = handmadeForm({ fields: [widget('/FT /Tx /T (a)'), widget('/FT /Tx /T (b)')] })
  const [open, flat] = [
    await trySeal({ original, level: 'B-B' }),
    await trySeal({ original, level: 'B-B', takenWidgets: [10] }),
  ]
  expect(flat.bytes).toBeGreaterThan(open.bytes)
  await expect(trySeal({ original, level: 'B-B', takenWidgets: [99] })).rejects.toMatchObject({
    code: 'file_unsealable',
  })
})
