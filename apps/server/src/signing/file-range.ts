import type { Download } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { parseRange } from './parse-range.ts'

/**
 * Returns a PDF, whole or the range of the header `range`.
 *
 * @param read - reads only these bytes.
 * @throws Problem `range_not_satisfiable`
 */
export async function downloadRange(
  { name, size }: { name: string; size: number },
  header: string | undefined,
  read: (range: { start: number; length: number }) => Promise<Buffer>,
): Promise<Download> {
  const range = parseRange(header, size)
  if (range === 'unsatisfiable') {
    throw new Problem('range_not_satisfiable', `The file has ${size} bytes.`, {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const bytes = await read({ start, length: end - start + 1 })
  const file = { name, type: 'application/pdf', bytes }
  if (!range) return { ...file, headers: { 'accept-ranges': 'bytes' } }
  const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${size}` }
  return { ...file, status: 206, headers }
}
