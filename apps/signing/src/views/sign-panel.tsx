import { isParaphError, type SignDocument, type SigningConsent } from '@paraph/client'
import { useLayoutEffect, useState } from 'preact/hooks'
import { keepMarks } from '../fields/keep-marks.ts'
import { type Fields, hasOwnFields } from '../fields/use-fields.ts'
import { useFilling } from '../fields/use-filling.ts'
import { announce } from '@paraph/ui/announce.ts'
import { ActName } from '../layout/act-name.tsx'
import { Alert } from '@paraph/ui/alert.tsx'
import { GoOn, goTo } from '../layout/go-on.tsx'
import { Lazy } from '../layout/lazy.tsx'
import { LineNotice } from '../layout/line-notice.tsx'
import { Statement } from '../layout/statement.tsx'
import { usePage } from '../session/page-context.ts'
import type { Signature } from '../session/signature.ts'
import { hasMorePages, readOn } from '../reader/read-on.ts'
import { hasRead, readingToSend } from '../session/reading.ts'
import type { KnownSession } from '../session/stage.ts'
import { useSending } from '../session/use-sending.ts'
import { Drawing } from '../signature/drawing.tsx'
import { useTexts } from '../texts/language.ts'
import { focusOnReading, ReadingNotice } from './reading-notice.tsx'
import { RejectButton } from './reject-button.tsx'
import type { ReadingProgress } from './use-reading.ts'

const MAIN_BUTTON = '.action .primary:not(.go-on *)'
const LAST_STEP = '.last-step'

interface SignPanelProps {
  session: KnownSession
  consent: SigningConsent
  reading: ReadingProgress
  /** The code for fields, after it was loaded. */
  fields: Fields | 'failed' | undefined
}

/** The acts of the party. */
export function SignPanel({ session, consent, reading, fields }: SignPanelProps) {
  const { t } = useTexts()
  const { draft, token } = usePage()
  const [, setSignature] = useState(draft.signature)
  const { signature } = draft
  const loaded = fields && fields !== 'failed' ? fields : undefined
  const filling = loaded?.filling
  useFilling(filling)
  const hasOpen = filling !== undefined && filling.open.length > 0
  /** Without the code for fields, the party can't sign. */
  const isHeld = hasOwnFields(session) && !filling
  /** How many times the party has added or changed what it signs with. */
  const [added, setAdded] = useState(0)
  // The dialog has given the focus back to its button, and the button to sign may be below the window. The focus moves before the dialog is removed, so a
  // key that the party presses at once reaches the last step.
  useLayoutEffect(() => void (added > 0 && goTo(LAST_STEP, MAIN_BUTTON)), [added])
  const keep = (signature: Signature) => {
    draft.signature = signature
    setSignature(signature)
    if (filling) filling.marksChanged()
    else keepMarks(token, { signature })
    if (!hasOpen) setAdded(added + 1)
  }
  const setScanReady = (isReady: boolean, isFromPhone = false) => {
    setScan(isReady)
    if (isReady && !isFromPhone) setAdded(added + 1)
  }
  /** The pages of the scan have moved the last step away, unless the party has gone on itself. */
  const stayAtLastStep = () => void (document.activeElement?.matches(LAST_STEP) && goTo(LAST_STEP, MAIN_BUTTON))
  const [hasScan, setScan] = useState(session.party.hasScan)
  const [isRefused, setRefused] = useState(false)
  const notice = <ReadingNotice reading={reading} isRefused={isRefused} />
  /** Returns false, and says why, if the party must read or confirm first. */
  const mayGoOn = () => {
    if (hasOpen) return (filling.refuse(), false)
    const isReady = hasRead(reading.state)
    setRefused(!isReady)
    if (!isReady) focusOnReading()
    return isReady
  }
  const { role, requiredSignature } = session.party
  const hasSteps = requiredSignature === 'DRAWING' || requiredSignature === 'MANUAL' || hasOwnFields(session)
  const hasInput = requiredSignature === 'DRAWING' ? signature : requiredSignature === 'MANUAL' ? hasScan : true
  // BankID has a main button of its own. After the return from the app, it goes on in any case.
  const isReady = hasInput && !isHeld && !(hasOpen && requiredSignature === 'BANKID' && !draft.bankIdReturn)
  const lastStep = hasRead(reading.state) ? t.sign.lastStep : t.sign.lastSteps
  const goOn = {
    label: hasSteps && isReady ? `${lastStep}: ${t.sign.title[role]}` : t.act.goTo[role],
    button: MAIN_BUTTON,
    start: hasSteps && isReady ? LAST_STEP : '#action-title',
  }
  /** A document that can't be shown can't be read here. */
  const mustRead = !hasRead(reading.state) && !reading.state.isMissing
  const readFirst = (bar: HTMLElement) => {
    const page = readOn(bar)
    if (page === undefined) goTo(goOn.start, goOn.button)
    else announce(t.reader.page(page, reading.state.pages))
  }
  return (
    <section class="card action" aria-labelledby="action-title">
      <h2 id="action-title" tabIndex={-1}>
        {t.sign.title[role]}
      </h2>
      {isHeld && fields === undefined && <p role="status">{t.loading}</p>}
      {isHeld && fields === 'failed' && (
        <>
          <Alert text={t.fields.notLoaded} />
          <button type="button" class="primary" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </>
      )}
      {loaded && hasOwnFields(session) && (
        <loaded.code.FieldPanel
          filling={loaded.filling}
          session={session}
          onSignature={setSignature}
          onComplete={() => setAdded(added + 1)}
        />
      )}
      {requiredSignature === 'DRAWING' && !isHeld && (
        <Drawing name={session.party.name} signature={signature} onChange={keep} isLater={hasOpen} />
      )}
      {requiredSignature === 'MANUAL' && (
        <Lazy
          load={loadScan}
          props={{ hasScan: session.party.hasScan, onReady: setScanReady, onShown: stayAtLastStep }}
          failed={t.manual.notLoaded}
        />
      )}
      {isReady && (
        <>
          <h3 class="last-step" tabIndex={-1}>
            {lastStep}
          </h3>
          {requiredSignature === 'BANKID' ? (
            <Lazy
              load={loadBankId}
              props={{ consent, language: session.language, notice, mayGoOn }}
              failed={t.bankId.failed}
            />
          ) : (
            <>
              {notice}
              <SignButton
                session={session}
                consent={consent}
                signature={signature}
                mayGoOn={mayGoOn}
                isLater={hasOpen}
              />
            </>
          )}
        </>
      )}
      {isReady && (
        <p class="hint">
          {t.sign.others} {requiredSignature === 'BANKID' && t.sign.othersBankId}
        </p>
      )}
      <RejectButton language={session.language} consent={consent} />
      {!hasOpen && (
        <GoOn
          {...goOn}
          first={mustRead ? { label: t.reading.readOn, act: readFirst, isLeft: hasMorePages } : undefined}
        />
      )}
    </section>
  )
}

