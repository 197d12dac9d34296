import type { SealErrorCode } from '@paraph/contract'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database, SealStatus } from '#platform/database/tables.ts'
import type { SealedFile } from './sealer.ts'

export function insertSealedFile({ tx, id }: DocumentLock, file: SealedFile) {
  const { bytes, pages, sha256, level, sealedAt } = file
  return tx
    .insertInto('sealed_files')
    .values({
      document_id: id,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      size: bytes.length,
      pages,
      sha256,
      level,
      sealed_at: sealedAt.toISOString(),
    })
    .execute()
}

/** Finds a sealed file by its hash. Undefined if this service did not make it. */
export function findSealByHash(db: Database, sha256: string): Promise<{ sealedAt: string } | undefined> {
  return db.selectFrom('sealed_files').select('sealed_at as sealedAt').where('sha256', '=', sha256).executeTakeFirst()
}

const PAGE = 100
const waiting = ['PENDING', 'FAILED'] as const satisfies SealStatus[]

/** Returns the number of the attempt that is due; undefined if the document does not wait for its seal. */
export async function findDueAttempt(db: Database, documentId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('seal_attempt as attempt')
    .where('id', '=', documentId)
    .where('seal_status', 'in', waiting)
    .executeTakeFirst()
  return row?.attempt
}

export interface UnsealedDocument {
  id: string
  sealStatus: SealStatus
  code: SealErrorCode | null
  since: string
  dueAt: string
}

/** Returns a page of the documents that wait for their seal, in ascending order of their ids. */
async function findUnsealed(
  db: Database,
  { dueBefore, after, limit }: { dueBefore?: Date; after: string; limit: number },
): Promise<UnsealedDocument[]> {
  let query = db
    .selectFrom('documents')
    .select([
      'id',
      'seal_status as sealStatus',
      'seal_error as code',
      'seal_pending_since as since',
      'seal_due_at as dueAt',
    ])
    .where('seal_status', 'in', waiting)
    .where('id', '>', after)
  if (dueBefore) query = query.where('seal_due_at', '<', dueBefore.toISOString())
  return query
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ sealStatus: SealStatus; since: string; dueAt: string }>()
    .execute()
}

/** Yields all documents that wait for their seal, read page by page. */
export async function* eachUnsealed(db: Database, dueBefore?: Date): AsyncGenerator<UnsealedDocument> {
  let page: UnsealedDocument[] = []
  do {
    page = await findUnsealed(db, { ...(dueBefore && { dueBefore }), after: page.at(-1)?.id ?? '', limit: PAGE })
    yield* page
  } while (page.length === PAGE)
}

export interface SealBacklog {
  pending: number
  failed: number
  /** The time of the last act on the document that waits longest; null if no document waits. */
  oldest: string | null
}

export async function findSealBacklog(db: Database): Promise<SealBacklog> {
  const rows = await db
    .selectFrom('documents')
    .select((select) => [
      'seal_status as status',
      select.cast<number>(select.fn.countAll(), 'integer').as('count'),
      select.fn.min('seal_pending_since').as('oldest'),
    ])
    .where('seal_status', 'in', waiting)
    .groupBy('seal_status')
    .execute()
  const countOf = (status: SealStatus) => rows.find((row) => row.status === status)?.count ?? 0
  const oldest = rows.map((row) => row.oldest).toSorted()[0] ?? null
  return { pending: countOf('PENDING'), failed: countOf('FAILED'), oldest }
}
