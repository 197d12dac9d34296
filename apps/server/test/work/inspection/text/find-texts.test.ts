import { expect, test } from 'vitest'
import type { SoughtText } from '#platform/pdf/facts/inspection.ts'
import { findTexts } from '#work/inspection/text/find-texts.ts'
import { openText } from '#work/inspection/text/open-text.ts'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'
import { around, inkOf, inPoints } from '@paraph/testing/pdf/ink.ts'

/** The widths of letters in Helvetica, in thousandths of its size. */
const WIDTHS: Record<string, number> = { S: 667, i: 222, t: 278, r: 333, ' ': 278 }
function letterByLetter(text: string): string {
  let x = 100
  const parts = [...text].map((letter) => {
    const part = textAt(letter, x)
    x += ((WIDTHS[letter] ?? 556) * 12) / 1000
    return part
  })
  return parts.join('')
}

const find = async (pdf: Uint8Array, ...sought: (Partial<SoughtText> & { text: string })[]) =>
  findTexts(
    await openText(pdf),
    sought.map((one) => ({ occurrence: 1, ...one })),
  )

const shapes: Record<string, string> = {
  plain: '/MediaBox [0 0 400 600]',
  'crop box with an offset': '/MediaBox [0 0 600 800] /CropBox [70 90 470 690]',
  'user unit': '/MediaBox [0 0 400 600] /UserUnit 2',
  'negative media box': '/MediaBox [-50 -150 350 450]',
  landscape: '/MediaBox [0 0 640 360]',
}
const turns = { plain: [0, 90, 180, 270], others: [90, 180] }
const cases = Object.keys(shapes).flatMap((shape) =>
  turns[shape === 'plain' ? 'plain' : 'others'].map((turn) => [shape, turn] as const),
)
const isLandscape = (shape: string) => shape === 'landscape'

test('the place of a text is where its ink is, on pages of all shapes, turned by any angle', async () => {
  const content = textAt('HaveMarkHere', 120, 200) + textAt('other', 200, 120)
  const pdf = pdfOf(cases.map(([shape, turn]) => ({ content, entries: `${shapes[shape]} /Rotate ${turn}` })))
  const found = await find(pdf, ...cases.map((_, index) => ({ text: 'MarkH', page: index + 1 })))
  for (const [index, [shape, turn]] of cases.entries()) {
    const what = `${shape}, turned by ${turn} degrees`
    const [width, height] = isLandscape(shape) ? [640, 360] : [400, 600]
    const size = turn % 180 === 0 ? { width: width!, height: height! } : { width: height!, height: width! }
    const place = inPoints(found[index]!.place!, size)
    const ink = await inkOf(pdf, index + 1, size)
    // The place contains only the ink of `MarkH`: the letters before and after it are outside.
    const inside = ink.within(place)!
    const long = Math.max(inside.width, inside.height)
    expect(long, what).toBeGreaterThan(Math.max(place.width, place.height) - 3)
    expect(Math.max(place.width, place.height), what).toBeCloseTo(12 * (0.833 + 0.556 + 0.333 + 0.5 + 0.722), 1)
    expect(Math.min(place.width, place.height), what).toBeLessThan(17)
    const whole = ink.within(around(place, 16))!
    expect(Math.min(whole.width, whole.height), what).toBeCloseTo(Math.min(inside.width, inside.height), 0)
  }
})

test.each([
  ['in pieces with spaces between them', 'BT /F 12 Tf 100 300 Td [(Sig) -10 (n) 20 (ature)] TJ ( ) Tj (here) Tj ET'],
  ['letter by letter', letterByLetter('Signature here')],
  ['with a gap instead of a space', textAt('Signature') + textAt('here', 160)],
  ['over two lines', textAt('Signature', 300) + textAt('here', 40, 284)],
  [
    'with wide gaps between its letters',
    `BT /F 12 Tf 20 300 Td [${[...'Signature here'].map((letter) => `(${letter}) -600`).join(' ')}] TJ ET`,
  ],
])('finds a text %s', async (_, content) => {
  const [found] = await find(pdfOf([{ content }]), { text: ' Signature\nhere ' })
  expect(found).toMatchObject({ count: 1, place: { page: 1 } })
})

