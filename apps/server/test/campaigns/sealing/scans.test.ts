import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { sealInput } from '../../support/seal-input.ts'
import { checkSealedFile } from '../../support/sealed-file.ts'
import { expectAddedOnce, party } from '../../work/sealing/seal/scans.support.ts'

test('each scan may be as large as at its upload', async () => {
  const bytes = handmadePdf(
    {
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 50 60] >>',
      4: `${' '.repeat(70_000_000)}1`,
    },
    { xref: 'stream' },
  )
  const scan = { ...party, type: 'application/pdf' as const, bytes }
  const { original } = await sealInput()
  const sealed = await sealPdf(await sealInput({ original, scans: [scan, scan] }))
  expect(await checkSealedFile(sealed, original)).toEqual({ pages: 5 })
})

test('an object that 500 pages of a scan share is added once', async () => {
  await expect(expectAddedOnce({ pages: 500, references: 2000, most: 500_000 })).resolves.toBeUndefined()
})
