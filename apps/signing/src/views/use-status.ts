import type { SigningParticipant } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import type { KnownSession } from '../session/stage.ts'
import { inOrder, waitsFor } from '../session/turns.ts'
import { useTexts } from '../texts/language.ts'
import { listNames } from '../texts/list-names.ts'

/** Returns the function that says what a party has done, or for whom it waits. An organizer that only follows the document has nothing to do. */
export function useStatus({ document, parties }: KnownSession): (party: SigningParticipant) => string | undefined {
  const { t, language } = useTexts()
  const { isSequential } = inOrder(parties)
  return (party) => {
    const { signingStatus, signedAt, mustAct, isYou } = party
    if (signedAt) return t.doneAt({ date: formatTime(signedAt, language, 'long') })
    if (signingStatus !== 'NOT_SIGNED') return t.statuses[signingStatus]
    if (!mustAct) return undefined
    if (document.status !== 'SENT') return t.notDone
    const before = waitsFor(party, parties)
    if (before.length > 0) return t.waitsFor({ names: listNames(before, language) })
    if (!isSequential || party.signingOrder === null) return t.statuses.NOT_SIGNED
    return isYou ? t.yourTurn : t.theirTurn
  }
}
