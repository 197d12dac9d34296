import type { KnownSession } from '../session/stage.ts'
import { formatTime, useTexts } from '../texts/language.ts'

/** More parties would push the document out of sight on a phone. */
const FEW = 4

/** Shows who takes part. A long list is closed at first. */
export function Participants({ session }: { session: KnownSession }) {
  const { t } = useTexts()
  const { length } = session.parties
  if (length <= FEW)
    return (
      <>
        <h2>{t.participants}</h2>
        <List session={session} />
      </>
    )
  return (
    <details class="participants-all">
      <summary>{t.participantsAll(length)}</summary>
      <List session={session} />
    </details>
  )
}

function List({ session: { party, parties, receipt } }: { session: KnownSession }) {
  const { t, language } = useTexts()
  // Two parties may have the same name and role. Then only the status and the time of signing can distinguish them.
  const you = parties.findIndex(
    ({ name, role, signingStatus, signedAt }) =>
      name === party.name &&
      role === party.role &&
      signingStatus === party.signingStatus &&
      (!receipt || signedAt === receipt.signedAt),
  )
  return (
    <ul class="participants">
      {parties.map(({ name, role, signingStatus, signedAt }, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
          {index === you && <> ({t.you})</>}
          <span class={`status ${signingStatus.toLowerCase()}`}>
            {t.roles[role]}
            {/* Most organizers have nothing to do. */}
            {(role !== 'ORGANIZER' || signingStatus !== 'NOT_SIGNED') &&
              ` · ${signedAt ? t.doneAt(formatTime(signedAt, language)) : t.statuses[signingStatus]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
