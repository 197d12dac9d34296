import type { Handler } from '#api/operation.ts'
import { findPreview } from '#domain/documents/preview-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireVerifiedLink } from '../verified-link.ts'

export const getSigningPreview: Handler<'getSigningPreview'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const picture = await findPreview(context.db, context.party.documentId)
  if (!picture) throw new Problem('preview_not_found')
  return picture
}
