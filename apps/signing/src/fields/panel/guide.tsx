import type { SigningField } from '@paraph/client'
import { useRef } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { type Filling, isMark, isSet } from '../../filling/filling.ts'
import { faultTextOf, labelOf } from '../values/describe-field.ts'
import { goToField, isInView } from './go-to-field.ts'
import { Kept } from './kept.tsx'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { typesInPlace } from '../values/types-in-place.ts'

/** Leads to the next open field, and opens its editor or its pad. */
export function useGuide(filling: Filling) {
  const t = useFieldsTexts()
  return () => {
    const field = filling.next()
    if (!field) return
    // The party is at the only open field already, so it needs to know what is still missing.
    const isStill = field.name === filling.current
    const hasPages = document.querySelector('.field-layer') !== null
    const isBox = field.type === 'CHECKBOX' || field.type === 'RADIO'
    const isInPlace = isMark(field) ? filling.hasMark(field) : isBox || typesInPlace()
    const act = () => {
      if (!isInPlace) filling.edit(field)
      else if (isStill) filling.touch(field)
    }
    announce(t.left({ count: filling.open.length }))
    // The editor needs no drawn page.
    if (isInPlace || hasPages) goToField(filling, field, act)
    else act()
  }
}

/** Leads on from a field in which the party has typed, unless the value is wrong. */
export function useFinish(filling: Filling) {
  const goOn = useGuide(filling)
  return (field: SigningField) => {
    if (isSet(filling.valueOf(field))) {
      filling.touch(field)
      if (filling.faultOf(field)) return
    }
    if (filling.open.length > 0) goOn()
    else document.querySelector<HTMLElement>('.last-step, .go-on .primary')?.focus()
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
  const current = filling.open.find(({ name }) => name === filling.current)
  /** The mark at which the party is. It has made this mark, so the main button sets it. */
  const here = current && isMark(current) && filling.hasMark(current) ? current : undefined
  const fault = current && !here ? faultTextOf(filling, current, t) : undefined
  const set = (fields: SigningField[]) => {
    for (const field of fields) filling.set(field, true)
    announce(
      `${t.allSet({ count: fields.length })} ${filling.open.length > 0 ? t.left({ count: filling.open.length }) : t.allDone}`,
    )
    // The pressed button may disappear, and must not take the focus with it.
    if (filling.open.length > 0) button.current!.focus()
    else onComplete()
  }
  const press = () => {
    if (!here) goOn()
    else if (isInView(here)) set([here])
    else goToField(filling, here)
  }
  return (
    <div class="go-on guide">
      <Alert text={refusal ?? (fault && `${labelOf(current!, t)}: ${fault}`)} />
      <Kept filling={filling} />
      {hasSet && settable.length > 0 && (
        <Button onPress={() => set(settable)}>{t.setAll({ count: settable.length })}</Button>
      )}
      <Button ref={button} look="primary" onPress={press}>
        {here
          ? t.setHere[here.type === 'INITIALS' ? 'INITIALS' : 'SIGNATURE']
          : filling.current === undefined
            ? t.start({ count })
            : t.next({ count })}
      </Button>
    </div>
  )
}
