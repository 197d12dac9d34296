import type { Drawing } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { drawingUrl, type LinkDeps } from '#domain/identity/link/signing-url.ts'
import { findStoredParty } from '#domain/parties/stored-party.ts'
import { findDrawing, type StoredDrawing } from '#domain/signatures/drawings.ts'
import { findSigningDocument } from '#domain/signatures/store.ts'
import type { Database } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireVerifiedLink } from './verified-link.ts'

interface DrawingDeps extends LinkDeps {
  db: Database
  party: SigningContext['party']
}

/** Returns the drawing as both devices see it. */
export async function toDrawing(
  { nonce, strokes, expiresAt }: StoredDrawing,
  { db, party: { id, documentId }, ...deps }: DrawingDeps,
): Promise<Drawing> {
  const { title, language, mode } = await findSigningDocument(db, documentId)
  const party = await findStoredParty(db, { id: documentId, partyId: id })
  if (!party) throw new Problem('drawing_not_found')
  return {
    url: drawingUrl(nonce, deps),
    documentTitle: title,
    partyName: party.name,
    language,
    isTest: mode === 'TEST',
    strokes,
    expiresAt,
  }
}

/**
 * Returns the drawing of the request. The token of the drawing needs no proof of the two-step verification, because only a verified party gets it.
 *
 * @throws Problem `drawing_not_found`; `link_invalid`, `verification_required`
 */
export async function requireDrawing(
  context: SigningContext,
  { 'verification-pass': pass }: { 'verification-pass'?: string },
): Promise<StoredDrawing> {
  if (!context.drawingNonce) await requireVerifiedLink(context, pass)
  const drawing = await findDrawing(context.db, context, context.now())
  if (!drawing) throw new Problem('drawing_not_found')
  return drawing
}
