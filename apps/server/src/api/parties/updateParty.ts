import type { UpdateParty } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { companyUnknown } from '#domain/companies/company-unknown.ts'
import { findCompany } from '#domain/companies/store.ts'
import { checkFit } from '#domain/fields/fit-check.ts'
import { askFit, type FitAnswers } from '#domain/fields/fit-rules.ts'
import { findFieldsFor } from '#domain/fields/store.ts'
import { advanceTurnsAfterChange } from '#domain/lifecycle/advance-turns.ts'
import { changedFields } from '#domain/lifecycle/changed-fields.ts'
import { requireNotSealing } from '#domain/lifecycle/document-rules.ts'
import { inviteAgain } from '#domain/lifecycle/invite-again.ts'
import { withLockedParty } from '#domain/lifecycle/lock.ts'
import { needsNewLink, nextSendStatus, requireChangeable } from '#domain/lifecycle/party-rules.ts'
import { changeParty } from '#domain/parties/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { numberColumns, withNumber } from '#domain/personal-numbers/columns.ts'
import { toE164 } from '#platform/formats/phone-number.ts'

/** An update that changes no value records no event. */
export const updateParty: Handler<'updateParty'> = async ({ path, body }, context) => {
  const { account, viewer, actor, outbox, bankId, personalNumbers, ...deps } = context
  const { renewLink = false, ...fields } = body
  const change = fields.phone === undefined ? fields : { ...fields, phone: toE164(fields.phone)! }
  const answers = await checkChange(path, change, context)
  return withLockedParty(deps, { ...path, ...viewer }, async (document, party) => {
    const { tx } = document
    requireNotSealing(document)
    requireChangeable(document.status, party, change)
    if (change.companyId !== undefined && !(await findCompany(tx, { id: change.companyId, accountId: account.id }))) {
      throw companyUnknown()
    }
    const isRenewed = renewLink && document.status === 'SENT'
    const newLink = isRenewed || needsNewLink(party, change)
    const number = numberColumns(change.ssn, personalNumbers)
    const stored = { ...change, sendStatus: nextSendStatus(party, change, newLink) }
    const after = withNumber(await changeParty(document, party.id, stored, number, newLink), personalNumbers)
    const changed = changedFields(withNumber(party, personalNumbers), change)
    if (isRenewed) changed.push('signingUrl')
    if (changed.length === 0) return after
    document.record({ type: 'party.updated', partyId: party.id, actor, data: { changed } })
    await advanceTurnsAfterChange(document, { outbox, bankId }, party.id, answers)
    await inviteAgain(document, outbox, { before: party, newLink })
    return after
  })
}

/** Finds out whether the party's texts fit in its fields after the change. Undefined if neither the name nor the kind of signature changes. */
async function checkChange(
  { id, partyId }: { id: string; partyId: string },
  { name, requiredSignature }: Pick<UpdateParty, 'name' | 'requiredSignature'>,
  context: Context,
): Promise<FitAnswers | undefined> {
  if (name === undefined && requiredSignature === undefined) return undefined
  const { db, account, viewer } = context
  const fields = (await findFieldsFor(db, { id, ...viewer })).filter((field) => field.partyId === partyId)
  const stored = fields.length > 0 ? await findStoredParties(db, id) : []
  const parties = stored
    .filter((party) => party.id === partyId)
    .map((party) => ({
      ...party,
      name: name ?? party.name,
      requiredSignature: requiredSignature ?? party.requiredSignature,
    }))
  const { unknown } = await checkFit({ db, id }, fields, parties, new Map())
  return askFit(unknown, { ...context, owner: account.id })
}
