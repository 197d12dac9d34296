import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

interface DialogProps {
  title: string
  isLarge?: boolean
  /** True if a field in the dialog has `autofocus`, because a person begins to type there at once. */
  isForm?: boolean
  onClose: () => void
  /** Gets the function that closes the dialog and gives the focus back. */
  children: (close: () => void) => ComponentChildren
}

/** A modal dialog. The browser keeps the focus inside, closes it by Escape, and gives the focus back to the button that opened it. */
export function Dialog({ title, isLarge, isForm = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => dialog.current!.showModal(), [])
  return (
    <dialog ref={dialog} class={isLarge ? 'large' : ''} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} tabIndex={-1} autofocus={!isForm}>
        {title}
      </h2>
      {children(() => dialog.current!.close())}
    </dialog>
  )
}
