import type { ComponentChildren } from 'preact'
import { Dialog } from '../dialog.tsx'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  title: string
  /** What the button does, in words of its own: never "Yes" or "OK". */
  confirm: ComponentChildren
  cancel: string
  isBusy?: boolean
  /** Gets the function that closes the dialog. */
  onConfirm: (close: () => void) => void
  onClose: () => void
  /** What happens then, and what was wrong with the last try. */
  children?: ComponentChildren
}

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, isBusy = false, onConfirm, onClose, children } = props
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <div class="buttons">
            <Button look="danger" isBusy={isBusy} onPress={() => onConfirm(close)}>
              {confirm}
            </Button>
            <Button onPress={close}>{cancel}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
