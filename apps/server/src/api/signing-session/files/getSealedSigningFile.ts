import type { Handler } from '#api/operation.ts'
import { sealedNameOf } from '#domain/documents/file-name.ts'
import { readSealedRange } from '#domain/documents/file-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { downloadRange } from './file-range.ts'
import { requireVerifiedLink } from '../verified-link.ts'

export const getSealedSigningFile: Handler<'getSealedSigningFile'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const { db, party } = context
  const { fileName, sealedSize: size, status } = await findSigningDocument(db, party.documentId)
  if (size === null) throw new Problem('document_not_sealed', `The document is ${status}.`)
  const file = { name: sealedNameOf(fileName), size }
  return downloadRange(file, header.range, (range) => readSealedRange(db, party.documentId, range))
}
