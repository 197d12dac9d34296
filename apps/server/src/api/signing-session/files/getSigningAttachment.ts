import type { Handler } from '#api/operation.ts'
import { findAttachment, readAttachment } from '#domain/documents/attachment-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireVerifiedLink } from '../verified-link.ts'

export const getSigningAttachment: Handler<'getSigningAttachment'> = async ({ path: { number }, header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const { db, party } = context
  const found = await findAttachment(db, party.documentId, number)
  if (!found) throw new Problem('attachment_not_found')
  return {
    ...found,
    type: 'application/octet-stream',
    read: (range) => readAttachment(db, party.documentId, number, range),
  }
}
