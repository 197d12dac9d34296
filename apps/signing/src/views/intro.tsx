import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useState } from 'preact/hooks'
import { isNarrow } from '../browser/narrow.ts'
import { describeCapacity } from '../session/capacity.ts'
import { canRead, type KnownSession, type Stage } from '../session/stage.ts'
import { useTexts } from '../texts/language.ts'
import { Clamped } from '../layout/clamped.tsx'
import { goTo } from '../layout/go-on.tsx'
import { Heading } from '../layout/heading.tsx'
import { AskSender } from './ask-sender.tsx'
import { BesidePages } from './beside-pages.tsx'
import { introNext, introTitle } from './intro-texts.ts'
import { ParticipantList, Participants } from './participants.tsx'
import { RejectButton } from './reject-button.tsx'
import { RECEIPT } from './receipt.tsx'
import { SealedDownloads } from './sealed-downloads.tsx'
import { WayOn } from './way-on.tsx'
import { WrongPersonDialog } from './wrong-person-dialog.tsx'

interface IntroProps {
  session: KnownSession
  stage: Stage
  /** True if the party did not cause the stage. */
  isNews: boolean
}

/** The reason of the party that has rejected the document, or of the sender that has cancelled it. */
function EndReason({ session: { document, parties, senderName, language } }: Pick<IntroProps, 'session'>) {
  const { t } = useTexts()
  const reason = document.rejectedReason ?? document.cancelledReason
  if (!reason) return null
  const rejecter = parties.find(({ signingStatus }) => signingStatus === 'REJECTED')?.name
  return (
    <figure class="end-reason">
      <figcaption class="hint">{t.reasonFrom({ name: rejecter ?? senderName })}</figcaption>
      <Clamped text={reason} language={language} />
    </figure>
  )
}

function SuccessMark() {
  return (
    <svg class="success" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" />
      <path d="M11 21l6 6 12-13" />
    </svg>
  )
}

/** What the sender has written to the party. */
function SenderMessage({ session: { document, senderName, language } }: Pick<IntroProps, 'session'>) {
  const { t, language: pageLanguage } = useTexts()
  if (!document.message) return null
  return (
    <figure>
      <figcaption class="hint">{t.messageFrom({ sender: senderName })}</figcaption>
      <Clamped text={document.message} language={language} />
      {pageLanguage !== language && <p class="hint">{t.keptLanguage.message}</p>}
    </figure>
  )
}

/** The receipt is below the document, which may be long. */
function ReceiptButton() {
  const { t } = useTexts()
  return (
    <Button look="quiet" onPress={() => goTo(`#${RECEIPT}`)}>
      {t.receipt.goTo}
    </Button>
  )
}

/** Shows what the document is, who takes part, and what the party should do. */
export function Intro({ session, stage, isNews }: IntroProps) {
  const { t, language } = useTexts()
  const [isWrongPerson, setWrongPerson] = useState(false)
  const { document, party, senderName } = session
  const count = session.parties.length
  const isOpen = document.status === 'SENT' && party.signingStatus === 'NOT_SIGNED'
  /** On a phone, what is needed less stands in the closed list of those who take part, so that the document begins on the first screen. */
  const isFolded = stage === 'act' && isNarrow()
  const next = <p>{introNext(session, stage, t, language)}</p>
  const date = document.expiresAt === null ? '' : formatTime(document.expiresAt, language, 'long')
  const expiry = date && <p class="hint">{t.expires({ date })}</p>
  const ask = <AskSender {...session} title={document.title} />
  const capacity = isOpen && party.mustAct ? describeCapacity(party.capacity, t) : undefined
  return (
    <section class="card intro">
      {(stage === 'signed' || stage === 'completed') && <SuccessMark />}
      <Heading state={stage} isNews={isNews}>
        {introTitle(session, stage, t)}
      </Heading>
      {!isFolded && next}
      {capacity && (
        <p class="capacity">
          {t.capacity.label[party.role]} <strong dir="auto">{capacity}</strong>
        </p>
      )}
      {party.hasSealedFileByMail && <p>{t.completed.mailed({ to: party.messagesTo! })}</p>}
      {stage === 'act' && party.requiredSignature === 'MANUAL' && <p>{t.manual.needs}</p>}
      <SealedDownloads session={session} />
      {party.signingStatus !== 'NOT_SIGNED' && (
        <WayOn redirectUrl={session.redirectUrl} isMain={!document.sealedFile} />
      )}
      {(session.receipt || session.rejection) && <ReceiptButton />}
      <h2 class="title" dir="auto" lang={session.language.toLowerCase()}>
        {document.title}
      </h2>
      {stage !== 'act' && (
        // The title of the page names the sender too.
        <p class="hint" dir="auto">
          {t.from({ sender: senderName })}
        </p>
      )}
      {stage === 'expired' && date && <p>{t.expired.at({ date })}</p>}
      <EndReason session={session} />
      <SenderMessage session={session} />
      {isOpen && !isFolded && expiry}
      {canRead(session) && <BesidePages session={session} />}
      {isFolded ? (
        <details>
          <summary>{count > 1 ? t.participantsAll({ count }) : t.participants}</summary>
          {next}
          {expiry}
          <ParticipantList session={session} />
          {ask}
        </details>
      ) : (
        <>
          <Participants session={session} />
          {ask}
        </>
      )}
      {isOpen && (
        <div class="buttons">
          {stage === 'act' && session.consent && (
            // The panel with the other button is below the document, or beside it in a wide window.
            <RejectButton language={session.language} consent={session.consent} place="above-document" />
          )}
          <Button look="quiet" onPress={() => setWrongPerson(true)}>
            {t.notForMe.open}
          </Button>
        </div>
      )}
      {isWrongPerson && (
        <WrongPersonDialog name={party.name} sender={senderName} onClose={() => setWrongPerson(false)} />
      )}
    </section>
  )
}
