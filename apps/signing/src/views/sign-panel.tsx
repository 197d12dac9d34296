import { isParaphError, type SignDocument, type SigningConsent } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BankId } from '../bankid/bankid.tsx'
import { ActName } from '../layout/act-name.tsx'
import { Alert } from '../layout/alert.tsx'
import { GoOn } from '../layout/go-on.tsx'
import { Statement } from '../layout/statement.tsx'
import { usePage } from '../session/page-context.ts'
import type { Signature } from '../session/draft.ts'
import type { KnownSession } from '../session/stage.ts'
import { Drawing } from '../signature/drawing.tsx'
import { Scan } from '../signature/scan.tsx'
import { useTexts } from '../texts/language.ts'
import { RejectDialog } from './reject-dialog.tsx'

/** The acts of the party. */
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
  const keepScan = () => {
    setScan(true)
    setAdded(added + 1)
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
      <h2 id="action-title" tabIndex={-1}>
        {t.sign.title[role]}
      </h2>
      {requiredSignature === 'BANKID' && <BankId consent={consent} language={session.language} />}
      {requiredSignature === 'DRAWING' && <Drawing name={session.party.name} signature={signature} onChange={keep} />}
      {requiredSignature === 'MANUAL' && <Scan hasScan={hasScan} onUploaded={keepScan} />}
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
  const { language } = session

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
      <Statement text={consent.sign} language={language} id="statement" />
      <Alert text={error} />
      <button
        type="button"
        class="primary"
        aria-describedby="statement"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || sign())}
      >
        {isBusy ? t.sign.sending : <ActName name={({ sign }) => sign.title[session.party.role]} language={language} />}
      </button>
    </>
  )
}
