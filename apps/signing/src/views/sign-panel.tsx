import { isParaphError, type SignDocument, type SigningConsent } from '@paraph/client'
import { useState } from 'preact/hooks'
import { BankId } from '../bankid/bankid.tsx'
import { Alert } from '../layout/alert.tsx'
import { usePage } from '../session/page-context.ts'
import type { Signature } from '../session/draft.ts'
import type { KnownSession } from '../session/stage.ts'
import { Drawing } from '../signature/drawing.tsx'
import { Scan } from '../signature/scan.tsx'
import { texts, useTexts } from '../texts/language.ts'
import { RejectDialog } from './reject-dialog.tsx'

/** The acts of the party. The names of their buttons are in the language of the statement, because the statement uses these names. */
export function SignPanel({ session, consent }: { session: KnownSession; consent: SigningConsent }) {
  const { t } = useTexts()
  const { draft } = usePage()
  const [signature, setSignature] = useState(draft.signature)
  const keep = (signature: Signature) => {
    draft.signature = signature
    setSignature(signature)
  }
  const [hasScan, setScan] = useState(session.party.hasScan)
  const [isRejecting, setRejecting] = useState(false)
  const { role, requiredSignature } = session.party
  const isReady =
    requiredSignature === 'DRAWING'
      ? signature
      : requiredSignature === 'MANUAL'
        ? hasScan
        : requiredSignature !== 'BANKID'
  return (
    <section class="card action" id="action" aria-labelledby="action-title">
      <h2 id="action-title" tabIndex={-1} lang={session.language.toLowerCase()}>
        {texts[session.language].sign.title[role]}
      </h2>
      {requiredSignature === 'BANKID' && <BankId consent={consent} language={session.language.toLowerCase()} />}
      {requiredSignature === 'DRAWING' && <Drawing signature={signature} onChange={keep} />}
      {requiredSignature === 'MANUAL' && <Scan hasScan={hasScan} onUploaded={() => setScan(true)} />}
      {isReady && <SignButton session={session} consent={consent} signature={signature} />}
      <button type="button" class="quiet" onClick={() => setRejecting(true)}>
        {t.sign.reject}
      </button>
      {isRejecting && (
        <RejectDialog language={session.language} consent={consent} onClose={() => setRejecting(false)} />
      )}
    </section>
  )
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
