import type { NewField } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import { findFile, readFileRange } from '#domain/documents/file-store.ts'
import { placeByAnchors, soughtTexts } from '#domain/fields/anchors.ts'
import { requireSoundFields } from '#domain/fields/field-rules.ts'
import type { PlacedField } from '#domain/fields/placed-field.ts'
import { requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { Problem } from '#platform/problems/problem.ts'
import { withPointers } from './with-pointers.ts'

/**
 * Checks the fields, and finds the places of those with an anchor. That needs no lock of the document, because its file never changes.
 *
 * @throws Problem `request_invalid`, `anchor_unresolved`, `server_busy`; `document_not_found` and `document_not_draft`, because a search costs time.
 */
export async function placeFields(
  id: string,
  fields: NewField[],
  { account, viewer, findTexts, commitSoFar, ...deps }: Context,
): Promise<PlacedField[]> {
  requireSoundFields(withPointers(fields))
  const sought = soughtTexts(fields)
  if (sought.length === 0) return placeByAnchors(fields, [])
  const key = { id, ...viewer }
  await withLockedDocument(deps, key, async (document) => requireDraft(document, 'changed'))
  const file = await findFile(deps.db, key)
  if (!file) throw new Problem('document_not_found')
  // Otherwise the transaction of the request would stay open while the texts are sought.
  await commitSoFar()
  const read = (start: number, length: number) => readFileRange(deps.db, id, { start, length })
  return placeByAnchors(fields, await findTexts({ owner: account.id, size: file.size, read }, sought))
}
