import { hash } from 'node:crypto'
import type { Request } from 'express'
import type { FormFile } from '#api/http/body/read-form.ts'

/** Bytes of a fingerprint. */
export const fingerprintBytes = 32

/**
 * Returns a hash that is the same for each repeat of a request: of its path, its query, the fields of its body and its file. The order of the fields,
 * spaces in the JSON and the boundary of a form don't change it.
 */
export function fingerprintOf({ method, originalUrl, body, files }: Request): Buffer {
  const file = (files as FormFile[] | undefined)?.[0]
  const upload = file && { name: file.originalname, sha256: file.temporary.sha256 }
  return hash('sha256', JSON.stringify([method, originalUrl, body ?? null, upload ?? null], sortFields), 'buffer')
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
