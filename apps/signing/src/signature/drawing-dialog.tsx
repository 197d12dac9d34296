import { useId, useRef, useState } from 'preact/hooks'
import { canReadCanvas } from '../browser/picture.ts'
import { Alert } from '../layout/alert.tsx'
import { Dialog } from '../layout/dialog.tsx'
import type { Signature } from '../session/draft.ts'
import { useTexts } from '../texts/language.ts'
import { NameField } from './name-field.tsx'
import { canDraw, Pad, type PadControls } from './pad.tsx'
import { PictureField } from './picture-field.tsx'
import { useEntry, type Way } from './use-entry.ts'

interface DrawingDialogProps {
  /** The name of the party, as the sender knows it. */
  name: string
  onUse: (signature: Signature) => void
  onClose: () => void
}

export function DrawingDialog({ name, onUse, onClose }: DrawingDialogProps) {
  const { t } = useTexts()
  const [mayDraw] = useState(canDraw)
  // Without the pixels, the page can't find the ink in a picture.
  const [ways] = useState<Way[]>(() => [
    ...(mayDraw ? (['draw'] as const) : []),
    'type',
    ...(canReadCanvas() ? (['picture'] as const) : []),
  ])
  const entry = useEntry(ways[0]!, name)
  const { way, error, setStatus } = entry
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
          {!mayDraw && <p class="hint">{t.drawing.cannotDraw}</p>}
          {ways.length > 1 && <WayChoice ways={ways} way={way} onChoose={entry.choose} />}
          {way === 'type' && (
            <NameField id={`${id}-name`} name={entry.name} errorId={error && `${id}-error`} onName={entry.setName} />
          )}
          {mayDraw && (
            // Hidden, it keeps the drawing.
            <div hidden={way !== 'draw'} class="drawing-area">
              <p class="hint">{t.drawing.hint}</p>
              <Pad
                label={t.drawing.padLabel}
                controls={controls}
                onChange={entry.draw}
                onFull={() => setStatus(t.drawing.full)}
              />
            </div>
          )}
          {way === 'picture' && (
            <PictureField
              id={`${id}-picture`}
              picture={entry.picture}
              isBusy={entry.isBusy}
              onFile={(file) => void entry.choosePicture(file)}
            />
          )}
          <p class="hint" role="status">
            {entry.status}
          </p>
          <Alert text={error} id={`${id}-error`} />
          <div class="buttons">
            {way === 'draw' && <PadButtons controls={controls} isEmpty={entry.isEmpty} onDone={setStatus} />}
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

interface WayChoiceProps {
  ways: Way[]
  way: Way
  onChoose: (way: Way) => void
}

function WayChoice({ ways, way, onChoose }: WayChoiceProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset class="ways">
      <legend class="visually-hidden">{t.drawing.how}</legend>
      {ways.map((each) => (
        <label key={each}>
          <input type="radio" name={id} checked={each === way} onChange={() => onChoose(each)} />
          {t.drawing.ways[each]}
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
