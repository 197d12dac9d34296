import type { Request, RequestHandler } from 'express'
import type { Fault } from '@paraph/contract'
import { invalidRequest } from '#platform/problems/invalid-request.ts'

/** Refuses strings that PostgreSQL can't store unchanged. JSON Schema would need a pattern on every string of the spec for this. */
export const refuseText: RequestHandler = ({ body, query, originalUrl }: Request, _res, next) => {
  if (body === undefined && !originalUrl.includes('?')) return next()
  const faults = [...faultsOf(body, ''), ...faultsOf(query, '/query')]
  if (faults.length > 0) throw invalidRequest(faults)
  next()
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
    const detail = 'must not have an unpaired surrogate (U+D800 to U+DFFF)'
    faults.push({ pointer, code: 'surrogate', detail })
  }
  return faults
}
