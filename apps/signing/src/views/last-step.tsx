import type { SigningConsent } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { Lazy } from '../layout/lazy.tsx'
import type { Signature } from '../session/signature.ts'
import type { KnownSession } from '../session/stage.ts'
import { useTexts } from '../texts/language.ts'
import { SignButton } from './sign-button.tsx'

interface LastStepProps {
  title: string
  session: KnownSession
  consent: SigningConsent
  signature: Signature | undefined
  /** Says how much of the document the party has seen. */
  notice: ComponentChildren
  /** Returns false, and says why, if the party must read or confirm first. */
  mayGoOn: () => boolean
  /** True while another button of the page is the main one. */
  isLater: boolean
}

/** The act itself, with BankID or with a button of the page. */
export function LastStep({ title, session, consent, signature, notice, mayGoOn, isLater }: LastStepProps) {
  const { t } = useTexts()
  const isBankId = session.party.requiredSignature === 'BANKID'
  return (
    <>
      <h3 class="last-step" tabIndex={-1}>
        {title}
      </h3>
      {isBankId ? (
        <Lazy
          load={loadBankId}
          props={{ consent, language: session.language, notice, mayGoOn }}
          failed={t.bankId.failed}
        />
      ) : (
        <>
          {notice}
          <SignButton session={session} consent={consent} signature={signature} mayGoOn={mayGoOn} isLater={isLater} />
        </>
      )}
      <p class="hint">
        {t.sign.others} {isBankId && t.sign.othersBankId}
      </p>
    </>
  )
}

const loadBankId = async () => (await import('../bankid/sign-with-bankid.tsx')).SignWithBankId
