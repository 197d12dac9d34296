import type { LinkKind, Stroke } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'
import { deleteExpired, type TaskKey } from './device-task-store.ts'
import { DRAWING_VALID_FOR } from './signature-rules.ts'

/** A signature that the party draws on another device. */
export interface StoredDrawing {
  nonce: string
  strokes: Stroke[] | null
  expiresAt: string
}

const fields = ['drawings.nonce', 'drawings.strokes', 'drawings.expires_at as expiresAt'] as const

/** Starts a drawing in place of an earlier one, whose token then no longer works. */
export async function insertDrawing(
  { tx, lockedAt }: DocumentLock,
  party: TaskKey['party'],
  link: LinkKind,
): Promise<StoredDrawing> {
  const expiresAt = new Date(lockedAt.getTime() + DRAWING_VALID_FOR).toISOString()
  const start = { link_nonce: party.linkNonce, link, expires_at: expiresAt }
  const drawing = await tx
    .insertInto('drawings')
    .values({ party_id: party.id, ...start })
    .onConflict((conflict) => conflict.column('party_id').doUpdateSet({ ...start, nonce: sql`default`, strokes: null }))
    .returning(fields)
    .executeTakeFirstOrThrow()
  await deleteExpired({ tx, lockedAt }, 'drawings')
  return drawing
}

/** Returns undefined if there is no drawing, if it has expired, or if it belongs to an earlier link. */
export async function findDrawing(
  db: Database,
  { party, deviceNonce }: TaskKey,
  now: Date,
): Promise<StoredDrawing | undefined> {
  return db
    .selectFrom('drawings')
    .select(fields)
    .where('party_id', '=', party.id)
    .where('link_nonce', '=', party.linkNonce)
    .where('expires_at', '>', now.toISOString())
    .$if(deviceNonce !== undefined, (drawing) => drawing.where('nonce', '=', deviceNonce!))
    .executeTakeFirst()
}

/** Stores the strokes, once. Returns false if the drawing has ended, or has other strokes. The same strokes may come again, because an answer can be lost. */
export async function saveStrokes(db: Database, { nonce }: StoredDrawing, strokes: Stroke[]): Promise<boolean> {
  const json = JSON.stringify(strokes)
  const { numUpdatedRows } = await db
    .updateTable('drawings')
    .set({ strokes: json })
    .where('nonce', '=', nonce)
    .where(({ or, eb }) => or([eb('strokes', 'is', null), sql<boolean>`strokes = ${json}::jsonb`]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
