import { type ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { LineNotice } from '../layout/line-notice.tsx'
import { usePage } from '../page/page-context.ts'
import { useSending } from '../session/use-sending.ts'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'
import { ConfirmDialog } from '@paraph/ui/kit/confirm-dialog.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'

interface ConfirmActProps {
  title: string
  /** The label of the button. */
  confirm: ComponentChildren
  /** Runs when the party confirms. If it throws, the dialog stays open and shows an error. */
  act: () => Promise<void>
  /** Returns the text for an error. If it returns undefined, the dialog shows a general text. */
  explain?: (error: unknown, t: Texts) => string | undefined
  onClose: () => void
  children: ComponentChildren
}

/** A dialog that explains an act, and asks the party to confirm it, because the act can't be undone. */
export function ConfirmAct({ title, confirm, act, explain, onClose, children }: ConfirmActProps) {
  const { t } = useTexts()
  const { recover } = usePage()
  const { fault, send } = useSending()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useSaid(t)
  const run = async (close: () => void) => {
    setBusy(true)
    setError(undefined)
    try {
      if ((await send(act)) === 'previewed') close()
    } catch (error) {
      await recover(error)
      setError((t) => explain?.(error, t) ?? t.reject.failed)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={isBusy ? t.sign.sending : confirm}
      cancel={t.reject.back}
      isBusy={isBusy}
      onConfirm={(close) => void run(close)}
      onClose={onClose}
    >
      {children}
      <Alert text={error} />
      {fault && <LineNotice fault={fault} />}
    </ConfirmDialog>
  )
}
