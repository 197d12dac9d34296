import type { SigningField } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { faultTextOf, labelOf } from '../values/describe-field.ts'
import { bringAbove } from './go-to-field.ts'
import { type Filling, isSet } from '../../filling/filling.ts'
import { Kept } from './kept.tsx'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { ValueControl } from '../values/value-control.tsx'

interface SheetProps {
  filling: Filling
  field: SigningField
  /** Goes on with the next open field. */
  onNext: () => void
  onClose: () => void
}

/** The editor at the end of the window. The page behind it shows the value in its place. */
export function Sheet({ filling, field, onNext, onClose }: SheetProps) {
  const t = useFieldsTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const goesOn = useRef(false)
  const id = useId()
  useLayoutEffect(() => {
    dialog.current!.showModal()
    dialog.current!.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [])
  useEffect(() => stayAboveKeyboard(dialog.current!, () => bringAbove(field, dialog.current!)), [])
  const fault = faultTextOf(filling, field, t)
  useLayoutEffect(() => bringAbove(field, dialog.current!), [fault])
  const others = filling.open.filter(({ name }) => name !== field.name).length
  const finish = () => {
    // The guide comes back to an empty field after the others.
    const isSkipped = others > 0 && !isSet(filling.valueOf(field))
    if (!isSkipped) filling.touch(field)
    if (!isSkipped && filling.faultOf(field)) {
      dialog.current!.querySelector<HTMLElement>('input, textarea, select')?.focus()
      return
    }
    goesOn.current = others > 0
    dialog.current!.close()
  }
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={`${id}-label`}
      onClose={() => {
        onClose()
        if (goesOn.current) onNext()
      }}
      onClick={({ target }) => void (target === dialog.current && dialog.current!.close())}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <label id={`${id}-label`} for={id}>
          {labelOf(field, t)}{' '}
          <span class="hint">
            ({[t.pages({ count: 1, pages: field.page }), field.required ? t.required : t.optional].join(', ')})
          </span>
        </label>
        <ValueControl filling={filling} field={field} id={id} describedBy={fault && `${id}-fault`} at="editor" />
        {fault && (
          <p class="error" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
        <Kept filling={filling} />
        <div class="buttons">
          <Button onPress={() => dialog.current!.close()}>{t.close}</Button>
          <Button type="submit" look="primary">
            {others > 0 ? t.goNext : t.done}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** The keyboard of a phone covers the end of the window, and the window does not become smaller for it. */
function stayAboveKeyboard(dialog: HTMLElement, onMoved: () => void): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const move = () => {
    // A view that is zoomed in is smaller too, but has no keyboard.
    const covered = view.scale > 1.01 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop)
    const margin = `${covered}px`
    if (dialog.style.marginBottom === margin) return
    dialog.style.marginBottom = margin
    onMoved()
  }
  const ended = new AbortController()
  view.addEventListener('resize', move, ended)
  view.addEventListener('scroll', move, ended)
  move()
  return () => ended.abort()
}
