import type { AuditEvent, PartyWithSigningUrl } from '@paraph/client'

/** What moves a party on. The events of its messages count only until it has opened the document. */
const moves = new Set(['opened', 'read', 'signed', 'rejected', 'sent', 'delivered', 'bounced', 'failed'])
const messages = new Set(['sent', 'delivered', 'bounced', 'failed'])

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
