import type { SigningConsent } from '@paraph/client'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentChildren, ComponentProps } from 'preact'
import type { SignWithBankId } from '../bankid/sign-with-bankid.tsx'
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
        <BankId consent={consent} language={session.language} notice={notice} mayGoOn={mayGoOn} />
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

/** Few parties sign with BankID, so its program is loaded only for them. */
function BankId(props: ComponentProps<typeof SignWithBankId>) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('../bankid/sign-with-bankid.tsx'), t.bankId.failed)
  return module ? <module.SignWithBankId {...props} /> : instead
}
