import type { AuditEvent, PartyWithSigningUrl } from '@paraph/client'

/** What moves a party on. The events of its messages count only until it has opened the document. */
const moves = new Set(['opened', 'read', 'signed', 'rejected', 'sent', 'delivered', 'bounced', 'failed'])
const messages = new Set(['sent', 'delivered', 'bounced', 'failed'])

const kindOf = ({ type }: AuditEvent) => type.replace('party.', '')

/** Milliseconds between two reminders of one party. The server refuses an earlier one. */
const BETWEEN_REMINDERS = 3_600_000

/** A change of these fields gives the party a new link, and no reminder of the new link was sent yet. */
const waysToParty = new Set(['email', 'phone', 'deliveryMethod', 'signingUrl'])

/** Returns the earliest time of the next reminder. Undefined if the party has had no reminder. The newest event stands first. */
export function remindableFrom(events: AuditEvent[], partyId: string): Date | undefined {
  const last = events.find(
    (event) =>
      event.partyId === partyId &&
      (event.type === 'party.reminded' ||
        (event.type === 'party.updated' && event.data.changed?.some((field) => waysToParty.has(field)))),
  )
  return last?.type === 'party.reminded' ? new Date(Date.parse(last.at) + BETWEEN_REMINDERS) : undefined
}

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
