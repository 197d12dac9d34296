import { PdfBox, type PdfPage } from '@paraph/client/pdf-box'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'

const boxes = [
  { mediaBox: [0, 0, 595, 842] },
  { mediaBox: [0, 0, 842, 595] },
  { mediaBox: [-100, -50, 495, 792] },
  { mediaBox: [0, 0, 595, 842], cropBox: [40, 60, 555, 700] },
  { mediaBox: [0, 0, 595, 842], cropBox: [-40, 60, 900, 700] },
  { mediaBox: [595, 842, 0, 0], cropBox: [555, 700, 40, 60] },
] as const satisfies PdfPage[]
const pages = boxes.flatMap((box) =>
  [0, 90, 180, 270, -90, 450].flatMap((rotate) => [1, 1.5].map((userUnit) => ({ ...box, rotate, userUnit }))),
)

/** Opens a file with this page in pdf.js, which shares no code with the helpers. */
async function viewportOf({ mediaBox, cropBox, rotate, userUnit }: PdfPage) {
  const crop = cropBox ? `/CropBox [${cropBox.join(' ')}]` : ''
  const file = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox!.join(' ')}] ${crop} /Rotate ${rotate} /UserUnit ${userUnit} >>`,
  })
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const pdf = await loading.promise
  const viewport = (await pdf.getPage(1)).getViewport({ scale: 1 })
  await loading.destroy()
  return viewport
}

test.each(pages)('pdf.js shows a rectangle where PdfBox says: %j', async (page) => {
  const viewport = await viewportOf(page)
  const place = { x: 123, y: 234, width: 80, height: 30 }
  const { x, y, width, height } = place
  const [a, b] = viewport.convertToViewportPoint(x, y) as [number, number]
  const [c, d] = viewport.convertToViewportPoint(x + width, y + height) as [number, number]
  const seen = { x: Math.min(a, c), y: Math.min(b, d), width: Math.abs(a - c), height: Math.abs(b - d) }
  const box = PdfBox.fromLowerLeft(place, page)
  const expected = {
    x: seen.x / viewport.width,
    y: seen.y / viewport.height,
    width: seen.width / viewport.width,
    height: seen.height / viewport.height,
  }
  for (const name of ['x', 'y', 'width', 'height'] as const) {
    expect(box[name], name).toBeCloseTo(expected[name], 6)
    expect(PdfBox.fromUpperLeft(seen, page)[name], name).toBeCloseTo(expected[name], 6)
    expect(PdfBox.toUpperLeft(box, page)[name], name).toBeCloseTo(seen[name], 4)
    expect(PdfBox.toLowerLeft(box, page)[name], name).toBeCloseTo(place[name], 4)
  }
})
