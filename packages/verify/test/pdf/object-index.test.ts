import { expect, test } from 'vitest'
import { latin1 } from '../../src/bytes.ts'
import { ObjectIndex } from '../../src/pdf/object-index.ts'

/** An entry of the cross-references: what begins at this text, or what is in object 9. */
type Place = string | 'contained'

/** Returns a file with these objects. The places are those of the objects from number 1 on. */
function file(body: string, places: Place[]) {
  const head = `%PDF-1.7\n${body}\n`
  const start = head.length
  const row = (place: Place | number, index: number) => {
    if (place === 'contained') return String.fromCharCode(2, 0, 9, index)
    const offset = typeof place === 'number' ? place : head.indexOf(place)
    return String.fromCharCode(1, offset >> 8, offset & 255, 0)
  }
  const rows = places.map(row).join('') + row(head.indexOf('9 0 obj'), 0)
  const index = `1 ${places.length} 9 1`
  const table = `8 0 obj\n<< /Type /XRef /Size 10 /W [1 2 1] /Index [${index}] /Length ${rows.length} >>`
  return ObjectIndex.of(latin1(`${head}${table}\nstream\n${rows}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`))
}

const streamOf = (number: number, data: string, entries = '') =>
  `${number} 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n${data}`
const end = '\nendstream\nendobj\n'

test('streams that share their bytes are refused, and one without a compression can be read twice', async () => {
  const inner = streamOf(2, 'x'.repeat(2000))
  const objects = await file(streamOf(1, inner, '/Filter null') + end, ['1 0 obj', '2 0 obj'])
  expect(await objects.rawStream(1)).toHaveLength(inner.length)
  expect((await objects.stream(1))?.bytes).toHaveLength(inner.length)
  await expect(objects.rawStream(2)).rejects.toThrow('Streams overlap')
})

test.each([
  ['at one place', '1 0 2 0 3 0 ', '[0 0 0 0]', 1],
  ['in each other', '1 0 2 1 3 2 ', '[[[0 0 0 0 0 0 0 0 0 0]]]', 3],
])('objects of a container that stand %s are refused', async (_, index, values, count) => {
  const container = streamOf(9, index + values, `/Type /ObjStm /N 3 /First ${index.length}`)
  const objects = await file(container + end, ['contained', 'contained', 'contained'])
  const read = async () => {
    for (let number = 1; number <= count; number++) await objects.value(number)
  }
  await expect(read()).rejects.toThrow('Objects overlap')
})
