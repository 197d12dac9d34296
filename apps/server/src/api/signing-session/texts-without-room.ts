import type { Fault } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { findPaper } from '#domain/documents/store.ts'
import { askFit, doubtfulTexts, faultsOfFit } from '#domain/fields/fit-rules.ts'
import { type GivenTexts, textsOfParty } from '#domain/fields/shown-texts.ts'
import { findFieldsOf } from '#domain/fields/store.ts'

/**
 * Returns a fault for each text that the party fills in and that does not fit in its field. Call this before the document is locked, because it may
 * wait for a thread. Fields do not change after their document is sent.
 */
export async function textsWithoutRoom(given: GivenTexts, context: SigningContext): Promise<Fault[]> {
  const { db, party, fitTexts, commitSoFar } = context
  const fields = await findFieldsOf(db, party.documentId, party.id)
  if (fields.length === 0) return []
  const shown = textsOfParty(fields, given, await findPaper(db, party.documentId))
  const waiting = { fitTexts, owner: `parties of ${party.accountId}`, commitSoFar }
  return faultsOfFit(shown, await askFit(doubtfulTexts(shown), waiting))
}
