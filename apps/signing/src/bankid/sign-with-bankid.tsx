import type { Language, SigningConsent } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { Statement } from '../layout/statement.tsx'
import { usePage } from '../session/page-context.ts'
import { BankIdDialog } from './bankid-dialog.tsx'
import { followOrder, hasEnded } from './follow.ts'
import { keptLink } from '../session/bankid-storage.ts'
import { ownOrder } from '../session/link.ts'
import type { MessageName } from './messages.ts'
import { useBankIdTexts } from './texts/bankid-texts.ts'
import type { Beginning } from './use-order.ts'
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
  const { signing, draft, reload } = usePage()
  const [beginning, begin] = useState<Beginning | undefined>(draft.bankIdReturn && { back: draft.bankIdReturn })
  const [error, setError] = useState<MessageName>()
  const [isInNewTab, setInNewTab] = useState(false)
  /** True if the party has signed in the app, and must go back to another browser. */
  const [isElsewhere, setElsewhere] = useState(false)

  // Finds the order again, if the page was loaded again before the order had ended, or if another browser has started it.
  useEffect(() => {
    if (beginning) return
    const find = async () => {
      const order = await signing.getBankIdOrder()
      // The person may have finished while the page was loaded.
      if (order.status === 'COMPLETE') return reload()
      if (hasEnded(order)) return
      // After the party has signed in the app, the order has neither QR data nor a token to start the app.
      const hasStart = order.qrData !== null || order.autoStartToken !== null
      if (hasStart || keptLink(order.id) || ownOrder.get() === order.id) begin((beginning) => beginning ?? { order })
      else setElsewhere(order.status === 'CONFIRMING')
    }
    find().catch(() => {
      // There is no order, or the server does not answer. The party can start another one.
    })
  }, [signing])

  useEffect(() => {
    if (!isInNewTab) return undefined
    const ending = new AbortController()
    const { signal } = ending
    void followOrder({
      get: (options) => signing.getBankIdOrder(options),
      onOrder: ({ status }) => {
        if (status === 'COMPLETE') void reload()
        // After a failure, the party may try again in the tab.
        return status === 'COMPLETE'
      },
      onOffline: () => {},
      onError: () => setInNewTab(false),
      mayBeMissing: true,
      signal,
    })
    return () => ending.abort()
  }, [isInNewTab, signing])

  const goOnInTab = () => {
    setInNewTab(true)
    announce(t.inNewTab)
  }

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
