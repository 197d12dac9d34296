import type { SigningParticipant } from '@paraph/client'
import { isNarrow } from '../browser/narrow.ts'
import { useTexts } from '../texts/language.ts'
import type { KnownSession } from '../session/stage.ts'
import { inOrder } from '../session/turns.ts'
import { useStatus } from './use-status.ts'

/** More parties would push the document out of sight. */
const FEW = { narrow: 1, wide: 4 }

/** Shows who takes part, in the order of signing. A long list is closed at first. */
export function Participants({ session }: { session: KnownSession }) {
  const { t } = useTexts()
  const { length } = session.parties
  if (length <= (isNarrow() ? FEW.narrow : FEW.wide))
    return (
      <>
        <h2>{t.participants}</h2>
        <ParticipantList session={session} />
      </>
    )
  return (
    <details class="participants-all">
      <summary>{t.participantsAll({ count: length })}</summary>
      <ParticipantList session={session} />
    </details>
  )
}

export function ParticipantList({ session }: { session: KnownSession }) {
  const { isSequential, parties } = inOrder(session.parties)
  const rows = parties.map(({ party, step }, index) => (
    <li key={index} value={step} class={step === undefined ? 'no-step' : ''}>
      <Participant session={session} party={party} />
    </li>
  ))
  return isSequential ? <ol class="participants">{rows}</ol> : <ul class="participants">{rows}</ul>
}

function Participant({ session, party }: { session: KnownSession; party: SigningParticipant }) {
  const { t } = useTexts()
  const statusOf = useStatus(session)
  const { name, role, signingStatus, mustAct, isYou } = party
  const status = statusOf(party)
  return (
    <>
      <bdi>{name}</bdi>
      {isYou && <> ({t.you})</>}
      <span class={`status ${signingStatus.toLowerCase()}`}>
        {role === 'ORGANIZER' && mustAct ? t.organizesAndSigns : t.roles[role]}
        {status && ` · ${status}`}
      </span>
    </>
  )
}
