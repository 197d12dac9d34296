import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { ComponentChildren, ComponentProps } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { PadButtons } from './pad-buttons.tsx'
import { Pad, type PadControls } from './pad.tsx'

interface MarkDialogProps<Mark> extends Pick<ComponentProps<typeof Dialog>, 'title' | 'isLarge' | 'onClose'> {
  /** Undefined if the browser lets nobody draw. */
  pad: Omit<ComponentProps<typeof Pad>, 'controls'> | undefined
  /** What stands above the pad. */
  hint?: string
  isDrawing: boolean
  /** True if nothing is drawn yet. */
  isEmpty: boolean
  status: string | undefined
  onStatus: ComponentProps<typeof PadButtons>['onDone']
  error: string | undefined
  /** The words of the main button. */
  use: string
  /** Returns what the party has made. Says why, and returns undefined, if that is not enough. */
  finish: () => Mark | undefined
  onUse: (mark: Mark) => void
  /** The choice of a way, and what the ways without a pad ask. Gets the identifier of the error. */
  children: (errorId: string | undefined) => ComponentChildren
}

/** The dialog in which a party makes its signature or its initials: by drawing, or in another way. */
export function MarkDialog<Mark>(props: MarkDialogProps<Mark>) {
  const { pad, hint, isDrawing, isEmpty, status, onStatus, error, use, finish, onUse, children, ...dialog } = props
  const { t } = useTexts()
  const id = useId()
  const controls = useRef<PadControls>(undefined)
  return (
    <Dialog {...dialog}>
      {(close) => (
        <form
          noValidate
          class="signature-form"
          onSubmit={(event) => {
            event.preventDefault()
            const mark = finish()
            if (mark === undefined) return
            close()
            onUse(mark)
          }}
        >
          {children(error && `${id}-error`)}
          {pad && (
            // The hidden pad keeps the drawing.
            <div hidden={!isDrawing} class="drawing-area">
              {hint && <p class="hint">{hint}</p>}
              <Pad {...pad} controls={controls} />
            </div>
          )}
          <p class="hint" role="status">
            {status}
          </p>
          <Alert text={error} id={`${id}-error`} />
          <div class="buttons">
            {isDrawing && <PadButtons controls={controls} isEmpty={isEmpty} onDone={onStatus} />}
            <span class="buttons end">
              <Button onPress={close}>{t.drawing.cancel}</Button>
              <Button type="submit" look="primary">
                {use}
              </Button>
            </span>
          </div>
        </form>
      )}
    </Dialog>
  )
}
