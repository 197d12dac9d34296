import type { Initials } from '@paraph/client'
import { useId, useRef, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import type { Strokes } from '../session/signature.ts'
import { PadButtons } from '../signature/pad-buttons.tsx'
import { canDraw, Pad, type PadControls } from '../signature/pad.tsx'
import { useTexts } from '../texts/language.ts'
import { useFieldsTexts } from './texts/fields-texts.ts'
import { thinOut } from './thin-out.ts'

interface InitialsDialogProps {
  /** The name of the party. */
  name: string
  onUse: (initials: Initials) => void
  onClose: () => void
}

export function InitialsDialog({ name, onUse, onClose }: InitialsDialogProps) {
  const { t: page } = useTexts()
  const t = useFieldsTexts().initials
  const id = useId()
  const [mayDraw] = useState(canDraw)
  const [way, setWay] = useState<'type' | 'draw'>('type')
  const [text, setText] = useState(initialsOf(name))
  const [strokes, setStrokes] = useState<Strokes>([])
  const [status, setStatus] = useState('')
  const [error, setError] = useState<string>()
  const controls = useRef<PadControls>(undefined)
  const finish = (): Initials | undefined => {
    if (way === 'type') {
      if (text.trim()) return { text: text.trim() }
      setError(t.empty)
      return undefined
    }
    if (strokes.flat().length < 3) setError(t.tooLittle)
    const thin = thinOut(strokes)
    if (!thin) setError(t.tooMuch)
    return thin && strokes.flat().length >= 3 ? { strokes: thin } : undefined
  }
  return (
    <Dialog title={t.title} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          class="signature-form"
          onSubmit={(event) => {
            event.preventDefault()
            const initials = finish()
            if (!initials) return
            close()
            onUse(initials)
          }}
        >
          {mayDraw && (
            <fieldset class="ways">
              <legend class="visually-hidden">{t.how}</legend>
              {(['type', 'draw'] as const).map((each) => (
                <label key={each}>
                  <input type="radio" name={id} checked={each === way} onChange={() => setWay(each)} />
                  {t[each]}
                </label>
              ))}
            </fieldset>
          )}
          {way === 'type' ? (
            <>
              <label for={`${id}-text`}>{t.label}</label>
              <input
                id={`${id}-text`}
                type="text"
                dir="auto"
                maxLength={10}
                autocomplete="off"
                value={text}
                aria-invalid={error !== undefined}
                onInput={({ currentTarget }) => setText(currentTarget.value)}
              />
            </>
          ) : (
            <div class="drawing-area">
              <Pad
                label={page.phone.padLabel}
                controls={controls}
                onChange={setStrokes}
                onFull={() => setStatus(page.drawing.full)}
              />
            </div>
          )}
          <p class="hint" role="status">
            {status}
          </p>
          <Alert text={error} />
          <div class="buttons">
            {way === 'draw' && <PadButtons controls={controls} isEmpty={strokes.length === 0} onDone={setStatus} />}
            <span class="buttons end">
              <button type="button" onClick={close}>
                {page.drawing.cancel}
              </button>
              <button type="submit" class="primary">
                {t.use}
              </button>
            </span>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The first letters of the names, at most four. */
function initialsOf(name: string): string {
  return Array.from(name.matchAll(/(?<![\p{L}\p{M}'’])\p{L}\p{M}*/gu), ([letter]) => letter.toUpperCase())
    .slice(0, 4)
    .join('')
}
