import { useState } from 'preact/hooks'
import { usePage } from '../session/page-context.ts'
import { DownloadButton } from '../reader/download.tsx'
import type { KnownSession, Stage } from '../session/stage.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { Heading } from '../layout/heading.tsx'
import { WayOn } from './way-on.tsx'
import { WrongPersonDialog } from './wrong-person-dialog.tsx'

/** Shows what the document is, who takes part, and what the party should do. */
export function Intro({ session, stage }: { session: KnownSession; stage: Stage }) {
  const { t, language } = useTexts()
  const { reload } = usePage()
  const [isWrongPerson, setWrongPerson] = useState(false)
  const { document, party, parties, senderName } = session
  const title = () => {
    if (stage === 'act') return t.act.title(senderName, t.verb(party.role))
    if (stage === 'signed') return t.signed.title[party.role]
    if (stage !== 'rejectedByOther') return t[stage].title
    // The document ends with the first rejection, so exactly one party has rejected it.
    return t.rejectedByOther.title(parties.find(({ signingStatus }) => signingStatus === 'REJECTED')!.name)
  }
  const next = () => {
    if (stage === 'act') return t.act.next[party.role]
    // A party that got its link from the sender may get no message at all.
    if (stage === 'signed' && session.receipt?.link !== 'MESSAGE') return t.signed.nextByLink
    return t[stage].next
  }
  // Two parties may have the same name and role. Then only the status and the time of signing can distinguish them.
  const you = parties.findIndex(
    ({ name, role, signingStatus, signedAt }) =>
      name === party.name &&
      role === party.role &&
      signingStatus === party.signingStatus &&
      (!session.receipt || signedAt === session.receipt.signedAt),
  )
  const isOpen = document.status === 'SENT' && party.signingStatus === 'NOT_SIGNED'
  return (
    <section class="card intro">
      <Heading state={stage}>{title()}</Heading>
      <p>{next()}</p>
      {party.signingStatus !== 'NOT_SIGNED' && <WayOn redirectUrl={session.redirectUrl} />}
      {stage === 'wait' && (
        <button type="button" onClick={() => void reload()}>
          {t.checkAgain}
        </button>
      )}
      {document.sealedFile && <DownloadButton label={t.completed.download} sealedName={document.sealedFile.name} />}
      <p class="title" dir="auto">
        {document.title}
      </p>
      <p class="hint" dir="auto">
        {t.from(senderName)}
      </p>
      {document.message && (
        <figure>
          <figcaption class="hint">{t.messageFrom(senderName)}</figcaption>
          <blockquote dir="auto">{document.message}</blockquote>
        </figure>
      )}
      {isOpen && document.expiresAt && <p class="hint">{t.expires(formatTime(document.expiresAt, language))}</p>}
      <h2>{t.participants}</h2>
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
      {isOpen && (
        <button type="button" class="quiet" onClick={() => setWrongPerson(true)}>
          {t.wrongPerson.open}
        </button>
      )}
      {isWrongPerson && (
        <WrongPersonDialog name={party.name} sender={senderName} onClose={() => setWrongPerson(false)} />
      )}
    </section>
  )
}
