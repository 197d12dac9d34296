import type { PDFiumDocument } from '@hyzyla/pdfium'
import { init as openEncoder } from '@jsquash/webp/encode.js'
import { defaultOptions } from '@jsquash/webp/meta.js'
import { compileWebAssembly, openPdfium } from '#platform/pdf/pdfium/open-pdfium.ts'

/** Pixels. A phone shows the page as wide as its screen: about 400 CSS pixels with two device pixels each. */
const [MAX_WIDTH, MAX_HEIGHT] = [800, 2400]
/** The maximum ratio of the sides. A page with a larger ratio would be only a line in the picture. */
const MAX_RATIO = 10
/** Bytes. With a larger picture, the first page would come too late on a slow connection. */
const MAX_BYTES = 48_000
/** The qualities of WebP, of 100. The lower one is for pictures that would be too large. */
const [QUALITY, LOW_QUALITY] = [60, 30]
/** The size of a picture of text in the lower quality, relative to its size in the higher one. */
const LOW_QUALITY_SIZE = 0.8
/** The bytes of a picture of text grow with its width to this power. */
const GROWTH = 1.87
/** The number of times that a picture is drawn again if it is too large. */
const TRIES = 4
const encoder = await openEncoder(await compileWebAssembly('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))

/**
 * Returns the first page as a WebP picture.
 *
 * @throws an error if PDFium can't draw the page, or if the page has an extreme shape.
 */
export default async function drawPreview(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await (await openPdfium()).library.loadDocument(bytes)
  const first = encode(await drawFirstPage(document, 1), QUALITY)
  if (first.length <= MAX_BYTES) return first
  // A smaller picture is used, because text in fewer pixels is easier to read than text of a lower quality. A search for the right quality would also
  // take five times as long.
  let scale = 1
  let size = first.length * LOW_QUALITY_SIZE
  for (let tries = 0; tries < TRIES; tries++) {
    scale *= ((MAX_BYTES * 0.9) / size) ** (1 / GROWTH)
    const smaller = encode(await drawFirstPage(document, scale), LOW_QUALITY)
    size = smaller.length
    if (size <= MAX_BYTES) return smaller
  }
  throw new Error(`The picture has ${size} bytes.`)
}

interface Picture {
  data: Uint8Array
  width: number
  height: number
}

async function drawFirstPage(document: PDFiumDocument, scale: number): Promise<Picture> {
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const ratio = originalHeight / originalWidth
  if (!(ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO)) throw new Error('The page has an extreme shape.')
  const width = Math.round(Math.min(MAX_WIDTH, MAX_HEIGHT / ratio) * scale)
  const height = Math.round(width * ratio)
  return page.render({ width, height, render: 'bitmap', renderFormFields: true })
}

function encode({ data, width, height }: Picture, quality: number): Uint8Array {
  const bytes = encoder.encode(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height, {
    ...defaultOptions,
    quality,
    method: 2,
  })
  if (!bytes) throw new Error('The picture could not be encoded.')
  // This makes a copy, because the bytes are in the memory of the encoder.
  return new Uint8Array(bytes)
}
