import { useId, useRef, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { Heading } from '../layout/heading.tsx'
import type { Strokes } from '../session/signature.ts'
import { PadButtons } from '../signature/pad-buttons.tsx'
import { canDraw, Pad, type PadControls } from '../signature/pad.tsx'
import { isTooLittle } from '../signature/strokes.ts'
import { useTexts } from '../texts/language.ts'
import type { About } from './use-phone.ts'

interface DrawViewProps {
  about: About
  /** Returns false if the drawing was not sent. */
  onSend: (strokes: Strokes) => Promise<boolean>
}

export function DrawView({ about, onSend }: DrawViewProps) {
  const { t } = useTexts()
  const [mayDraw] = useState(canDraw)
  const [strokes, setStrokes] = useState<Strokes>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useSaid(t)
  const [status, setStatus] = useSaid(t)
  const controls = useRef<PadControls>(undefined)
  const id = useId()
  const draw = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
    setStatus(undefined)
  }
  const send = async () => {
    if (isTooLittle(strokes))
      return setError((t) => (strokes.length > 0 ? t.drawing.tooLittle : t.drawing.emptyDrawing))
    setError(undefined)
    setBusy(true)
    if (await onSend(strokes)) return
    setBusy(false)
    setError((t) => t.phone.failed)
  }
  return (
    <section class="card narrow phone">
      <Heading state="draw">{t.phone.title}</Heading>
      <p dir="auto">{t.phone.about({ document: about.documentTitle, name: about.partyName })}</p>
      <form
        noValidate
        class="signature-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <p class="hint">{mayDraw ? t.phone.hint : t.drawing.cannotDraw}</p>
        {mayDraw && (
          <Pad
            label={t.phone.padLabel}
            controls={controls}
            onChange={draw}
            onFull={() => setStatus((t) => t.drawing.full)}
          />
        )}
        <p class="hint" role="status">
          {status}
        </p>
        <Alert text={error} id={`${id}-error`} />
        <div class="buttons">
          <PadButtons controls={controls} isEmpty={strokes.length === 0} onDone={setStatus} />
          <span class="buttons end">
            <Button type="submit" look="primary" isBusy={isBusy}>
              {isBusy ? t.phone.sending : t.phone.send}
            </Button>
          </span>
        </div>
      </form>
    </section>
  )
}
