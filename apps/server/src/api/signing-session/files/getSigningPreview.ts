import type { Handler } from '#api/operation.ts'
import type { ReadPart } from '#domain/documents/file-store.ts'
import { findPreview } from '#domain/documents/preview-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireVerifiedLink } from '../verified-link.ts'

export const getSigningPreview: Handler<'getSigningPreview'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const bytes = await findPreview(context.db, context.party.documentId)
  if (!bytes) throw new Problem('preview_not_found')
  const read: ReadPart = async ({ start, length }) => bytes.subarray(start, start + length)
  return { name: 'preview.webp', type: 'image/webp', size: bytes.length, read }
}
