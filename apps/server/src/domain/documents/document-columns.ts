import type {
  Colleague,
  Document,
  DocumentFile,
  FileAttachment,
  FilePermission,
  Maker,
  Reminders,
} from '@paraph/contract'
import type { SealErrorCode } from '@paraph/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { makerIn } from '#domain/accounts/maker-columns.ts'
import type { SealStatus, Tables } from '#platform/database/tables.ts'
import { sealErrorOf } from './describe-seal-error.ts'
import { sealedNameOf } from './file-name.ts'
import { labelsOfRow } from './label-store.ts'
import { statusAt } from './status.ts'
import { ownerOfRow } from './viewer-store.ts'

/** The columns that `toDocument` needs. */
export function documentFields(select: ExpressionBuilder<Tables, 'documents'>) {
  return [
    'documents.id',
    'title',
    'status',
    'message',
    'language',
    'external_id as externalId',
    'redirect_url as redirectUrl',
    'marks_at_once as marksAtOnce',
    'page_footer as pageFooter',
    'expires_at as expiresAt',
    'file_name as fileName',
    'file_size as fileSize',
    'file_pages as filePages',
    'file_sha256 as fileSha256',
    'file_withheld as fileWithheld',
    // Only the attachments are read, because the comments of a file can be long.
    sql<FileAttachment[] | null>`file_extras -> 'attachments'`.as('attachments'),
    'created_at as createdAt',
    'updated_at as updatedAt',
    'sent_at as sentAt',
    'completed_at as completedAt',
    'rejected_reason as rejectedReason',
    'cancelled_reason as cancelledReason',
    'seal_status as sealStatus',
    'seal_error as sealErrorCode',
    ...reminderFields,
    labelsOfRow.as('labels'),
    ownerOfRow.as('owner'),
    makerIn('documents.created_by').as('createdBy'),
    jsonObjectFrom(
      select
        .selectFrom('sealed_files')
        .select(['sealed_files.size', 'sealed_files.pages', 'sealed_files.sha256'])
        .whereRef('sealed_files.document_id', '=', 'documents.id'),
    ).as('sealed'),
    // With `exists`, PostgreSQL would read the parties of all accounts if this account has some thousand documents.
    select
      .selectFrom('parties')
      .select('parties.id')
      .whereRef('document_id', '=', 'documents.id')
      .where('signing_order', 'is not', null)
      .limit(1)
      .as('sequential'),
  ] as const
}

export const reminderFields = ['reminders_first_after_days', 'reminders_every_days', 'reminders_max'] as const

interface ReminderColumns {
  reminders_first_after_days: number
  reminders_every_days: number
  reminders_max: number
}

export function reminderColumns({ firstAfterDays, everyDays, max }: Reminders): ReminderColumns {
  return { reminders_first_after_days: firstAfterDays, reminders_every_days: everyDays, reminders_max: max }
}

export function toReminders(row: ReminderColumns): Reminders {
  return {
    firstAfterDays: row.reminders_first_after_days,
    everyDays: row.reminders_every_days,
    max: row.reminders_max,
  }
}

type Row = Omit<
  Document,
  | 'attachments'
  | 'labels'
  | 'owner'
  | 'createdBy'
  | 'signingMode'
  | 'file'
  | 'sealedFile'
  | 'sealStatus'
  | 'sealError'
  | 'reminders'
> &
  ReminderColumns &
  FileColumns & {
    sealStatus: SealStatus | null
    sealErrorCode: SealErrorCode | null
    sealed: { size: number; pages: number; sha256: string } | null
    attachments: FileAttachment[] | null
    labels: string[]
    owner: Colleague | null
    createdBy: Maker | null
    sequential: unknown
  }

export function toDocument(row: Row, now: Date): Document {
  const { id, title, message, language, externalId, redirectUrl, expiresAt } = row
  const { createdAt, updatedAt, sentAt, completedAt } = row
  return {
    id,
    title,
    status: statusAt(row, now),
    signingMode: row.sequential ? 'SEQUENTIAL' : 'PARALLEL',
    message,
    language,
    externalId,
    redirectUrl,
    expiresAt,
    marksAtOnce: row.marksAtOnce === true,
    pageFooter: row.pageFooter === true,
    reminders: toReminders(row),
    labels: row.labels,
    ...(row.createdBy && { createdBy: row.createdBy }),
    ...(row.owner && { owner: row.owner }),
    file: toFile(row),
    ...(row.attachments && { attachments: row.attachments }),
    sealStatus: row.sealStatus,
    sealError: sealErrorOf(row.sealErrorCode),
    sealedFile: row.sealed && { name: sealedNameOf(row.fileName), ...row.sealed },
    createdAt,
    updatedAt,
    sentAt,
    completedAt,
    rejectedReason: row.rejectedReason,
    cancelledReason: row.cancelledReason,
  }
}

export interface FileColumns {
  fileName: string
  fileSize: number
  filePages: number
  fileSha256: string
  fileWithheld: FilePermission[] | null
}

export function toFile({ fileName, fileSize, filePages, fileSha256, fileWithheld }: FileColumns): DocumentFile {
  const file = { name: fileName, size: fileSize, pages: filePages, sha256: fileSha256 }
  return fileWithheld ? { ...file, withheld: fileWithheld } : file
}
