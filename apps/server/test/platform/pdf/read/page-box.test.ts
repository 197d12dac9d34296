import { PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { expect, test } from 'vitest'
import { readPageBox } from '#platform/pdf/read/page-box.ts'

const numbers = (...values: number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))

function pageWith(entries: Record<string, number | number[]>): PdfDict {
  return PdfDict.of(
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        typeof value === 'number' ? PdfNumber.of(value) : numbers(...value),
      ]),
    ),
  )
}

const none = () => null
const letter = { width: 612, height: 792, matrix: [1, 0, 0, 1, 0, 0] }
const a4 = [0, 0, 595, 842]

test.each([
  [{ MediaBox: a4 }, { width: 595, height: 842, matrix: [1, 0, 0, 1, 0, 0] }],
  [{ MediaBox: [595, 842, 0, 0] }, { width: 595, height: 842, matrix: [1, 0, 0, 1, 0, 0] }],
  [
    { MediaBox: a4, CropBox: [10, 20, 110, 220] },
    { width: 100, height: 200, matrix: [1, 0, 0, 1, 10, 20] },
  ],
  [
    { MediaBox: a4, CropBox: [-50, -50, 100, 900] },
    { width: 100, height: 842, matrix: [1, 0, 0, 1, 0, 0] },
  ],
  [
    { MediaBox: a4, CropBox: [700, 0, 800, 100] },
    { width: 595, height: 842, matrix: [1, 0, 0, 1, 0, 0] },
  ],
  [
    { MediaBox: a4, Rotate: 90 },
    { width: 842, height: 595, matrix: [0, 1, -1, 0, 595, 0] },
  ],
  [
    { MediaBox: a4, Rotate: 180 },
    { width: 595, height: 842, matrix: [-1, 0, 0, -1, 595, 842] },
  ],
  [
    { MediaBox: a4, Rotate: 270 },
    { width: 842, height: 595, matrix: [0, -1, 1, 0, 0, 842] },
  ],
  [
    { MediaBox: a4, UserUnit: 2 },
    { width: 1190, height: 1684, matrix: [0.5, 0, 0, 0.5, 0, 0] },
  ],
  // An invalid box or unit counts as a missing one.
  [{}, letter],
  [{ MediaBox: [0, 0, 100] }, letter],
  [{ MediaBox: [0, 0, 1e21, 100] }, letter],
  [{ UserUnit: 200_000 }, letter],
])('%j is seen as %j', (entries, expected) => {
  const box = readPageBox(pageWith(entries as Record<string, number | number[]>), none)
  // -0 is 0.
  expect({ ...box, matrix: box.matrix.map((value) => value + 0) }).toEqual(expected)
})
