import type { Handler } from '#api/operation.ts'
import { readFileRange } from '#domain/documents/file-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import { downloadRange } from './file-range.ts'
import { requireVerifiedLink } from '../verified-link.ts'

export const getSigningFile: Handler<'getSigningFile'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const { db, party } = context
  const { fileName: name, fileSize: size } = await findSigningDocument(db, party.documentId)
  return downloadRange({ name, size }, header.range, (range) => readFileRange(db, party.documentId, range))
}
