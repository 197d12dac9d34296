import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { init as openEncoder } from '@jsquash/webp/encode.js'
import { defaultOptions } from '@jsquash/webp/meta.js'

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
/** Bytes that one WebAssembly program may use. The memory limit of a thread does not count them. */
const MAX_MEMORY = 256 * 1024 * 1024
const PAGE_OF_MEMORY = 64 * 1024

// WebAssembly programs grow their memory by this function. PDFium fails for a document that needs more.
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE_OF_MEMORY > MAX_MEMORY) throw new RangeError('The memory limit is reached.')
  return grow.call(this, pages)
}

// The programs also write each failure to the console. This is silenced, because the log gets the error itself.
Object.assign(console, { error: () => {} })

const [pdfium, webp] = await Promise.all(
  ['@hyzyla/pdfium/pdfium.wasm', '@jsquash/webp/codec/enc/webp_enc_simd.wasm'].map(async (file) =>
    WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(file)))),
  ),
)
const encoder = await openEncoder(webp!)

/**
 * Returns the first page as a WebP picture.
 *
 * @throws an error if PDFium can't draw the page, or if the page has an extreme shape.
 */
export default async function drawPreview(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await open(bytes)
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

async function open(bytes: Uint8Array): Promise<PDFiumDocument> {
  // Each document gets a new instance, so that a document that breaks PDFium does not affect the next one.
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, onInstance) => {
      const instance = new WebAssembly.Instance(pdfium!, imports)
      onInstance(instance as never)
      return instance.exports
    },
  })
  return library.loadDocument(bytes)
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