const loadBankId = async () => (await import('../bankid/sign-with-bankid.tsx')).SignWithBankId
const loadScan = async () => (await import('../scan/scan.tsx')).Scan

interface SignButtonProps {
  session: KnownSession
  consent: SigningConsent
  signature: Signature | undefined
  mayGoOn: () => boolean
  /** True while another button of the page is the main one. */
  isLater: boolean
}

function SignButton({ session, consent, signature, mayGoOn, isLater }: SignButtonProps) {
  const { t } = useTexts()
  const page = usePage()
  const { signing, show, recover } = page
  const { fault, send, stop } = useSending()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { language } = session

  const sign = async () => {
    if (!mayGoOn()) return
    setBusy(true)
    setError(undefined)
    try {
      const outcome = await send(async (signal) => {
        const reading = await readingToSend(page)
        const body: SignDocument = {
          consentVersion: consent.version,
          ...signature,
          ...page.draft.filling?.toSend(),
          ...reading,
        }
        show(await signing.signDocument(body, { signal }))
      })
      // Clears the instruction to sign, which a screen reader could still find.
      if (outcome === 'done') return announce('')
      if (outcome === 'unknown') setError(t.sign.unknown)
      setBusy(false)
    } catch (error) {
      if (isParaphError(error) && page.draft.filling?.takeFaults(error)) return setBusy(false)
      const hasAnswer = await recover(error)
      if (isParaphError(error, 'consent_outdated')) setError(t.sign.outdated)
      else if (isParaphError(error, 'signature_missing') && !signature) setError(t.manual.missing)
      else setError(hasAnswer ? t.sign.failed : t.sign.unknown)
      setBusy(false)
    }
  }

  return (
    <>
      <Statement text={consent.sign} language={language} id="statement" />
      <Alert text={error} isAnswer />
      {fault && <LineNotice fault={fault} onStop={stop} />}
      <button
        type="button"
        class={isLater ? '' : 'primary'}
        aria-describedby="statement"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || sign())}
      >
        {isBusy ? t.sign.sending : <ActName name={({ sign }) => sign.title[session.party.role]} language={language} />}
      </button>
    </>
  )
}
