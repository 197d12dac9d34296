import type { SigningContext } from '#api/context.ts'
import { findPaper } from '#domain/documents/store.ts'
import { askFit, doubtfulTexts, type UnfitText, unfitTexts } from '#domain/fields/fit-rules.ts'
import { type GivenTexts, textsOfParty } from '#domain/fields/shown-texts.ts'
import { findFieldsOf } from '#domain/fields/store.ts'

/**
 * Returns the texts that the party fills in and that do not fit in their fields. Call this before the document is locked, because it may
 * wait for another process. Fields do not change after their document is sent.
 */
export async function textsWithoutRoom(given: GivenTexts, context: SigningContext): Promise<UnfitText[]> {
  const { db, party, fitTexts, commitSoFar } = context
  const fields = await findFieldsOf(db, party.documentId, party.id)
  if (fields.length === 0) return []
  const shown = textsOfParty(fields, given, await findPaper(db, party.documentId))
  const waiting = { fitTexts, owner: `parties of ${party.accountId}`, commitSoFar }
  return unfitTexts(shown, await askFit(doubtfulTexts(shown), waiting))
}
