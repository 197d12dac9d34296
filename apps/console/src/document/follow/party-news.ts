import type { AuditEvent, PartyWithSigningUrl } from '@paraph/client'

/** What moves a party on. The events of its messages count only until it has opened the document. */
const moves = new Set(['opened', 'read', 'signed', 'rejected', 'sent', 'delivered', 'bounced', 'failed'])
const messages = new Set(['sent', 'delivered', 'bounced', 'failed'])
/** Changes that give a party another link. */
const newLink = new Set(['signingUrl', 'name', 'email', 'phone', 'deliveryMethod'])

const kindOf = ({ type }: AuditEvent) => type.replace('party.', '')

/** Returns when each party came as far as it is now, by its id. The newest event stands first. */
export function lastMoves(events: AuditEvent[], parties: PartyWithSigningUrl[]): Map<string, string> {
  const hasOpened = new Set(parties.filter(({ readStatus }) => readStatus !== 'NOT_OPENED').map(({ id }) => id))
  const times = new Map<string, string>()
  for (const event of events) {
    const { partyId, at } = event
    const kind = kindOf(event)
    if (!partyId || times.has(partyId) || !moves.has(kind)) continue
    if (hasOpened.has(partyId) && messages.has(kind)) continue
    times.set(partyId, at)
  }
  return times
}

/**
 * Returns the parties of whom somebody has reported a wrong person, if the sender has neither renewed the link nor reminded the party since.
 *
 * @param events - the audit trail, newest event first.
 */
export function reportedParties(events: AuditEvent[]): Set<string> {
  const reported = new Set<string>()
  const settled = new Set<string>()
  for (const event of events) {
    const { partyId, data } = event
    if (!partyId || settled.has(partyId)) continue
    const kind = kindOf(event)
    const isMended =
      kind === 'reminded' || (kind === 'updated' && (data.changed ?? []).some((field) => newLink.has(field)))
    if (kind === 'wrong_person') reported.add(partyId)
    if (kind === 'wrong_person' || isMended) settled.add(partyId)
  }
  return reported
}
