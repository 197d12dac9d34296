import { useId, useRef, useState } from 'preact/hooks'
import { Alert } from '../layout/alert.tsx'
import { Dialog } from '../layout/dialog.tsx'
import type { Signature } from '../session/draft.ts'
import { useTexts } from '../texts/language.ts'
import { NameField } from './name-field.tsx'
import { canDraw, Pad, type PadControls } from './pad.tsx'
import { useEntry } from './use-entry.ts'

interface DrawingDialogProps {
  /** The name of the party, as the sender knows it. */
  name: string
  onUse: (signature: Signature) => void
  onClose: () => void
}

export function DrawingDialog({ name, onUse, onClose }: DrawingDialogProps) {
  const { t } = useTexts()
  const [mayDraw] = useState(canDraw)
  const entry = useEntry(!mayDraw, name)
  const { isTyping, error, setStatus } = entry
  const controls = useRef<PadControls>(undefined)
  const id = useId()
  const use = (close: () => void) => {
    const signature = entry.finish()
    if (!signature) return
    close()
    onUse(signature)
  }
  return (
    <Dialog title={t.drawing.title} isLarge onClose={onClose}>
      {(close) => (
        <form
          noValidate
          class="signature-form"
          onSubmit={(event) => {
            event.preventDefault()
            use(close)
          }}
        >
          {mayDraw ? (
            <WayChoice isTyping={isTyping} onChoose={entry.choose} />
          ) : (
            <p class="hint">{t.drawing.cannotDraw}</p>
          )}
          {isTyping && (
            <NameField id={`${id}-name`} name={entry.name} errorId={error && `${id}-error`} onName={entry.setName} />
          )}
          {mayDraw && (
            // Hidden, it keeps the drawing.
            <div hidden={isTyping} class="drawing-area">
              <p class="hint">{t.drawing.hint}</p>
              <Pad
                label={t.drawing.padLabel}
                controls={controls}
                onChange={entry.draw}
                onFull={() => setStatus(t.drawing.full)}
              />
            </div>
          )}
          <p class="hint" role="status">
            {entry.status}
          </p>
          <Alert text={error} id={`${id}-error`} />
          <div class="buttons">
            {!isTyping && <PadButtons controls={controls} isEmpty={entry.isEmpty} onDone={setStatus} />}
            <span class="buttons end">
              <button type="button" onClick={close}>
                {t.drawing.cancel}
              </button>
              <button type="submit" class="primary">
                {t.drawing.use}
              </button>
            </span>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function WayChoice({ isTyping, onChoose }: { isTyping: boolean; onChoose: (typing: boolean) => void }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset class="ways">
      <legend class="visually-hidden">{t.drawing.how}</legend>
      {[false, true].map((typing) => (
        <label key={String(typing)}>
          <input type="radio" name={id} checked={isTyping === typing} onChange={() => onChoose(typing)} />
          {typing ? t.drawing.type : t.drawing.draw}
        </label>
      ))}
    </fieldset>
  )
}

interface PadButtonsProps {
  controls: { current: PadControls | undefined }
  isEmpty: boolean
  /** Gets the text that says what the button did. */
  onDone: (text: string) => void
}

function PadButtons({ controls, isEmpty, onDone }: PadButtonsProps) {
  const { t } = useTexts()
  const undo = () => {
    controls.current?.undo()
    onDone(t.drawing.undone)
  }
  const clear = () => {
    controls.current?.clear()
    onDone(t.drawing.cleared)
  }
  return (
    <>
      <button type="button" aria-disabled={isEmpty} onClick={undo}>
        {t.drawing.undo}
      </button>
      <button type="button" aria-disabled={isEmpty} onClick={clear}>
        {t.drawing.clear}
      </button>
    </>
  )
}
