import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import decode, { init } from '@jsquash/webp/decode.js'
import { expect, onTestFinished, test } from 'vitest'
import { LimitError } from '#platform/helpers/open-helper.ts'
import { openPreviewDrawer } from '#work/previews/preview-drawer.ts'
import { makePdf as makeNoise } from '../../../bench/page-pdf.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { previews } from '@paraph/testing/server/pdf-helpers.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'

const { draw } = previews
const decoder = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'))
await init((await WebAssembly.compile(await readFile(decoder))) as never)

const RED_AND_BLUE = '1 0 0 rg 0 0 300 400 re f 0 0 1 rg 300 400 300 400 re f'

/** A page of 600 × 800 points. Its lower left quarter is red, and its upper right one is blue. */
function pdf({ entries = '', content = RED_AND_BLUE, box = '0 0 600 800', more = {} } = {}): Buffer {
  return handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] >> >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${entries} >>`,
    4: stream('', Buffer.from(content)),
    ...more,
  })
}

/** Returns the size of the picture, and the colours in the middle of its four quarters, row by row. */
async function look(bytes: Buffer, { draw } = previews) {
  const picture = await draw(bytes)
  const { data, width, height } = await decode(Uint8Array.from(picture).buffer)
  const colour = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
    const [red, green, blue] = [...data.subarray(at, at + 3)].map((value) => value > 128)
    return red && green && blue ? 'white' : red ? 'red' : blue ? 'blue' : 'black'
  }
  const colours = [colour(0.25, 0.25), colour(0.75, 0.25), colour(0.25, 0.75), colour(0.75, 0.75)]
  return { size: [width, height], colours, bytes: picture.length }
}

test('draws the first page as wide as a phone shows it', async () => {
  const { size, colours } = await look(pdf())
  expect(size).toEqual([800, 1067])
  expect(colours).toEqual(['white', 'blue', 'red', 'white'])
})

test.each([
  ['a rotated page', '/Rotate 90', [800, 600], ['red', 'white', 'white', 'blue']],
  ['the crop box, which is all that readers show', '/CropBox [0 0 300 400]', [800, 1067], Array(4).fill('red')],
  ['a rotated crop box', '/CropBox [0 0 600 400] /Rotate 270', [800, 1200], ['white', 'white', 'red', 'red']],
])('draws %s', async (_, entries, size, colours) => {
  expect(await look(pdf({ entries }))).toMatchObject({ size, colours })
})

test('draws what is filled in into a form', async () => {
  const field = '/Type /Annot /Subtype /Widget /FT /Tx /T (name) /F 4 /Rect [0 400 300 800] /AP << /N 6 0 R >>'
  const more = {
    5: `<< ${field} >>`,
    6: stream('/Type /XObject /Subtype /Form /BBox [0 0 300 400]', Buffer.from('0 0 300 400 re f')),
  }
  const { colours } = await look(pdf({ entries: '/Annots [5 0 R]', more }))
  expect(colours).toEqual(['black', 'blue', 'red', 'white'])
})

test('has at most 48 KB, also of a page that compresses badly', async () => {
  const { bytes } = await look(Buffer.from(await makeNoise(1, 125_000)))
  expect(bytes).toBeGreaterThan(30_000)
  expect(bytes).toBeLessThanOrEqual(48_000)
  const everywhere = Buffer.from(await makeNoise(1, 1_000_000))
  await expect(look(everywhere).then(({ bytes }) => bytes)).resolves.toBeLessThanOrEqual(48_000)
})

test('fails for a file that PDFium can not read, and draws the next one', async () => {
  await expect(draw(Buffer.from('%PDF-1.7 garbage'))).rejects.toThrow('not in PDF format')
  await expect(draw(Buffer.alloc(0))).rejects.toThrow('not in PDF format')
  expect((await look(pdf())).size).toEqual([800, 1067])
})

test('stops at a limit of memory, and draws the next one', async () => {
  const before = process.memoryUsage.rss()
  const content = `0 0 m ${'1 1 l '.repeat(6_000_000)} S`
  // PDFium fails with this error at its memory limit. The time limit causes another error.
  await expect(draw(pdf({ content }))).rejects.toThrow('native code called abort')
  expect(process.memoryUsage.rss() - before).toBeLessThan(700 * 1024 * 1024)
  expect((await look(pdf())).size).toEqual([800, 1067])
})

test('stops at a limit of time, and draws the next one', async () => {
  const more = { 5: '<< /Type /ExtGState /ca 0.5 /BM /Luminosity >>' }
  const content = `/G gs ${'0 0 600 800 re f '.repeat(60_000)}`
  const limits = { timeout: UNREACHED }
  const drawer = openPreviewDrawer(limits)
  onTestFinished(drawer.close)
  // So that the limit interrupts a drawing, and not the start of the process.
  await drawer.draw(pdf())
  limits.timeout = 200
  const slow = drawer
    .draw(pdf({ content, entries: '/Resources << /ExtGState << /G 5 0 R >> >>', more }))
    .catch((error: unknown) => error)
  await new Promise(setImmediate)
  limits.timeout = UNREACHED
  // This file waits for the process longer than the limit.
  const next = look(pdf(), drawer)
  expect(await slow).toBeInstanceOf(LimitError)
  expect((await next).size).toEqual([800, 1067])
})
