import { isDeepStrictEqual } from 'node:util'
import { faultsOfFields } from './fields.ts'
import type { Change, Operation, Person, Task } from './operations.ts'
import { addressOf, isTurnOf, mustAct, newParty, type Party } from './party.ts'
import { PartyActs } from './party-acts.ts'

export const incomplete = (faults: string[]) => ['409 document_incomplete', ...faults.toSorted()].join(' ')

/** What the sender does with the parties. */
export class PartyChanges extends PartyActs {
  add(fields: Person & Task): string {
    if (this.state !== 'DRAFT' && this.state !== 'SENT') return '409 document_closed'
    if (this.isSealing) return '409 document_sealing'
    const party = newParty(this.everybody.length, fields)
    const faults = this.state === 'SENT' ? this.faults([party], [...this.parties, party]) : []
    if (faults.length > 0) return incomplete(faults)
    this.everybody.push(party)
    this.record('API_KEY', 'party.added', party)
    this.release()
    return '200'
  }

  update(party: Party, { renewLink = false, ...change }: Change): string {
    if (this.state !== 'DRAFT' && this.state !== 'SENT') return '409 document_closed'
    if (this.isSealing) return '409 document_sealing'
    if (party.signingStatus !== 'NOT_SIGNED') return '409 party_signed'
    const before = { ...party }
    const after = { ...party, ...change }
    const changesTask = after.role !== party.role || after.requiredSignature !== party.requiredSignature
    if (changesTask && party.readStatus !== 'NOT_OPENED') return '409 party_opened'
    const others = this.parties.filter((other) => other !== party)
    const faults = this.state === 'SENT' ? this.faults([after], [...others, after]) : []
    if (faults.length > 0) return incomplete(faults)

    const isRenewed = renewLink && this.state === 'SENT'
    if (isDeepStrictEqual(after, before) && !isRenewed) return '200'
    Object.assign(party, change)
    this.record('API_KEY', 'party.updated', party)
    const newLink = isRenewed || addressOf(before) !== addressOf(party)
    if (newLink) {
      party.sendStatus = addressOf(party) ? 'NOT_SENT' : null
      party.link++
      party.hasSaved = false
      party.remindedAt = -Infinity
    }
    const mustActNow = mustAct(party) && !mustAct(before)
    if ((newLink || mustActNow) && party.isReleased && isTurnOf(party, this.parties)) this.tell(party)
    this.release()
    return '200'
  }

  remove(party: Party): string {
    if (this.state !== 'DRAFT' && this.state !== 'SENT') return '409 document_closed'
    if (this.isSealing) return '409 document_sealing'
    if (party.signingStatus !== 'NOT_SIGNED') return '409 party_signed'
    const others = this.parties.filter((other) => other !== party)
    const faults = this.state === 'SENT' ? this.faults([], others) : []
    if (faults.length > 0) return incomplete(faults)
    this.#leave(party)
    this.fields = this.fields.filter((field) => field.party !== party.number)
    this.release()
    return '200'
  }

  #leave(party: Party) {
    if (this.state === 'SENT') {
      party.wasRemovedLate = true
      if (this.wasTold(party)) this.post(party, 'CANCELLED')
    }
    party.isRemoved = true
    this.record('API_KEY', 'party.removed', party)
  }

  /** The new party has the task and the fields of the old one, and nothing else. */
  replace(old: Party, { person, change }: Operation & { do: 'replace' }): string {
    if (this.state !== 'SENT') return '409 document_not_sent'
    if (this.isSealing) return '409 document_sealing'
    if (old.signingStatus !== 'NOT_SIGNED') return '409 party_signed'
    if (old.readStatus !== 'NOT_OPENED') return '409 party_opened'
    const { role, signingOrder, deliveryMethod, requiredSignature, twoStepVerification } = old
    const task = { role, signingOrder, deliveryMethod, requiredSignature, twoStepVerification, ...change }
    const party = newParty(this.everybody.length, { ...task, ...person })
    const others = this.parties.filter((other) => other !== old)
    // A refusal names the fields of the old party.
    const ofFields = faultsOfFields(this.fields, [{ ...party, number: old.number }])
    const faults = [...this.faults([party], [...others, party]), ...ofFields]
    if (faults.length > 0) return incomplete(faults)
    this.#leave(old)
    this.everybody.push(party)
    this.fields = this.fields.map((field) => (field.party === old.number ? { ...field, party: party.number } : field))
    this.record('API_KEY', 'party.added', party)
    this.release()
    return '200'
  }
}
