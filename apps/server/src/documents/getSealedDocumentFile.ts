import type { Handler } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { sealedNameOf } from './file-name.ts'
import { readSealedFile } from './file-store.ts'
import { findDocument } from './store.ts'

export const getSealedDocumentFile: Handler<'getSealedDocumentFile'> = async ({ path }, { db, now, account }) => {
  const key = { id: path.id, accountId: account.id }
  const file = await readSealedFile(db, key)
  if (file) return { name: sealedNameOf(file.name), bytes: file.bytes, type: 'application/pdf' }
  const document = await findDocument(db, key, now())
  if (!document) throw new Problem('document_not_found')
  const { status, sealStatus } = document
  const progress = sealStatus === null ? '' : `, and its sealStatus is ${sealStatus}`
  throw new Problem('document_not_sealed', `The document is ${status}${progress}.`)
}
