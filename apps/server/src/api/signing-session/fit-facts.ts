import type { SigningContext } from '#api/context.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { findPageSizes } from '#domain/documents/store.ts'
import type { FitFacts } from '#domain/fields/fit-rules.ts'

/** What decides whether a text fits in its box. The parties of an account wait for each other in turns. */
export async function fitFacts(
  { tx, id, accountId }: Pick<DocumentLock, 'tx' | 'id' | 'accountId'>,
  { fitTexts }: Pick<SigningContext, 'fitTexts'>,
): Promise<FitFacts> {
  return { pageSizes: await findPageSizes(tx, id), owner: `parties of ${accountId}`, fitTexts }
}
