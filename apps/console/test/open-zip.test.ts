import { expect, test } from 'vitest'
import { openZip, type SaveZip } from '../src/documents/selected/open-zip.ts'
import { type Outcome, runRows } from '../src/documents/selected/run-rows.ts'
import { readZip } from './read-zip.support.ts'

const rows = Array.from({ length: 8 }, (_, index) => index)
const textOf = (row: number) => `%PDF of ${row}`
const lastModified = new Date(2026, 10, 30)

/** Adds a file for each row as a download does, and returns what became of the rows. */
async function run(zip: ReturnType<typeof openZip>, onRow: (row: number, stop: AbortController) => void = () => {}) {
  const outcomes = new Map<number, Outcome>()
  const stop = new AbortController()
  await runRows(rows, {
    stop,
    atOnce: 1,
    act: async (row) => {
      onRow(row, stop)
      await zip.add({ name: `${row}.pdf`, input: new Blob([textOf(row)]), lastModified })
      return { faults: [] }
    },
    onOutcome: (row, outcome) => outcomes.set(row, outcome),
    onPause: () => {},
  })
  return outcomes
}

test('a ZIP has each file that could be had and a list of the others, and only few files wait in memory', async () => {
  const chunks: Uint8Array[] = []
  let written = 0
  const zip = openZip(async (stream) => {
    for await (const chunk of stream) {
      chunks.push(chunk)
      // What follows the bytes of a file.
      if (chunk.length === 16) written++
    }
  })
  let waiting = 0
  const outcomes = await run(zip, (row) => {
    waiting = Math.max(waiting, row - written)
    if (row === 3) throw new Error('Not found.')
  })
  expect(await zip.end({ name: 'Saknas.txt', input: 'Årsavtal', lastModified })).toBe(true)
  expect(outcomes.size).toBe(8)
  const others = rows.filter((row) => row !== 3)
  const files = Object.entries(readZip(Buffer.concat(chunks))).map(([name, bytes]) => [name, bytes.toString()])
  expect(files).toEqual([...others.map((row) => [`${row}.pdf`, textOf(row)]), ['Saknas.txt', 'Årsavtal']])
  expect(waiting).toBeLessThanOrEqual(3)
})

const full: SaveZip = async (stream) => {
  for await (const chunk of stream) if (chunk.length === 16) throw new Error('The disk is full.')
}

test('a ZIP that can no longer be written takes no more files', async () => {
  const zip = openZip(full)
  const outcomes = await run(zip)
  expect(outcomes.size).toBeLessThan(rows.length)
  expect(Array.from(outcomes.values()).at(-1)!.faults).toMatchObject([{ error: { why: 'unsaved' } }])
  await expect(zip.end()).rejects.toMatchObject({ why: 'unsaved' })
})

test('a ZIP without a file is not saved', async () => {
  let saving: Promise<void> | undefined
  const zip = openZip((stream) => (saving = stream.pipeTo(new WritableStream())))
  await run(zip, (_, stop) => {
    stop.abort()
    throw new Error('Stopped.')
  })
  expect(await zip.end({ name: 'Missing.txt', input: '', lastModified })).toBe(false)
  await expect(saving).rejects.toBeUndefined()
})
