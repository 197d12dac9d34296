import type { Handler } from '#api/operation.ts'
import { sealedNameOf } from '#domain/documents/file-name.ts'
import { findSealedFile, type ReadPart, readSealedRange } from '#domain/documents/file-store.ts'
import { findDocument } from '#domain/documents/store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const getSealedDocumentFile: Handler<'getSealedDocumentFile'> = async ({ path }, { db, now, viewer }) => {
  const key = { id: path.id, ...viewer }
  const file = await findSealedFile(db, key)
  if (file) {
    const read: ReadPart = (range) => readSealedRange(db, path.id, range)
    return { name: sealedNameOf(file.name), size: file.size, type: 'application/pdf', read }
  }
  const document = await findDocument(db, key, now())
  if (!document) throw new Problem('document_not_found')
  const { status, sealStatus } = document
  const progress = sealStatus === null ? '' : `, and its sealStatus is ${sealStatus}`
  throw new Problem('document_not_sealed', `The document is ${status}${progress}.`)
}
