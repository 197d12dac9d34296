import type { Initials } from '@paraph/client'
import { useId, useRef, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { PadButtons } from '../../signature/pad-buttons.tsx'
import { canDraw, Pad, type PadControls } from '../../signature/pad.tsx'
import { useTexts } from '../../texts/language.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { type InitialsWay, useInitials } from './use-initials.ts'

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
  const entry = useInitials(name)
  const { way, error } = entry
  const [status, setStatus] = useSaid(page)
  const controls = useRef<PadControls>(undefined)
  return (
    <Dialog title={t.title} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          class="signature-form"
          onSubmit={(event) => {
            event.preventDefault()
            const initials = entry.finish()
            if (!initials) return
            close()
            onUse(initials)
          }}
        >
          {mayDraw && <InitialsWays group={id} way={way} onChoose={entry.choose} />}
          {way === 'type' && (
            <InitialsField id={`${id}-text`} text={entry.text} isWrong={error !== undefined} onText={entry.type} />
          )}
          {mayDraw && (
            // The hidden pad keeps the drawing.
            <div hidden={way !== 'draw'} class="drawing-area">
              <Pad
                label={page.phone.padLabel}
                controls={controls}
                onChange={entry.draw}
                onFull={() => setStatus((page) => page.drawing.full)}
              />
            </div>
          )}
          <p class="hint" role="status">
            {status}
          </p>
          <Alert text={error} />
          <div class="buttons">
            {way === 'draw' && <PadButtons controls={controls} isEmpty={entry.isEmpty} onDone={setStatus} />}
            <span class="buttons end">
              <Button onPress={close}>{page.drawing.cancel}</Button>
              <Button type="submit" look="primary">
                {t.use}
              </Button>
            </span>
          </div>
        </form>
      )}
    </Dialog>
  )
}

interface InitialsWaysProps {
  /** The name that the radio buttons share. */
  group: string
  way: InitialsWay
  onChoose: (way: InitialsWay) => void
}

function InitialsWays({ group, way, onChoose }: InitialsWaysProps) {
  const t = useFieldsTexts().initials
  return (
    <fieldset class="ways">
      <legend class="visually-hidden">{t.how}</legend>
      {(['type', 'draw'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === way} onChange={() => onChoose(each)} />
          {t[each]}
        </label>
      ))}
    </fieldset>
  )
}

interface InitialsFieldProps {
  id: string
  text: string
  isWrong: boolean
  onText: (text: string) => void
}

function InitialsField({ id, text, isWrong, onText }: InitialsFieldProps) {
  const t = useFieldsTexts().initials
  return (
    <>
      <label for={id}>{t.label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        maxLength={10}
        autocomplete="off"
        value={text}
        aria-invalid={isWrong}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
    </>
  )
}
