import type { Request } from 'express'
import { invalid } from './to-problem.ts'

/** PostgreSQL stores no NUL in a text. JSON Schema could say so only by a pattern on every string of the spec. */
export function refuseNul({ body, query }: Request): void {
  const pointers = [...pointersToNul(body, ''), ...pointersToNul(query, '/query')]
  if (pointers.length === 0) return
  throw invalid(pointers.map((pointer) => ({ pointer, code: 'nul', detail: 'must not have a NUL character (U+0000)' })))
}

function pointersToNul(value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [pointer] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pointersToNul(inner, `${pointer}/${key}`))
}
