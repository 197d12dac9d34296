import { type ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { LineNotice } from '../layout/line-notice.tsx'
import { usePage } from '../page/page-context.ts'
import { useSending } from '../session/use-sending.ts'
import { useTexts } from '../texts/language.ts'
import { Dialog } from '@paraph/ui/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The label of the button. */
  confirm: ComponentChildren
  /** Runs when the party confirms. If it throws, the dialog stays open and shows an error. */
  act: () => Promise<void>
  /** Returns the text for an error. If it returns undefined, the dialog shows a general text. */
  explain?: (error: unknown) => string | undefined
  onClose: () => void
  children: ComponentChildren
}

/** A dialog that explains an act, and asks the party to confirm it, because the act can't be undone. */
export function ConfirmDialog({ title, confirm, act, explain, onClose, children }: ConfirmDialogProps) {
  const { t } = useTexts()
  const { recover } = usePage()
  const { fault, send } = useSending()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await send(act)
    } catch (error) {
      await recover(error)
      setError(explain?.(error) ?? t.reject.failed)
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <Alert text={error} />
          {fault && <LineNotice fault={fault} />}
          <div class="buttons">
            <button type="button" onClick={close}>
              {t.reject.back}
            </button>
            <button type="button" class="danger" aria-disabled={isBusy} onClick={() => void (isBusy || run())}>
              {isBusy ? t.sign.sending : confirm}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
