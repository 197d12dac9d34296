import type { Handler } from '#api/operation.ts'
import { checkFit } from '#domain/fields/fit-check.ts'
import { findFieldsOf, passFieldsOn } from '#domain/fields/store.ts'
import { TextsInDoubt, withFitOfTexts } from '#domain/fields/texts-in-doubt.ts'
import { advanceTurnsAfterChange } from '#domain/lifecycle/advance-turns.ts'
import { requireNotSealing } from '#domain/lifecycle/document-rules.ts'
import { withLockedParty } from '#domain/lifecycle/lock.ts'
import { requireReplaceable } from '#domain/lifecycle/party-rules.ts'
import { tellRemoved } from '#domain/lifecycle/tell-removed.ts'
import { eraseParty, type PartyRow } from '#domain/parties/store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import { withNumber } from '#domain/personal-numbers/columns.ts'
import { insertParties, requireScopeToSave } from './insert-parties.ts'

/** The new party has its own row, so that nothing of the old one can stay with it. */
export const replaceParty: Handler<'replaceParty'> = ({ path, body }, context) => {
  const { account, viewer, actor, scopes, outbox, bankId, personalNumbers, ...deps } = context
  requireScopeToSave(body, scopes)
  const replace = (answers: Parameters<Parameters<typeof withFitOfTexts>[0]>[0]) =>
    withLockedParty(deps, { ...path, ...viewer }, async (document, old) => {
      const { tx, id } = document
      requireNotSealing(document)
      requireReplaceable(document.status, old)
      const [party] = (await insertParties(document, [{ ...taskOf(old), ...body }], context)) as [PartyRow]
      await passFieldsOn(document, { from: old.id, to: party.id })
      await tellRemoved(document, old, outbox)
      await eraseParty(document, old.id)
      document.record(
        { type: 'party.removed', partyId: old.id, removed: old, actor, data: { name: old.name } },
        { type: 'party.added', partyId: party.id, actor, data: { replaces: old.id } },
      )
      const signature = body.requiredSignature ?? old.requiredSignature
      const shown = { id: party.id, name: party.name, requiredSignature: signature }
      const { unknown } = await checkFit({ db: tx, id }, await findFieldsOf(tx, id, party.id), [shown], answers)
      if (unknown.length > 0) throw new TextsInDoubt(unknown)
      await advanceTurnsAfterChange(document, { outbox, bankId }, party.id, answers)
      return withNumber(party, personalNumbers)
    })
  return withFitOfTexts(replace, { ...context, owner: account.id })
}

/** What the new party takes from the old one, unless the request says otherwise. */
function taskOf({ role, signingOrder, deliveryMethod, requiredSignature, twoStepVerification }: LockedParty) {
  return { role, signingOrder, deliveryMethod, requiredSignature, twoStepVerification }
}
