import { senderNameOfRow } from '#domain/documents/sender-columns.ts'
import type { Database } from '#platform/database/tables.ts'

/** Returns who sent the document, and where its parties can ask. */
export function findSender(db: Database, documentId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['mode', senderNameOfRow.as('senderName')])
    .select(['contact_email as contactEmail', 'contact_phone as contactPhone'])
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow()
}

/** Returns the document as its parties see it, and who sent it. */
export function findSigningDocument(db: Database, documentId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .leftJoin('sealed_files', 'sealed_files.document_id', 'documents.id')
    .select([
      'documents.title',
      'documents.message',
      'documents.status',
      'documents.language',
      'documents.redirect_url as redirectUrl',
      'documents.marks_at_once as marksAtOnce',
      'documents.expires_at as expiresAt',
      'documents.seal_status as sealStatus',
      'documents.rejected_reason as rejectedReason',
      'documents.cancelled_reason as cancelledReason',
      'documents.file_name as fileName',
      'documents.file_size as fileSize',
      'documents.file_pages as filePages',
      'documents.file_sha256 as fileSha256',
      'documents.file_withheld as fileWithheld',
      'documents.file_extras as fileExtras',
      'sealed_files.size as sealedSize',
      'sealed_files.pages as sealedPages',
      'sealed_files.sha256 as sealedSha256',
      senderNameOfRow.as('senderName'),
      'accounts.contact_email as contactEmail',
      'accounts.contact_phone as contactPhone',
      'accounts.mode',
    ])
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow()
}
