import type { Request } from 'express'
import type { Fault } from '@paraph/contract'
import { invalidRequest } from '../../problems/invalid-request.ts'

/** Refuses texts that PostgreSQL does not store as they are. JSON Schema could say so only by a pattern on every string of the spec. */
export function refuseText({ body, query }: Request): void {
  const faults = [...faultsOf(body, ''), ...faultsOf(query, '/query')]
  if (faults.length > 0) throw invalidRequest(faults)
}

function faultsOf(value: unknown, pointer: string): Fault[] {
  if (typeof value === 'string') return faultsOfText(value, pointer)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => faultsOf(inner, `${pointer}/${key}`))
}

function faultsOfText(text: string, pointer: string): Fault[] {
  const faults: Fault[] = []
  if (text.includes('\0')) faults.push({ pointer, code: 'nul', detail: 'must not have a NUL character (U+0000)' })
  if (!text.isWellFormed()) {
    const detail = 'must not have half of a character (an unpaired surrogate, U+D800 to U+DFFF)'
    faults.push({ pointer, code: 'surrogate', detail })
  }
  return faults
}
