import { createHash } from 'node:crypto'
import { PDF, PdfDict, PdfName, PdfStream } from '@libpdf/core'
import { verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { reserveSignature, writeSigned } from '#work/sealing/seal/sign-update.ts'
import { asOriginal, IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { sealInput, textPdf } from '../../../support/seal-input.ts'
import { protectedBytes, readSeals } from '../../../support/sealed-file.ts'

/** Returns the placeholder that stands in the file until a signature of `size` bytes is written. */
const lureOf = (size: number) =>
  Buffer.from(`/ByteRange [0 9999999999 9999999999 9999999999] /Contents <${'00'.repeat(size)}>`)

async function newUpdate() {
  const original = await textPdf('Agreement', 1)
  const file = asOriginal(await PDF.load(original))
  return { original, update: await limitInflation((inflation) => new IncrementalUpdate(original, file, inflation)) }
}

const pdfWith = (content: Buffer) =>
  handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 4 0 R /Resources << >> >>',
    4: stream('', content),
  })

test('the signature goes to its place, although a later object of the update has the same text', async () => {
  const { original, update } = await newUpdate()
  const dict = PdfDict.of({ Type: PdfName.of('Sig') })
  const place = reserveSignature(dict, 10)
  update.add(dict)
  const lure = lureOf(10)
  update.add(new PdfStream([], lure))
  let digest: Uint8Array | undefined
  const signed = await writeSigned(update, place, 'sha256', async (got) => {
    digest = got
    return Buffer.alloc(10, 0xab)
  })
  const file = Buffer.from(signed)
  expect(file.includes(lure)).toBe(true)
  const start = file.indexOf(`<${'ab'.repeat(10)}>`)
  const end = start + 22
  expect(start).toBeGreaterThan(original.length)
  expect(
    /\/ByteRange \[([\d ]+)\]/.exec(file.toString('latin1', original.length))![1]!.split(/ +/).slice(0, 4),
  ).toEqual([0, start, end, file.length - end].map(String))
  expect(protectedBytes(signed, [0, start, end, file.length - end])).toSatisfy((bytes: Buffer) =>
    createHash('sha256').update(bytes).digest().equals(digest!),
  )
})

test('a signature without a place in the update is not written', async () => {
  const { update } = await newUpdate()
  const place = reserveSignature(new PdfDict(), 10)
  const signed = writeSigned(update, place, 'sha256', async () => new Uint8Array())
  await expect(signed).rejects.toThrow('no place')
})

test('a file, a scan and a reason that contain the placeholder of a signature do not mislead the seal', async () => {
  const plain = await sealInput()
  const [seal] = readSeals(await sealPdf(plain), plain.original.length)
  const [, start, end] = seal!.range
  const lure = lureOf((end! - start! - 2) / 2)
  const original = Buffer.concat([pdfWith(lure), lure, Buffer.from('\n')])
  const scan = { partyId: 'pty_1', name: 'Anna', type: 'application/pdf', bytes: pdfWith(lure) } as const
  const sealed = await sealPdf(await sealInput({ original, scans: [scan], reason: lure.toString() }))
  expect(sealed.subarray(0, original.length)).toEqual(new Uint8Array(original))
  expect(await verifySeal(sealed)).toMatchObject({ intact: 'yes', otherSignatures: 0 })
})
