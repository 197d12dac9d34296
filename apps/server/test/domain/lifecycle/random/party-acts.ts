import { Life } from './life.ts'
import { hour, type Operation } from './operations.ts'
import { codeAddressOf, isTurnOf, mustAct, type Party } from './party.ts'

/** What a party does by its link. */
export class PartyActs extends Life {
  /** Returns the answer to the link of a party that was removed after the document was sent. */
  goneOf(party: number): string | undefined {
    return this.everybody[party]?.wasRemovedLate ? '410 party_removed' : undefined
  }

  /** Returns the answer to a link that can't be used; undefined if it can. */
  #refusalOf(party: Party | undefined): string | undefined {
    if (!party || this.state === 'DRAFT') return '401 link_invalid'
    if (this.state === 'CANCELLED') return '410 document_cancelled'
    if (this.state === 'EXPIRED') return '410 document_expired'
    return undefined
  }

  /** Returns the answer to an act by a link that can't be used, or before the two-step verification; undefined if the party may act. */
  #refusalOfAct(party: Party | undefined): string | undefined {
    const refusal = this.#refusalOf(party)
    if (refusal) return refusal
    const { twoStepVerification, pass, link } = party!
    if (twoStepVerification === 'NONE') return undefined
    const isValid = pass?.link === link && pass.to === codeAddressOf(party!) && this.now < pass.until
    return isValid ? undefined : '403 verification_required'
  }

  /** The party requests a code and enters it. */
  verify(party: Party | undefined): string {
    // A party that has signed can still open the document after the end.
    const refusal = party?.signingStatus === 'SIGNED' ? undefined : this.#refusalOf(party)
    if (refusal) return refusal
    const { codesAt } = party!
    const to = codeAddressOf(party!)
    if (!to) return '409 verification_not_required'
    if (codesAt.filter((at) => at > this.now - hour).length >= 10) return '429 too_many_attempts'
    if (codesAt.some((at) => at > this.now - 30_000)) return '429 verification_code_too_soon'
    codesAt.push(this.now)
    this.post(party!, 'CODE', to)
    party!.pass = { link: party!.link, to, until: this.now + hour }
    this.record('PARTY', 'party.verified', party)
    return '200'
  }

  look(party: Party | undefined, status: 'OPENED' | 'READ'): string {
    const refusal = this.#refusalOfAct(party)
    if (refusal) return refusal
    const before = status === 'READ' ? ['NOT_OPENED', 'OPENED'] : ['NOT_OPENED']
    if (this.state === 'SENT' && before.includes(party!.readStatus)) {
      party!.readStatus = status
      this.record('PARTY', `party.${status.toLowerCase()}`, party)
    }
    return '200'
  }

  /** Returns the answer to a party that may not act now; undefined if it may. */
  #refusalOfTurn(linked: Party | undefined): string | undefined {
    const refusal = this.#refusalOfAct(linked)
    if (refusal) return refusal
    const party = linked!
    if (this.state !== 'SENT') return '409 document_not_sent'
    if (party.signingStatus !== 'NOT_SIGNED') return '409 party_signed'
    if (!mustAct(party)) return '409 party_not_required'
    return isTurnOf(party, this.parties) ? undefined : '409 not_your_turn'
  }

  save(linked: Party | undefined): string {
    const refusal = this.#refusalOfTurn(linked)
    if (refusal) return refusal
    linked!.hasSaved = true
    return '200'
  }

  act(linked: Party | undefined, { act, isEmpty }: Operation & { do: 'act' }): string {
    const refusal = this.#refusalOfTurn(linked)
    if (refusal) return refusal
    const party = linked!
    if (act === 'SIGNED') {
      // Only the operations of BankID give such a signature.
      if (party.requiredSignature === 'BANKID') return '422 signature_missing'
      const isMissing = this.fields.some((field) => field.party === party.number && field.required)
      if (isEmpty && isMissing) return '400 request_invalid'
      party.hasSaved = false
    }
    party.signingStatus = act
    if (act === 'SIGNED' && party.readStatus !== 'READ') {
      party.readStatus = 'READ'
      this.record('PARTY', 'party.read', party)
    }
    this.record('PARTY', act === 'SIGNED' ? 'party.signed' : 'party.rejected', party)
    if (act === 'SIGNED') {
      this.release()
      this.post(party, 'RECEIPT')
    } else {
      this.rejectedReason = 'Too dear.'
      this.end('REJECTED', 'PARTY', party)
      this.post(party, 'RECEIPT')
    }
    return '200'
  }
}
