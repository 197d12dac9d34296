import { isParaphError, type SignDocument, type SigningConsent } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Alert } from '../layout/alert.tsx'
import { GoOn } from '../layout/go-on.tsx'
import { Lazy } from '../layout/lazy.tsx'
import { usePage } from '../session/page-context.ts'
import type { Signature } from '../session/draft.ts'
import type { KnownSession } from '../session/stage.ts'
import { Drawing } from '../signature/drawing.tsx'
import { texts, useTexts } from '../texts/language.ts'
import { RejectDialog } from './reject-dialog.tsx'

/** The acts of the party. The names of their buttons are in the language of the statement, because the statement uses these names. */
export function SignPanel({ session, consent }: { session: KnownSession; consent: SigningConsent }) {
  const { t } = useTexts()
  const { draft } = usePage()
  const [signature, setSignature] = useState(draft.signature)
  const lastStep = useRef<HTMLHeadingElement>(null)
  /** How many times the party has added or changed what it signs with. */
  const [added, setAdded] = useState(0)
  // The dialog has given the focus back to its button, and the button to sign may be below the window.
  useEffect(() => void (added > 0 && lastStep.current && showLastStep(lastStep.current)), [added])
  const keep = (signature: Signature) => {
    draft.signature = signature
    setSignature(signature)
    setAdded(added + 1)
  }
  const setScanReady = (isReady: boolean) => {
    setScan(isReady)
    if (isReady) setAdded(added + 1)
  }
  const [hasScan, setScan] = useState(session.party.hasScan)
  const [isRejecting, setRejecting] = useState(false)
  const { role, requiredSignature } = session.party
  const hasSteps = requiredSignature === 'DRAWING' || requiredSignature === 'MANUAL'
  const isReady =
    requiredSignature === 'DRAWING'
      ? signature
      : requiredSignature === 'MANUAL'
        ? hasScan
        : requiredSignature !== 'BANKID'
  return (
    <section class="card action" aria-labelledby="action-title">
      <h2 id="action-title" tabIndex={-1} lang={session.language.toLowerCase()}>
        {texts[session.language].sign.title[role]}
      </h2>
      {requiredSignature === 'BANKID' && (
        <Lazy
          load={loadBankId}
          props={{ consent, language: session.language.toLowerCase() }}
          failed={t.bankId.failed}
        />
      )}
      {requiredSignature === 'DRAWING' && <Drawing name={session.party.name} signature={signature} onChange={keep} />}
      {requiredSignature === 'MANUAL' && (
        <Lazy
          load={loadScan}
          props={{ hasScan: session.party.hasScan, onReady: setScanReady }}
          failed={t.manual.notLoaded}
        />
      )}
      {isReady && (
        <>
          {hasSteps && (
            <h3 ref={lastStep} class="last-step" tabIndex={-1}>
              {t.sign.lastStep}
            </h3>
          )}
          <SignButton session={session} consent={consent} signature={signature} />
        </>
      )}
      <button type="button" class="quiet" onClick={() => setRejecting(true)}>
        {t.sign.reject}
      </button>
      {isRejecting && (
        <RejectDialog language={session.language} consent={consent} onClose={() => setRejecting(false)} />
      )}
      <GoOn
        label={hasSteps && isReady ? t.sign.lastStep : t.act.goTo[role]}
        button=".action .primary:not(.go-on *)"
        start={hasSteps && isReady ? '.last-step' : '#action-title'}
      />
    </section>
  )
}

const loadBankId = async () => (await import('../bankid/sign-with-bankid.tsx')).SignWithBankId
const loadScan = async () => (await import('../scan/scan.tsx')).Scan

function showLastStep(heading: HTMLElement) {
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}

interface SignButtonProps {
  session: KnownSession
  consent: SigningConsent
  signature: Signature | undefined
}

function SignButton({ session, consent, signature }: SignButtonProps) {
  const { t } = useTexts()
  const { signing, show, recover } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const language = session.language.toLowerCase()

  const sign = async () => {
    setBusy(true)
    setError(undefined)
    const body: SignDocument = { consentVersion: consent.version, ...signature }
    try {
      show(await signing.signDocument(body))
    } catch (error) {
      const hasAnswer = await recover(error)
      if (isParaphError(error, 'consent_outdated')) setError(t.sign.outdated)
      else if (isParaphError(error, 'signature_missing') && !signature) setError(t.manual.missing)
      else setError(hasAnswer ? t.sign.failed : t.sign.unknown)
      setBusy(false)
    }
  }

  return (
    <>
      <p class="statement" id="statement" lang={language} dir="auto">
        {consent.sign}
      </p>
      <Alert text={error} />
      <button
        type="button"
        class="primary"
        lang={language}
        aria-describedby="statement"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || sign())}
      >
        {isBusy ? texts[session.language].sign.sending : texts[session.language].sign.title[session.party.role]}
      </button>
    </>
  )
}
