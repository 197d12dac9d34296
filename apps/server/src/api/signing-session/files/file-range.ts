import type { Download } from '#api/operation.ts'
import type { ReadPart } from '#domain/documents/file-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { parseRange } from './parse-range.ts'

/**
 * Returns the whole PDF, or the part of it that the header `range` names.
 *
 * @param read - reads a part of the PDF.
 * @throws Problem `range_not_satisfiable`
 */
export function downloadRange(
  { name, size }: { name: string; size: number },
  header: string | undefined,
  read: ReadPart,
): Download {
  const range = parseRange(header, size)
  if (range === 'unsatisfiable') {
    throw new Problem('range_not_satisfiable', `The file has ${size} bytes.`, {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const file: Download = {
    name,
    type: 'application/pdf',
    size: end - start + 1,
    read: (part) => read({ start: start + part.start, length: part.length }),
  }
  if (!range) return { ...file, headers: { 'accept-ranges': 'bytes' } }
  const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${end}/${size}` }
  return { ...file, status: 206, headers }
}
