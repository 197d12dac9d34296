import type { Fault, Field } from '@paraph/contract'
import { findPageSizes } from '#domain/documents/store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import type { PageSizes } from '#platform/pdf/page-sizes.ts'
import { serverBusy } from '#platform/problems/server-busy.ts'
import { findUnfitting, type ShownText } from './fit-rules.ts'
import { fixedTexts } from './shown-texts.ts'

type Parties = Pick<StoredParty, 'id' | 'name' | 'requiredSignature'>[]

/** Which of the texts that no party could cure fit, checked before the document was locked. */
export interface FitCheck {
  pageSizes: PageSizes | null
  /** What was checked, as JSON. */
  checked: string
  faults: Fault[]
}

/** Checks the fields as they are now. Call it before the document is locked, because it may wait for a thread. */
export async function checkFit(
  { fields, parties }: { fields: Field[]; parties: Parties },
  { id, accountId }: { id: string; accountId: string },
  { db, fitTexts, commitSoFar }: Pick<Services, 'db' | 'fitTexts'> & { commitSoFar: () => Promise<void> },
): Promise<FitCheck> {
  if (fields.length === 0) return { pageSizes: null, checked: toJson([], []), faults: [] }
  const pageSizes = await findPageSizes(db, id)
  const shown = fixedTexts(fields, parties, pageSizes)
  const faults = await findUnfitting(shown, { fitTexts, owner: accountId, commitSoFar })
  return { pageSizes, checked: toJson(fields, shown), faults }
}

const toJson = (fields: Field[], shown: ShownText[]) => JSON.stringify([fields.length, shown])

/**
 * Returns the faults that were found.
 *
 * @throws Problem `server_busy` if the fields or the parties have changed since they were checked
 */
export function faultsOfFit({ pageSizes, checked, faults }: FitCheck, fields: Field[], parties: Parties): Fault[] {
  if (toJson(fields, fixedTexts(fields, parties, pageSizes)) === checked) return faults
  throw serverBusy(new Error('The fields have changed while they were checked.'))
}