test('a text that goes on in the next line stands in its first line', async () => {
  const pdf = pdfOf([{ content: textAt('Signature', 300) + textAt('here', 40, 284) }])
  const [both, first] = await find(pdf, { text: 'Signature here' }, { text: 'Signature' })
  expect(both!.place).toEqual(first!.place)
})

test('finds a text inside a form XObject, and text that is turned or cannot be seen', async () => {
  const form = stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 400 600] /Matrix [1 0 0 1 50 20] /Resources << /Font << /F 3 0 R >> >>',
    Buffer.from(textAt('inside')),
  )
  const turned = 'BT /F 12 Tf 0 1 -1 0 200 100 Tm (turned) Tj ET\n'
  const pdf = pdfOf([{ content: `/Form Do ${turned} 3 Tr ${textAt('unseen', 50, 50)}` }], { 4: form })
  const [inside, upright, unseen] = await find(pdf, { text: 'inside' }, { text: 'turned' }, { text: 'unseen' })
  expect(inside!.place!.x).toBeCloseTo(150 / 400)
  // The text runs upwards, so its place is as high as the text is long.
  expect(upright!.place!.y + upright!.place!.height).toBeCloseTo(500 / 600)
  expect(upright!.place!.height * 600).toBeGreaterThan(30)
  expect(unseen!.place!.x).toBeCloseTo(50 / 400)
})

test('a text that no viewer shows is not found: it is clipped away, or lies outside the page', async () => {
  const form = stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 90 90] /Matrix [1 0 0 1 50 20] /Resources << /Font << /F 3 0 R >> >>',
    Buffer.from(textAt('Sign', 10, 10) + textAt('Sign', 200, 10)),
  )
  const clipped = `q 50 50 100 100 re W n ${textAt('Sign', 60, 60)}${textAt('Sign', 200, 60)} Q\n`
  const nested = `q 50 200 50 50 re W n 120 200 50 50 re W n ${textAt('Sign', 60, 210)} Q\n`
  const outside = textAt('Sign', 300, 700) + textAt('Sign', -90, 300) + textAt('Sign', 395, 300)
  const white = `1 1 1 rg ${textAt('Sign', 300, 500)}`
  const content = `${clipped}${nested}/Form Do ${outside}${white}`
  const found = await find(
    pdfOf([{ content }], { 4: form }),
    ...[1, 2, 3, 4].map((occurrence) => ({ text: 'Sign', occurrence })),
  )
  expect(found[0]!.count).toBe(4)
  expect(found.map(({ place }) => Math.round(place!.x * 400))).toEqual([60, 60, 395, 300])
})

test('counts the places in the order of the pages, and in one page only', async () => {
  const pages = [2, 0, 3].map((count) => ({
    content: Array.from({ length: count }, (_, at) => textAt('Sign', 100, 500 - 50 * at)).join(''),
  }))
  const found = await find(
    pdfOf(pages),
    { text: 'Sign', occurrence: 3 },
    { text: 'Sign', page: 3, occurrence: 2 },
    { text: 'Sign', page: 2 },
    { text: 'Sign', page: 4 },
    { text: 'sign' },
    { text: 'Sign', occurrence: 6 },
  )
  expect(found.map(({ count }) => count)).toEqual([5, 3, 0, 0, 0, 5])
  expect(found.map(({ place }) => place?.page)).toEqual([3, 3, undefined, undefined, undefined, undefined])
  expect(found[1]!.place!.y).toBeGreaterThan(found[0]!.place!.y)
})

test('a text is not found across the words of another', async () => {
  const [rent] = await find(pdfOf([{ content: textAt('four entries') }]), { text: 'rent' })
  expect(rent).toEqual({ count: 0, place: undefined })
})

test('a file that PDFium can not open is an error', async () => {
  await expect(openText(Buffer.from('%PDF-1.7 nothing'))).rejects.toThrow('PDFium can not open the file.')
})
