import { expect, test } from 'vitest'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { signaturePicture } from '@paraph/testing/pdf/images.ts'
import { around, distance, inkOf, inPoints, type Area } from '@paraph/testing/pdf/ink.ts'
import { evidenceWith, fieldWith, judgeSealed, sealFields, textField } from './sealed.support.ts'

/** The largest distance from the place that was asked for, in points. */
const NEAR = 0.5

/** Pages of 400 by 600 points before they are turned, except the last one. */
const shapes: Record<string, string> = {
  plain: '/MediaBox [0 0 400 600]',
  'crop box with an offset': '/MediaBox [0 0 600 800] /CropBox [70 90 470 690]',
  'user unit': '/MediaBox [0 0 200 300] /UserUnit 2',
  'negative media box': '/MediaBox [-150 -250 250 350]',
  landscape: '/MediaBox [0 0 640 360]',
}
const turns = { plain: [0, 90, 180, 270], others: [90, 180] }
const cases = Object.keys(shapes).flatMap((shape) =>
  turns[shape === 'plain' ? 'plain' : 'others'].map((turn) => [shape, turn] as const),
)

/** The edges of a rectangle with the largest size of a signature. Straight lines have no curves that go further. */
const corners: [number, number][] = [
  [0, 0],
  [1000, 0],
  [1000, 400],
  [0, 400],
]
const frame = corners.map((corner, at) => [corner, corners[(at + 1) % 4]!])
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

const boxOf = ({ box }: { box: Area }, size: Parameters<typeof inPoints>[1]) => inPoints(box, size)

test('each field is drawn in its box, on pages of all shapes, turned by any angle', async () => {
  const pages = cases.map(([name, turn], index) => {
    const [width, height] = name === 'landscape' ? [640, 360] : [400, 600]
    const size = turn % 180 === 0 ? { width, height } : { width: height, height: width }
    const page = index + 1
    const texts = typed.map((type, at) => textField('Hlg 1234', { type, page, box: row(at) }))
    const initials = fieldWith({ type: 'INITIALS', value: true, shown: 'AL', page, box: row(6) })
    const signature = fieldWith({ type: 'SIGNATURE', value: true, shown: '', page, box: { ...row(0), x: 0.55 } })
    const ticks = (['CHECKBOX', 'RADIO'] as const).map((type, at) =>
      fieldWith({ type, value: true, shown: 'X', page, box: { ...row(2 + 2 * at), x: 0.6 } }),
    )
    const object = `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Rotate ${turn} ${shapes[name]} >>`
    return { what: `${name}, turned by ${turn} degrees`, page, size, object, texts, initials, signature, ticks }
  })
  const original = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${pages.map(({ page }) => `${9 + page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    4: stream('', Buffer.from('q Q')),
    ...Object.fromEntries(pages.map(({ page, object }) => [9 + page, object])),
  })
  const fieldsOf = ({ texts, initials, signature, ticks }: (typeof pages)[0]) => [
    ...texts,
    initials,
    signature,
    ...ticks,
  ]
  const allowedOn = (each: (typeof pages)[0]) => fieldsOf(each).map((field) => around(boxOf(field, each.size), NEAR))
  const seal = async (changes: object) => {
    const evidence = evidenceWith(original, pages.flatMap(fieldsOf), { pages: pages.length, ...changes })
    const sealed = await sealFields(evidence, { original })
    expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
    return sealed.sealed
  }
  const drawn = await seal({ strokes: frame })
  const pictured = await seal({ strokes: null, picture: signaturePicture() })
  for (const each of pages) {
    const { what, page, size, texts, initials, signature, ticks } = each
    const ink = await inkOf(drawn, page, size)
    const area = boxOf(signature, size)
    expect(distance(ink.within(around(area, 8))!, frameIn(area)), what).toBeLessThan(NEAR)
    for (const tick of ticks) {
      const box = boxOf(tick, size)
      expect(distance(ink.within(around(box, 8))!, tickIn(box)), what).toBeLessThan(NEAR)
    }
    for (const text of [...texts, initials]) {
      const box = boxOf(text, size)
      const found = ink.within(around(box, 8))!
      // Text begins at the left, behind a small space.
      expect(found.x - box.x, what).toBeGreaterThan(0)
      expect(found.x - box.x, what).toBeLessThan(4)
      expect(found.width, what).toBeGreaterThan(found.height / 2)
    }
    expect(ink.outside(allowedOn(each)), what).toBe(0)
  }
  for (const each of pages.slice(0, 4)) {
    const picture = await inkOf(pictured, each.page, each.size)
    expect(picture.within(boxOf(each.signature, each.size)), each.what).toBeDefined()
    expect(picture.outside(allowedOn(each)), each.what).toBe(0)
  }
})
