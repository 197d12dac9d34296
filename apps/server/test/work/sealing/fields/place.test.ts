import { expect, test } from 'vitest'
import { handmadePdf, stream } from '../../../support/handmade-pdf.ts'
import { signaturePicture } from '../../../support/images.ts'
import { around, distance, inkOf, inPoints, type Area } from './ink.support.ts'
import { evidenceWith, fieldWith, judgeSealed, sealFields, textField } from './sealed.support.ts'

/** The largest distance from the place that was asked for, in points. */
const NEAR = 0.5

interface Shape {
  media: [number, number, number, number]
  entries?: string
  /** The size of the page before it is turned, in points. */
  width: number
  height: number
}

const shapes: Record<string, Shape> = {
  plain: { media: [0, 0, 400, 600], width: 400, height: 600 },
  'crop box with an offset': {
    media: [0, 0, 600, 800],
    entries: '/CropBox [70 90 470 690]',
    width: 400,
    height: 600,
  },
  'user unit': { media: [0, 0, 200, 300], entries: '/UserUnit 2', width: 400, height: 600 },
  landscape: { media: [0, 0, 640, 360], width: 640, height: 360 },
  'negative media box': { media: [-150, -250, 250, 350], width: 400, height: 600 },
}
const cases = Object.keys(shapes).flatMap((shape) => [0, 90, 180, 270].map((turn) => [shape, turn] as const))

/** The edges of a rectangle with the largest size of a signature. Straight lines have no curves that go further. */
const frame: [number, number][][] = [
  [
    [0, 0],
    [1000, 0],
  ],
  [
    [1000, 0],
    [1000, 400],
  ],
  [
    [1000, 400],
    [0, 400],
  ],
  [
    [0, 400],
    [0, 0],
  ],
]
const PEN = 9

/** Where the frame is drawn in a box: as large as possible, in the middle. */
function frameIn(box: Area): Area {
  const scale = Math.min(box.width / (1000 + PEN), box.height / (400 + PEN))
  const [width, height] = [(1000 + PEN) * scale, (400 + PEN) * scale]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Where the tick is drawn in a box. It is not symmetrical, so a tick that is turned or mirrored stands elsewhere. */
function tickIn(box: Area): Area {
  const side = Math.min(box.width, box.height)
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2]
  const pen = 0.055
  return {
    x: x + (0.18 - pen) * side,
    y: y + (0.22 - pen) * side,
    width: (0.66 + 2 * pen) * side,
    height: (0.56 + 2 * pen) * side,
  }
}

const row = (at: number) => ({ x: 0.13, y: 0.06 + at * 0.11, width: 0.31, height: 0.055 })
const typed = ['TEXT', 'NUMBER', 'DATE', 'DATE_SIGNED', 'NAME', 'DROPDOWN'] as const

test.each(cases)('draws each field in its box: %s, turned by %i degrees', async (name, turn) => {
  const { media, entries = '', width, height } = shapes[name]!
  const size = turn % 180 === 0 ? { width, height } : { width: height, height: width }
  const original = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [${media.join(' ')}] /Contents 4 0 R /Rotate ${turn} ${entries} >>`,
    4: stream('', Buffer.from('q Q')),
  })
  const texts = typed.map((type, at) => textField('Hlg 1234', { type, box: row(at) }))
  const initials = fieldWith({ type: 'INITIALS', value: true, shown: 'AL', box: row(6) })
  const signature = fieldWith({ type: 'SIGNATURE', value: true, shown: '', box: { ...row(0), x: 0.55 } })
  const ticks = (['CHECKBOX', 'RADIO'] as const).map((type, at) =>
    fieldWith({ type, value: true, shown: 'X', box: { ...row(2 + 2 * at), x: 0.6 } }),
  )
  const fields = [...texts, initials, signature, ...ticks]
  const boxOf = ({ box }: { box: Area }) => inPoints(box, size)
  const seal = async (changes: object) => {
    const evidence = evidenceWith(original, fields, { pages: 1, ...changes })
    const sealed = await sealFields(evidence, { original })
    expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
    return inkOf(sealed.sealed, 1, size)
  }
  const drawn = await seal({ strokes: frame })
  expect(distance(drawn.within(around(boxOf(signature), 8))!, frameIn(boxOf(signature)))).toBeLessThan(NEAR)
  for (const tick of ticks) {
    expect(distance(drawn.within(around(boxOf(tick), 8))!, tickIn(boxOf(tick)))).toBeLessThan(NEAR)
  }
  for (const text of [...texts, initials]) {
    const [ink, box] = [drawn.within(around(boxOf(text), 8))!, boxOf(text)]
    // Text begins at the left, behind a small space.
    expect(ink.x - box.x).toBeGreaterThan(0)
    expect(ink.x - box.x).toBeLessThan(4)
    expect(ink.width).toBeGreaterThan(ink.height / 2)
  }
  expect(drawn.outside(fields.map((field) => around(boxOf(field), NEAR)))).toBe(0)

  const pictured = await seal({ strokes: null, picture: signaturePicture() })
  expect(pictured.within(boxOf(signature))).toBeDefined()
  expect(pictured.outside(fields.map((field) => around(boxOf(field), NEAR)))).toBe(0)
})
