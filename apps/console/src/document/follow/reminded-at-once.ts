import type { PartyWithSigningUrl } from '@paraph/client'
import { mustAct, nextOf } from '../../queries/parties.ts'

/**
 * Returns the people who get a reminder when the sender saves an earlier last day: an earlier message has told them a later day, or none.
 *
 * @param before - when the document expires now. Null for never.
 * @param after - when it expires after the change. Undefined for never.
 */
export function remindedAtOnce(
  parties: PartyWithSigningUrl[],
  { before, after }: { before: string | null; after: Date | undefined },
): PartyWithSigningUrl[] {
  const isEarlier = after !== undefined && (before === null || after < new Date(before))
  if (!isEarlier) return []
  return parties.filter(
    (party) =>
      (party.sendStatus === 'SENT' || party.sendStatus === 'DELIVERED') &&
      party.signingStatus === 'NOT_SIGNED' &&
      party.reportedAt == null &&
      mustAct(party) &&
      nextOf(parties, party) === undefined,
  )
}
