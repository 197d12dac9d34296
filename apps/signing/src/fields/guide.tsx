import { useRef } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { type Filling, isMark } from './filling.ts'
import { goToField } from './go-to-field.ts'
import { useFieldsTexts } from './texts/fields-texts.ts'

/** Leads to the next open field, and opens its editor. */
export function useGuide(filling: Filling) {
  const t = useFieldsTexts()
  return () => {
    const field = filling.next()
    if (!field) return
    const isInPlace = isMark(field) || field.type === 'CHECKBOX' || field.type === 'RADIO'
    // The editor needs no drawn page.
    if (isInPlace || document.querySelector('.field-layer')) goToField(filling, field)
    announce(t.left(filling.open.length))
    if (!isInPlace) filling.edit(field)
  }
}

interface GuideProps {
  filling: Filling
  /** True if the sender lets the party set its marks in all fields at once. */
  marksAtOnce: boolean
  /** Why the party could not sign. */
  refusal: string | undefined
  /** Called when the party has set the last open marks at once. */
  onComplete: () => void
}

/** The bar at the end of the window, as long as fields are open. After that, the bar leads to the last button. */
export function Guide({ filling, marksAtOnce, refusal, onComplete }: GuideProps) {
  const t = useFieldsTexts()
  const goOn = useGuide(filling)
  const button = useRef<HTMLButtonElement>(null)
  const count = filling.open.length
  const settable = marksAtOnce ? filling.settable : []
  const hasSet = filling.own.some((field) => isMark(field) && filling.valueOf(field) === true)
  const setAll = () => {
    for (const field of settable) filling.set(field, true)
    announce(`${t.allSet(settable.length)} ${filling.open.length > 0 ? t.left(filling.open.length) : t.allDone}`)
    // The pressed button disappears, and must not take the focus with it.
    if (filling.open.length > 0) button.current!.focus()
    else onComplete()
  }
  return (
    <div class="go-on guide">
      <Alert text={refusal} />
      {hasSet && settable.length > 0 && (
        <button type="button" onClick={setAll}>
          {t.setAll(settable.length)}
        </button>
      )}
      <button ref={button} type="button" class="primary" onClick={goOn}>
        {filling.current === undefined ? t.start(count) : t.next(count)}
      </button>
    </div>
  )
}
