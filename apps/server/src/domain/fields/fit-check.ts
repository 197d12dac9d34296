import type { Fault, Field } from '@paraph/contract'
import { findPaper } from '#domain/documents/store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Database } from '#platform/database/tables.ts'
import type { TextInBox } from '#platform/pdf/facts/fit-texts.ts'
import { serverBusy } from '#platform/problems/server-busy.ts'
import { doubtfulTexts, faultsOfFit, type FitAnswers } from './fit-rules.ts'
import { fixedTexts } from './shown-texts.ts'

/** The problem if another request has changed the fields while their texts were set. */
export const fitOutdated = () => serverBusy(new Error('The fields have changed while their texts were set.'))

interface Fit {
  /** The faults of the texts that do not fit. */
  faults: Fault[]
  /** The texts that must be set first, outside of the transaction. */
  unknown: TextInBox[]
}

/** Tells which texts of the server and of the sender do not fit in their fields. */
export async function checkFit(
  { db, id }: { db: Database; id: string },
  fields: Field[],
  parties: Pick<StoredParty, 'id' | 'name' | 'requiredSignature'>[],
  answers: FitAnswers,
): Promise<Fit> {
  if (fields.length === 0) return { faults: [], unknown: [] }
  const shown = fixedTexts(fields, parties, await findPaper(db, id))
  const unknown = doubtfulTexts(shown).filter((text) => !answers.has(JSON.stringify(text)))
  return { faults: faultsOfFit(shown, answers), unknown }
}
