import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useId, useState } from 'preact/hooks'
import { canReadCanvas } from '../browser/picture.ts'
import type { Signature } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { NameField } from './name-field.tsx'
import { canDraw } from './pad.tsx'
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
  const { way, setStatus } = entry
  const id = useId()
  const pad = {
    label: t.drawing.padLabel,
    start: changed && 'strokes' in changed ? changed.strokes : undefined,
    onChange: entry.draw,
    onFull: () => setStatus((t) => t.drawing.full),
  }
  return (
    <MarkDialog
      title={t.drawing.title}
      isLarge
      pad={mayDraw ? pad : undefined}
      hint={t.drawing.hint}
      isDrawing={way === 'draw'}
      isEmpty={entry.isEmpty}
      status={entry.status}
      onStatus={setStatus}
      error={entry.error}
      use={t.drawing.use}
      finish={entry.finish}
      onUse={onUse}
      onClose={onClose}
    >
      {(errorId) => (
        <>
          {!mayDraw && <p class="hint">{t.drawing.cannotDraw}</p>}
          {ways.length > 1 && (
            <WayChoice label={t.drawing.how} ways={ways} names={t.drawing.ways} way={way} onChoose={entry.choose} />
          )}
          {way === 'type' && <NameField id={`${id}-name`} name={entry.name} errorId={errorId} onName={entry.setName} />}
          {way === 'phone' && <OnPhone strokes={entry.phoneStrokes} onStrokes={entry.drawOnPhone} />}
          {way === 'picture' && (
            <PictureField
              id={`${id}-picture`}
              picture={entry.picture}
              isBusy={entry.isBusy}
              onFile={(file) => void entry.choosePicture(file)}
            />
          )}
        </>
      )}
    </MarkDialog>
  )
}

/** The program for QR codes is loaded only for a party that draws on its phone. */
function OnPhone(props: ComponentProps<typeof PhoneField>) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('./phone-field.tsx'), t.drawing.phone.failed)
  return module ? <module.PhoneField {...props} /> : instead
}
