import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { announce } from '../browser/announce.ts'
import type { Signature, Strokes } from '../session/draft.ts'
import { useTexts } from '../texts/language.ts'
import { Dialog } from '../layout/dialog.tsx'
import { canDraw, Pad } from './pad.tsx'
import { FIELD, toPath } from './strokes.ts'

interface DrawingProps {
  signature: Signature | undefined
  onChange: (signature: Signature) => void
}

/** The signature that the party has drawn or typed, and the dialog in which it does. */
export function Drawing({ signature, onChange }: DrawingProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const use = (signature: Signature) => {
    onChange(signature)
    announce(t.drawing.added)
  }
  return (
    <>
      {signature && 'strokes' in signature && (
        <svg class="ink" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} role="img" aria-label={t.drawing.preview}>
          <path d={toPath(signature.strokes)} />
        </svg>
      )}
      {signature && 'typedName' in signature && (
        <p class="ink typed" dir="auto" aria-label={t.drawing.typed(signature.typedName)} role="img">
          {signature.typedName}
        </p>
      )}
      <button type="button" class={signature ? '' : 'primary'} onClick={() => setOpen(true)}>
        {signature ? t.drawing.change : t.drawing.add}
      </button>
      {isOpen && <DrawingDialog onUse={use} onClose={() => setOpen(false)} />}
    </>
  )
}

function DrawingDialog({ onUse, onClose }: { onUse: (signature: Signature) => void; onClose: () => void }) {
  const { t } = useTexts()
  const [mayDraw] = useState(canDraw)
  const [isTyping, setTyping] = useState(!mayDraw)
  const [strokes, setStrokes] = useState<Strokes>([])
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')
  const [name, setName] = useState('')
  const nameInput = useRef<HTMLInputElement>(null)
  const controls = useRef<{ undo: () => void; clear: () => void } | undefined>(undefined)
  const id = useId()
  const choose = (typing: boolean) => {
    setTyping(typing)
    setStrokes([])
    setError(undefined)
    setStatus('')
  }
  const change = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
    setStatus('')
  }
  const undo = () => {
    controls.current?.undo()
    setStatus(t.drawing.undone)
  }
  const clear = () => {
    controls.current?.clear()
    setStatus(t.drawing.cleared)
  }
  useEffect(() => void (error === t.drawing.emptyName && nameInput.current?.focus()), [error])

  const use = (close: () => void) => {
    const typedName = name.trim()
    if (isTyping && !typedName) return setError(t.drawing.emptyName)
    if (!isTyping && strokes.length === 0) return setError(t.drawing.emptyDrawing)
    close()
    onUse(isTyping ? { typedName } : { strokes })
  }

  return (
    <Dialog title={t.drawing.title} isLarge onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            use(close)
          }}
        >
          {mayDraw ? (
            <fieldset class="ways">
              <legend class="visually-hidden">{t.drawing.how}</legend>
              {[false, true].map((typing) => (
                <label key={String(typing)}>
                  <input
                    type="radio"
                    name={`${id}-way`}
                    checked={isTyping === typing}
                    onChange={() => choose(typing)}
                  />
                  {typing ? t.drawing.type : t.drawing.draw}
                </label>
              ))}
            </fieldset>
          ) : (
            <p class="hint">{t.drawing.cannotDraw}</p>
          )}
          {isTyping ? (
            <>
              <label for={`${id}-name`}>{t.drawing.name}</label>
              <input
                ref={nameInput}
                id={`${id}-name`}
                type="text"
                autocomplete="name"
                maxLength={200}
                dir="auto"
                value={name}
                required
                aria-invalid={error !== undefined}
                aria-describedby={error && `${id}-error`}
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
              {name.trim() && (
                <p class="ink typed" dir="auto" aria-hidden="true">
                  {name.trim()}
                </p>
              )}
            </>
          ) : (
            <>
              <p class="hint">{t.drawing.hint}</p>
              <Pad
                label={t.drawing.padLabel}
                controls={controls}
                onChange={change}
                onFull={() => setStatus(t.drawing.full)}
              />
            </>
          )}
          <p class="hint" role="status">
            {status}
          </p>
          {error && (
            <p class="error" id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
          <div class="buttons">
            {!isTyping && (
              <>
                <button type="button" aria-disabled={strokes.length === 0} onClick={undo}>
                  {t.drawing.undo}
                </button>
                <button type="button" aria-disabled={strokes.length === 0} onClick={clear}>
                  {t.drawing.clear}
                </button>
              </>
            )}
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
