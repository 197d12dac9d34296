import { PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { expect, test } from 'vitest'
import { readPageBox } from '#platform/pdf/read/page-box.ts'

const numbers = (...values: number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))

type Entries = Record<string, number | number[]>

const pageWith = (entries: Entries) =>
  PdfDict.of(
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        typeof value === 'number' ? PdfNumber.of(value) : numbers(...value),
      ]),
    ),
  )

const none = () => null
const MediaBox = [0, 0, 595, 842]
const upright = [1, 0, 0, 1, 0, 0]
const letter = [612, 792, upright] as const

test.each<[Entries, ...box: readonly [width: number, height: number, matrix: number[]]]>([
  [{ MediaBox }, 595, 842, upright],
  [{ MediaBox: [595, 842, 0, 0] }, 595, 842, upright],
  [{ MediaBox, CropBox: [10, 20, 110, 220] }, 100, 200, [1, 0, 0, 1, 10, 20]],
  [{ MediaBox, CropBox: [-50, -50, 100, 900] }, 100, 842, upright],
  [{ MediaBox, CropBox: [700, 0, 800, 100] }, 595, 842, upright],
  [{ MediaBox, Rotate: 90 }, 842, 595, [0, 1, -1, 0, 595, 0]],
  [{ MediaBox, Rotate: 180 }, 595, 842, [-1, 0, 0, -1, 595, 842]],
  [{ MediaBox, Rotate: 270 }, 842, 595, [0, -1, 1, 0, 0, 842]],
  [{ MediaBox, UserUnit: 2 }, 1190, 1684, [0.5, 0, 0, 0.5, 0, 0]],
  // An invalid box or unit counts as a missing one.
  [{}, ...letter],
  [{ MediaBox: [0, 0, 100] }, ...letter],
  [{ MediaBox: [0, 0, 1e21, 100] }, ...letter],
  [{ UserUnit: 200_000 }, ...letter],
])('%j is seen as %f by %f points, with the matrix %j', (entries, width, height, matrix) => {
  const box = readPageBox(pageWith(entries), none)
  // -0 is 0.
  expect({ ...box, matrix: box.matrix.map((value) => value + 0) }).toEqual({ width, height, matrix })
})
