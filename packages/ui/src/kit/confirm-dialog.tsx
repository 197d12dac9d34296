import type { ComponentChildren } from 'preact'
import { Dialog } from '../dialog.tsx'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  title: string
  /** What the button does, in words of its own: never "Yes" or "OK". */
  confirm: ComponentChildren
  cancel: string
  /** False if what follows does no harm. */
  isDanger?: boolean
  isBusy?: boolean
  /** Gets the function that closes the dialog. */
  onConfirm: (close: () => void) => void
  onClose: () => void
  /** What happens then, and what was wrong with the last try. */
  children?: ComponentChildren
}

/** Asks before something that can't be undone, or that concerns many things at once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, isDanger = true, isBusy = false, onConfirm, onClose, children } = props
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <div class="buttons">
            <Button look={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onPress={() => onConfirm(close)}>
              {confirm}
            </Button>
            <Button onPress={close}>{cancel}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
