import type { LinkKind, Stroke } from '@paraph/contract'
import { sql } from '#kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'

/** A signature that the party draws on another device. */
export interface StoredDrawing {
  nonce: string
  strokes: Stroke[] | null
  expiresAt: string
}

interface DrawingKey {
  party: { id: string; linkNonce: string }
  /** With the token of a drawing, that drawing alone. */
  drawingNonce: string | undefined
}

/** Milliseconds. Long enough to take out a phone, and too short for a photograph of the screen to be of use later. */
const VALID_FOR = 10 * 60 * 1000

/** The maximum number of expired drawings that each start deletes. */
const MAX_DELETED = 100

const fields = ['drawings.nonce', 'drawings.strokes', 'drawings.expires_at as expiresAt'] as const

/** Starts a drawing in place of an earlier one, whose token then no longer works. */
export async function insertDrawing(
  { tx, lockedAt }: DocumentLock,
  party: DrawingKey['party'],
  link: LinkKind,
): Promise<StoredDrawing> {
  const expiresAt = new Date(lockedAt.getTime() + VALID_FOR).toISOString()
  const start = { link_nonce: party.linkNonce, link, expires_at: expiresAt }
  const drawing = await tx
    .insertInto('drawings')
    .values({ party_id: party.id, ...start })
    .onConflict((conflict) => conflict.column('party_id').doUpdateSet({ ...start, nonce: sql`default`, strokes: null }))
    .returning(fields)
    .executeTakeFirstOrThrow()
  // It runs last and skips locked rows. Otherwise two transactions could wait for each other's rows.
  await sql`
    delete from drawings where ctid in (
      select ctid from drawings where expires_at <= ${lockedAt.toISOString()} limit ${sql.lit(MAX_DELETED)} for update skip locked
    )`.execute(tx)
  return drawing
}

/** Returns undefined if there is no drawing, if it has expired, or if it belongs to an earlier link. */
export async function findDrawing(db: Database, key: DrawingKey, now: Date): Promise<StoredDrawing | undefined> {
  const { party, drawingNonce } = key
  return db
    .selectFrom('drawings')
    .select(fields)
    .where('party_id', '=', party.id)
    .where('link_nonce', '=', party.linkNonce)
    .where('expires_at', '>', now.toISOString())
    .$if(drawingNonce !== undefined, (drawing) => drawing.where('nonce', '=', drawingNonce!))
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
