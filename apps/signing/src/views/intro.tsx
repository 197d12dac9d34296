import { useState } from 'preact/hooks'
import { DownloadButton } from '../reader/download.tsx'
import { describeCapacity } from '../session/capacity.ts'
import { canRead, type KnownSession, type Stage } from '../session/stage.ts'
import { waitsFor } from '../session/turns.ts'
import { formatTime, useTexts } from '../texts/language.ts'
import { listNames } from '../texts/list-names.ts'
import { Clamped } from '../layout/clamped.tsx'
import { GoOn, goTo } from '../layout/go-on.tsx'
import { Heading } from '../layout/heading.tsx'
import { AskSender } from './ask-sender.tsx'
import { BesidePages } from './beside-pages.tsx'
import { Participants } from './participants.tsx'
import { RejectButton } from './reject-button.tsx'
import { RECEIPT } from './receipt.tsx'
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
      <figcaption class="hint">{t.reasonFrom(rejecter ?? senderName)}</figcaption>
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

/** Leads to the page of the sealed file that has the signature of the party: the page of its field, or the first one after the document. */
function ShowSignature({ session: { document, party, fields = [] } }: Pick<IntroProps, 'session'>) {
  const { t } = useTexts()
  if (party.signingStatus !== 'SIGNED') return null
  const field = fields.find(({ isYours, type }) => isYours && type === 'SIGNATURE')
  const page = `[data-page="${field?.page ?? document.file.pages + 1}"]`
  return (
    <button type="button" onClick={() => goTo(page, page)}>
      {field ? t.completed.signature(field.page) : t.completed.signatures(document.file.pages + 1)}
    </button>
  )
}

/** Shows what the document is, who takes part, and what the party should do. */
export function Intro({ session, stage, isNews }: IntroProps) {
  const { t, language } = useTexts()
  const [isWrongPerson, setWrongPerson] = useState(false)
  const { document, party, parties, senderName } = session
  const title = () => {
    if (stage === 'act') return t.act.title(senderName, t.verb(party.role))
    if (stage === 'signed') return t.signed.title[party.role]
    if (stage !== 'rejectedByOther') return t[stage].title
    // The document ends with the first rejection, so exactly one party has rejected it.
    return t.rejectedByOther.title(parties.find(({ signingStatus }) => signingStatus === 'REJECTED')!.name)
  }
  const { messagesBy, messagesTo } = party
  const message = messagesBy === 'NONE' ? undefined : t.message[messagesBy](messagesTo!)
  const next = () => {
    if (stage === 'act') return t.act.next[party.role]
    if (stage === 'signed') return t.signed.next(message)
    if (stage === 'wait')
      return t.wait.next(
        message,
        listNames(
          waitsFor(
            parties.find(({ isYou }) => isYou)!,
            parties,
          ),
          language,
        ),
      )
    if (
      (stage === 'cancelled' || stage === 'expired' || stage === 'rejectedByOther') &&
      party.signingStatus === 'SIGNED'
    )
      return t.signedInVain
    return t[stage].next
  }
  const isOpen = document.status === 'SENT' && party.signingStatus === 'NOT_SIGNED'
  const capacity = isOpen && party.mustAct ? describeCapacity(party.capacity, t) : undefined
  return (
    <section class="card intro">
      {(stage === 'signed' || stage === 'completed') && <SuccessMark />}
      <Heading state={stage} isNews={isNews}>
        {title()}
      </Heading>
      <p>{next()}</p>
      {capacity && (
        <p class="capacity">
          {t.capacity.label[party.role]} <strong dir="auto">{capacity}</strong>
        </p>
      )}
      {party.hasSealedFileByMail && <p>{t.completed.mailed(messagesTo!)}</p>}
      {stage === 'act' && party.requiredSignature === 'MANUAL' && <p>{t.manual.needs}</p>}
      {document.sealedFile && (
        <div class="downloads">
          <DownloadButton label={t.completed.download} kind="primary" sealedName={document.sealedFile.name} />
          <ShowSignature session={session} />
          <DownloadButton label={t.completed.downloadOriginal} kind="quiet" />
          <GoOn label={t.completed.download} button=".downloads .primary" start="h1" />
        </div>
      )}
      {party.signingStatus !== 'NOT_SIGNED' && (
        <WayOn redirectUrl={session.redirectUrl} isMain={!document.sealedFile} />
      )}
      {(session.receipt || session.rejection) && (
        // The receipt is below the document, which may be long.
        <button type="button" class="quiet" onClick={() => goTo(`#${RECEIPT}`, `#${RECEIPT}`)}>
          {t.receipt.goTo}
        </button>
      )}
      <h2 class="title" dir="auto" lang={session.language.toLowerCase()}>
        {document.title}
      </h2>
      {stage !== 'act' && (
        // The title of the page names the sender too.
        <p class="hint" dir="auto">
          {t.from(senderName)}
        </p>
      )}
      {stage === 'expired' && document.expiresAt && <p>{t.expired.at(formatTime(document.expiresAt, language))}</p>}
      <EndReason session={session} />
      {document.message && (
        <figure>
          <figcaption class="hint">{t.messageFrom(senderName)}</figcaption>
          <Clamped text={document.message} language={session.language} />
          {language !== session.language && <p class="hint">{t.keptLanguage.message}</p>}
        </figure>
      )}
      {isOpen && document.expiresAt && <p class="hint">{t.expires(formatTime(document.expiresAt, language))}</p>}
      {canRead(session) && <BesidePages session={session} />}
      <Participants session={session} />
      <AskSender {...session} title={document.title} />
      {isOpen && (
        <div class="buttons">
          {stage === 'act' && session.consent && (
            // The panel with the other button is below the document, or beside it in a wide window.
            <RejectButton language={session.language} consent={session.consent} look="above-document" />
          )}
          <button type="button" class="quiet" onClick={() => setWrongPerson(true)}>
            {t.notForMe.open}
          </button>
        </div>
      )}
      {isWrongPerson && (
        <WrongPersonDialog name={party.name} sender={senderName} onClose={() => setWrongPerson(false)} />
      )}
    </section>
  )
}
