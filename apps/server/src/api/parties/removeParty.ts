import type { Handler } from '#api/operation.ts'
import { advanceTurnsAfterChange } from '#domain/lifecycle/advance-turns.ts'
import { requireNotSealing } from '#domain/lifecycle/document-rules.ts'
import { withLockedParty } from '#domain/lifecycle/lock.ts'
import { requireRemovable } from '#domain/lifecycle/party-rules.ts'
import { tellRemoved } from '#domain/lifecycle/tell-removed.ts'
import { eraseParty } from '#domain/parties/store.ts'

export const removeParty: Handler<'removeParty'> = ({ path }, { viewer, actor, outbox, bankId, ...deps }) =>
  withLockedParty(deps, { ...path, ...viewer }, async (document, party) => {
    requireNotSealing(document)
    requireRemovable(document.status, party)
    if (document.status === 'SENT') await tellRemoved(document, party, outbox)
    await eraseParty(document, party.id)
    const data = { name: party.name }
    document.record({ type: 'party.removed', partyId: party.id, removed: party, actor, data })
    await advanceTurnsAfterChange(document, { outbox, bankId }, party.id)
    return { id: party.id, documentId: party.documentId, deleted: true }
  })
