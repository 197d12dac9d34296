import type { SigningConsent } from '@paraph/client'
import { useEffect, useRef } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { hasEnded } from './follow.ts'
import type { MessageName } from './messages.ts'
import { PendingOrder } from './pending-order.tsx'
import { useBankIdTexts } from './texts/bankid-texts.ts'
import { type Beginning, useOrder } from './use-order.ts'
import { Ways } from './ways.tsx'

interface BankIdDialogProps {
  beginning: Beginning
  consent: SigningConsent
  /** Gets the reason if the party must read the document again. */
  onClose: (reason?: MessageName) => void
  /** Called when the party opens the page in a new tab. */
  onNewTab: () => void
}

/** From the start of an order to its end. Closing the dialog cancels the order. */
export function BankIdDialog({ beginning, consent, onClose, onNewTab }: BankIdDialogProps) {
  const t = useBankIdTexts()
  const content = useRef<HTMLDivElement>(null)
  const { state, start, cancel } = useOrder(beginning, consent, (reason) =>
    // Without a reason, the button that opened the dialog gets the focus back.
    reason ? onClose(reason) : content.current!.closest('dialog')!.close(),
  )

  // If the button that had the focus is gone, the title gets it.
  useEffect(() => {
    const dialog = content.current!.closest('dialog')!
    if (!dialog.contains(document.activeElement)) dialog.querySelector('h2')!.focus()
  }, [state])

  const isPending = state.kind === 'order' && !hasEnded(state.order)
  return (
    <Dialog
      title={t.title}
      onClose={() => {
        cancel()
        onClose()
      }}
    >
      {(close) => {
        const goOnInTab = () => {
          close()
          onNewTab()
        }
        return (
          <div class="bankid" ref={content}>
            {state.kind === 'order' ? (
              <PendingOrder {...state} onStart={start} onNewTab={goOnInTab} />
            ) : state.kind === 'failed' ? (
              <>
                <Alert text={`${t.messages[state.message]} ${t.nothingSigned}`} />
                <Ways onChoose={start} onNewTab={goOnInTab} />
              </>
            ) : (
              <p role="status">{state.kind === 'back' ? t.returned : t.starting}</p>
            )}
            <Button onPress={close}>{isPending || state.kind === 'starting' ? t.cancel : t.close}</Button>
          </div>
        )
      }}
    </Dialog>
  )
}
