import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import { readExifOrientation } from './read-exif-orientation.ts'
import { readPng } from './read-png.ts'

export type ImageType = 'image/jpeg' | 'image/png'

const MARGIN = 36
const CAPTION = 24

/** The matrices that turn the unit square into the eight orientations of EXIF. */
const ORIENTATIONS: Record<number, number[]> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

/** Makes a PDF of one page that shows the image as large as possible, above a caption. Throws if the image can't be used. */
export function makeImagePage(bytes: Uint8Array, type: ImageType, caption: string, paper: PageSize): PDF {
  const pdf = PDF.create()
  const page = pdf.addPage(paper)
  const { ref, width, height, orientation } = type === 'image/png' ? embedPng(pdf, bytes) : embedJpeg(pdf, bytes)
  if (!(width > 0 && height > 0)) throw new Error('The image has no size.')
  const turned = orientation >= 5
  const [shownWidth, shownHeight] = turned ? [height, width] : [width, height]
  const room = { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN - CAPTION }
  const scale = Math.min(room.width / shownWidth, room.height / shownHeight)
  const [w, h] = [shownWidth * scale, shownHeight * scale]
  const [x, y] = [(paper.width - w) / 2, paper.height - MARGIN - h]
  const turn = ORIENTATIONS[orientation] ?? [1, 0, 0, 1, 0, 0]
  page.drawText(caption, { x: MARGIN, y: MARGIN, size: 9 })
  const drawing = `q ${w} 0 0 ${h} ${x} ${y} cm ${turn.join(' ')} cm /Scan Do Q\n`
  const resources = page.dict.getDict('Resources', (found) => pdf.context.registry.resolve(found))!
  resources.set('XObject', PdfDict.of({ Scan: ref }))
  const contents = page.dict.get('Contents')!
  const image = pdf.register(new PdfStream([], Buffer.from(drawing)))
  page.dict.set('Contents', new PdfArray([image, ...(contents instanceof PdfArray ? contents : [contents])]))
  return pdf
}

function embedJpeg(pdf: PDF, bytes: Uint8Array) {
  const { ref, width, height } = pdf.embedJpeg(bytes)
  const stream = pdf.context.registry.resolve(ref)
  if (stream instanceof PdfStream && stream.getName('ColorSpace')?.value === 'DeviceCMYK' && hasAdobeMarker(bytes)) {
    // Adobe's programs write the four inks inverted.
    stream.set('Decode', new PdfArray([1, 0, 1, 0, 1, 0, 1, 0].map((value) => PdfNumber.of(value))))
  }
  return { ref, width, height, orientation: readExifOrientation(bytes) }
}

function hasAdobeMarker(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).includes(
    '\xff\xee\x00\x0eAdobe',
    0,
    'latin1',
  )
}

function embedPng(pdf: PDF, bytes: Uint8Array) {
  const png = readPng(bytes)
  // If there is transparency, the library splits it from the colours. Otherwise the PDF takes the compressed rows unchanged.
  if (png.hasAlpha) return { ...pick(pdf.embedPng(bytes)), orientation: 1 }
  const { width, height, bitDepth, colors, palette, data } = png
  const parameters = PdfDict.of({
    Predictor: PdfNumber.of(15),
    Colors: PdfNumber.of(colors),
    BitsPerComponent: PdfNumber.of(bitDepth),
    Columns: PdfNumber.of(width),
  })
  const device = PdfName.of(colors === 3 || palette ? 'DeviceRGB' : 'DeviceGray')
  const last = palette && PdfNumber.of(palette.length / 3 - 1)
  const stream = PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Image'),
      Width: PdfNumber.of(width),
      Height: PdfNumber.of(height),
      ColorSpace:
        palette && last
          ? new PdfArray([PdfName.of('Indexed'), device, last, pdf.register(new PdfStream([], palette))])
          : device,
      BitsPerComponent: PdfNumber.of(bitDepth),
      Filter: PdfName.of('FlateDecode'),
      DecodeParms: parameters,
    },
    data,
  )
  return { ref: pdf.register(stream), width, height, orientation: 1 }
}

function pick({ ref, width, height }: ReturnType<PDF['embedPng']>) {
  return { ref, width, height }
}
