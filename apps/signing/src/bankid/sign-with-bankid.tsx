import type { Language, SigningConsent } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Statement } from '../layout/statement.tsx'
import { BankIdDialog } from './bankid-dialog.tsx'
import type { MessageName } from './messages.ts'
import { useBankIdTexts } from './texts/bankid-texts.ts'
import { useBeginning } from './use-beginning.ts'
import { useNewTab } from './use-new-tab.ts'
import { Ways } from './ways.tsx'

export interface SignWithBankIdProps {
  consent: SigningConsent
  language: Language
  /** Says how much of the document the party has seen. */
  notice: ComponentChildren
  /** Returns false, and says why, if the party must read or confirm first. */
  mayGoOn: () => boolean
}

/** The statement, and the ways to sign it with BankID. */
export function SignWithBankId({ consent, language, notice, mayGoOn }: SignWithBankIdProps) {
  const t = useBankIdTexts()
  const { beginning, begin, isElsewhere } = useBeginning()
  const [error, setError] = useState<MessageName>()
  const { isInNewTab, goOnInTab } = useNewTab()

  return (
    <>
      {notice}
      <Statement text={consent.sign} language={language} id="statement" />
      <Alert text={error && t.messages[error]} />
      {isInNewTab && <p class="done">{t.inNewTab}</p>}
      {isElsewhere && !beginning && (
        <p class="notice" role="status">
          {t.elsewhere}
        </p>
      )}
      <Ways
        describedBy="statement"
        onChoose={(device) => {
          setError(undefined)
          if (mayGoOn()) begin({ device })
        }}
        onNewTab={goOnInTab}
      />
      <p class="hint">{t.shows}</p>
      {beginning && (
        <BankIdDialog
          beginning={beginning}
          consent={consent}
          onClose={(reason) => {
            setError(reason)
            begin(undefined)
            if (reason && reason !== 'fieldsRefused') document.getElementById('action-title')!.focus()
          }}
          onNewTab={goOnInTab}
        />
      )}
    </>
  )
}
