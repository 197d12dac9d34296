import type { Language, SigningConsent } from '@paraph/client'
import { useEffect, useState } from 'preact/hooks'
import { Alert } from '../layout/alert.tsx'
import { useTexts } from '../texts/language.ts'
import type { SignWithBankId } from './sign-with-bankid.tsx'

/** Loads the code for BankID separately, because parties that sign in another way do not need it. */
export function BankId(props: { consent: SigningConsent; language: Language }) {
  const { t } = useTexts()
  const [view, setView] = useState<{ View: typeof SignWithBankId }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    import('./sign-with-bankid.tsx')
      .then(({ SignWithBankId }) => setView({ View: SignWithBankId }))
      .catch(() => setFailed(true))
  }, [])
  if (view) return <view.View {...props} />
  return hasFailed ? (
    <>
      <Alert text={t.bankId.failed} />
      <button type="button" onClick={() => location.reload()}>
        {t.bankId.reload}
      </button>
    </>
  ) : (
    <p role="status">{t.loading}</p>
  )
}
