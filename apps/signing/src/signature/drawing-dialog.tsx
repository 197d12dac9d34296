import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { canReadCanvas } from '../browser/picture.ts'
import type { Signature } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { NameField } from './name-field.tsx'
import { PadButtons } from './pad-buttons.tsx'
import { canDraw, Pad, type PadControls } from './pad.tsx'
import type { PhoneField } from './phone-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useEntry, type Way } from './use-entry.ts'
import { WayChoice } from './way-choice.tsx'

interface DrawingDialogProps {
  /** The name of the party, as the sender knows it. */
  name: string
  /** The signature that the party changes. */
  changed?: Signature | undefined
  onUse: (signature: Signature) => void
  onClose: () => void
}

export function DrawingDialog({ name, changed, onUse, onClose }: DrawingDialogProps) {
  const { t } = useTexts()
  const [mayDraw] = useState(canDraw)
  // Without the pixels, the page can't find the ink in a picture. Only somebody with a mouse is better off with a phone.
  const [ways] = useState<Way[]>(() => [
    ...(mayDraw ? (['draw'] as const) : []),
    ...(matchMedia('(any-pointer: fine)').matches ? (['phone'] as const) : []),
    'type',
    ...(canReadCanvas() ? (['picture'] as const) : []),
  ])
  const entry = useEntry(ways, name, changed)
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
            // The hidden pad keeps the drawing.
            <div hidden={way !== 'draw'} class="drawing-area">
              <p class="hint">{t.drawing.hint}</p>
              <Pad
                label={t.drawing.padLabel}
                controls={controls}
                start={changed && 'strokes' in changed ? changed.strokes : undefined}
                onChange={entry.draw}
                onFull={() => setStatus((t) => t.drawing.full)}
              />
            </div>
          )}
          {way === 'phone' && <OnPhone strokes={entry.phoneStrokes} onStrokes={entry.drawOnPhone} />}
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
              <Button onPress={close}>{t.drawing.cancel}</Button>
              <Button type="submit" look="primary">
                {t.drawing.use}
              </Button>
            </span>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The program for QR codes is loaded only for a party that draws on its phone. */
function OnPhone(props: ComponentProps<typeof PhoneField>) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('./phone-field.tsx'), t.drawing.phone.failed)
  return module ? <module.PhoneField {...props} /> : instead
}
