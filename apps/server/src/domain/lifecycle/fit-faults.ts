import type { Fault, Field } from '@paraph/contract'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { findPageSizes } from '#domain/documents/store.ts'
import { sendingFitFaults } from '#domain/fields/fit-rules.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'

/** Returns the faults of the texts that do not fit in their fields, and that no party could cure. */
export async function fitFaults(
  { tx, id, accountId }: Pick<DocumentLock, 'tx' | 'id' | 'accountId'>,
  { fields, parties }: { fields: Field[]; parties: StoredParty[] },
  { fitTexts }: Pick<Services, 'fitTexts'>,
): Promise<Fault[]> {
  if (fields.length === 0) return []
  return sendingFitFaults(fields, parties, { pageSizes: await findPageSizes(tx, id), owner: accountId, fitTexts })
}
