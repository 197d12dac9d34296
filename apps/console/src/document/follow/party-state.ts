import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { isWaitingForMail, mustAct, nextOf } from '../../queries/parties.ts'

/**
 * How far a party has come, in one word. While the document is open: `TURN` waits for another party, `LINK` waits until the sender passes the link on,
 * and `ASKED` gets no messages. After the end, for a party that had to act: `NEVER_ASKED`, `NOT_REACHED`, `NOT_OPENED` and `NOT_DONE`.
 */
export type PartyState =
  | Exclude<PartyWithSigningUrl['signingStatus'], 'NOT_SIGNED'>
  | Exclude<PartyWithSigningUrl['readStatus'], 'NOT_OPENED'>
  | NonNullable<PartyWithSigningUrl['sendStatus']>
  | 'TURN'
  | 'LINK'
  | 'ASKED'
  | 'FOLLOWS'
  | 'NEVER_ASKED'
  | 'NOT_REACHED'
  | 'NOT_OPENED'
  | 'NOT_DONE'

export interface Circumstances {
  status: ParaphDocument['status']
  /** All parties of the document. */
  parties: PartyWithSigningUrl[]
  /** True if the sender passes the links on, because the server sends no e-mail. */
  passesLinksOn: boolean
}

export const isMissed = ({ sendStatus }: PartyWithSigningUrl) => sendStatus === 'BOUNCED' || sendStatus === 'FAILED'

/** True if nothing goes on with this party until the sender passes the link on. */
export function waitsForLink(party: PartyWithSigningUrl, { status, parties, passesLinksOn }: Circumstances): boolean {
  const isNext = status === 'SENT' && party.signingStatus === 'NOT_SIGNED' && nextOf(parties, party) === undefined
  return isNext && passesLinksOn && isWaitingForMail(party) && party.signingUrl !== null
}

/** True if it is the turn of the person who uses the console: the party has the address with which the person is a member. */
export function isOwnTurn(
  party: PartyWithSigningUrl,
  { status, parties }: Pick<Circumstances, 'status' | 'parties'>,
  member: { email: string } | undefined,
): boolean {
  const isOwn = member !== undefined && party.email?.toLowerCase() === member.email.toLowerCase()
  const isWaiting = status === 'SENT' && party.signingStatus === 'NOT_SIGNED' && party.reportedAt == null
  return isOwn && isWaiting && mustAct(party) && nextOf(parties, party) === undefined
}

/** Says of a party only what is true, also after the document has ended. */
export function partyStateOf(party: PartyWithSigningUrl, circumstances: Circumstances): PartyState {
  const { status, parties } = circumstances
  const { signingStatus, readStatus, sendStatus } = party
  if (signingStatus !== 'NOT_SIGNED') return signingStatus
  const isOpen = status === 'DRAFT' || status === 'SENT'
  const waits = status !== 'DRAFT' && nextOf(parties, party) !== undefined
  if (!isOpen && mustAct(party)) {
    if (readStatus !== 'NOT_OPENED') return 'NOT_DONE'
    if (waits) return 'NEVER_ASKED'
    return isMissed(party) ? 'NOT_REACHED' : 'NOT_OPENED'
  }
  if (isOpen && waits) return 'TURN'
  if (readStatus === 'NOT_OPENED' && waitsForLink(party, circumstances)) return 'LINK'
  if (isMissed(party)) return sendStatus!
  if (readStatus !== 'NOT_OPENED') return readStatus
  if (sendStatus && (isOpen || sendStatus !== 'NOT_SENT')) return sendStatus
  return mustAct(party) ? 'ASKED' : 'FOLLOWS'
}

/** True if the document does not go on with this party until the sender does something. */
export function needsSender(party: PartyWithSigningUrl, circumstances: Circumstances): boolean {
  if (circumstances.status !== 'SENT' || party.signingStatus !== 'NOT_SIGNED') return false
  return isMissed(party) || party.reportedAt != null || partyStateOf(party, circumstances) === 'LINK'
}
