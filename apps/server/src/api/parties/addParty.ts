import type { Handler } from '#api/operation.ts'
import { advanceTurnsAfterChange } from '#domain/lifecycle/advance-turns.ts'
import { requireNotSealing } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { maxParties, requireOpen } from '#domain/lifecycle/party-rules.ts'
import { countParties, type PartyRow } from '#domain/parties/store.ts'
import { withNumber } from '#domain/personal-numbers/columns.ts'
import { Problem } from '#platform/problems/problem.ts'
import { insertParties, requireScopeToSave } from './insert-parties.ts'

/** Counts the parties under the lock of the document, so that concurrent requests can't exceed the limit. */
export const addParty: Handler<'addParty'> = (
  { path, body },
  { viewer, actor, scopes, outbox, bankId, personalNumbers, ...deps },
) => {
  requireScopeToSave(body, scopes)
  const key = { id: path.id, ...viewer }
  return withLockedDocument(deps, key, async (document) => {
    requireOpen(document.status)
    requireNotSealing(document)
    if ((await countParties(document)) >= maxParties) throw new Problem('party_limit_reached')
    const [party] = (await insertParties(document, [body], { personalNumbers, actor })) as [PartyRow]
    document.record({ type: 'party.added', partyId: party.id, actor })
    await advanceTurnsAfterChange(document, { outbox, bankId }, party.id)
    return withNumber(party, personalNumbers)
  })
}
