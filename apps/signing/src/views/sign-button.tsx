import { isParaphError, type SignDocument, type SigningConsent } from '@paraph/client'
import { useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { ActName } from '../layout/act-name.tsx'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { LineNotice } from '../layout/line-notice.tsx'
import { Statement } from '../layout/statement.tsx'
import { usePage } from '../page/page-context.ts'
import { readingToSend } from '../reader/shown/reading.ts'
import type { Signature } from '../session/signature.ts'
import type { KnownSession } from '../session/stage.ts'
import { useSending } from '../session/use-sending.ts'
import { useTexts } from '../texts/language.ts'

interface SignButtonProps {
  session: KnownSession
  consent: SigningConsent
  signature: Signature | undefined
  mayGoOn: () => boolean
  /** True while another button of the page is the main one. */
  isLater: boolean
}

/** The statement, and the button that sends the signature without BankID. */
export function SignButton({ session, consent, signature, mayGoOn, isLater }: SignButtonProps) {
  const { t } = useTexts()
  const page = usePage()
  const { signing, show, recover } = page
  const { fault, send, stop } = useSending()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useSaid(t)
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
      if (outcome === 'unknown') setError((t) => t.sign.unknown)
      setBusy(false)
    } catch (error) {
      if (isParaphError(error) && page.draft.filling?.takeFaults(error)) return setBusy(false)
      const hasAnswer = await recover(error)
      if (isParaphError(error, 'consent_outdated')) setError((t) => t.sign.outdated)
      else if (isParaphError(error, 'signature_missing') && !signature) setError((t) => t.manual.missing)
      else setError((t) => (hasAnswer ? t.sign.failed : t.sign.unknown))
      setBusy(false)
    }
  }

  return (
    <>
      <Statement text={consent.sign} language={language} id="statement" />
      <Alert text={error} isAnswer />
      {fault && <LineNotice fault={fault} onStop={stop} />}
      <Button
        look={isLater ? 'secondary' : 'primary'}
        aria-describedby="statement"
        isBusy={isBusy}
        onPress={() => void sign()}
      >
        {isBusy ? t.sign.sending : <ActName name={({ sign }) => sign.title[session.party.role]} language={language} />}
      </Button>
    </>
  )
}
