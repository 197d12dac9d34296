import type { SigningField } from '@paraph/client'
import { writeValue } from '@paraph/contract/written-values'
import { formatTime, isWholeDay } from '@paraph/ui/times.ts'
import { useState } from 'preact/hooks'
import { labelOf } from './describe-field.ts'
import { keyboardOf } from './keyboard.ts'
import { type Filling, isSet } from '../../filling/filling.ts'
import { useTexts } from '../../texts/language.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { faultOf, maxLengthOf, toValue } from '../../filling/value-faults.ts'

interface ValueControlProps {
  filling: Filling
  field: SigningField
  id: string
  describedBy: string | undefined
  /** Where the control stands. The guide goes to the controls of the pages, and to those of the list when there are no drawn pages. */
  at: 'page' | 'list' | 'editor'
  /** Called when the party presses Enter in a field of one line. The form of the editor needs no such function. */
  onEnter?: () => void
}

/** The control in which a text, a number, a date or a choice is entered. */
export function ValueControl({ filling, field, id, describedBy, at, onEnter }: ValueControlProps) {
  const t = useFieldsTexts()
  const { language } = filling
  const page = useTexts().language
  const value = filling.valueOf(field)
  const label = labelOf(field, t)
  const known = typeof value === 'string' ? value : ''
  // The control of a date writes it in the form of the device by itself, so the words below it say which day it is.
  const written = field.type === 'NUMBER' ? writeValue(field, known, language) : known
  const [typed, setTyped] = useState(written)
  // The party types `9500,50`, and the value is `9500.50`. What it has typed stays as it is.
  const shown = toValue(field, typed, language) === known ? typed : written
  const enter = (text: string) => {
    setTyped(text)
    filling.set(field, toValue(field, text, language))
  }
  const shared = {
    id,
    'data-field': at === 'editor' ? undefined : field.name,
    'aria-required': field.required,
    'aria-invalid': filling.shownFaultOf(field) !== undefined,
    'aria-describedby': describedBy,
    value: shown,
    ...(at === 'page' && {
      'aria-label': t.about({ label, page: field.page }),
      title: label,
      placeholder: label,
      onFocus: () => filling.current === field.name || filling.goTo(field),
    }),
    onBlur: () => void (isSet(filling.valueOf(field)) && filling.touch(field)),
  }
  if (field.type === 'DROPDOWN') {
    return (
      <select {...shared} onChange={({ currentTarget }) => enter(currentTarget.value)}>
        <option value="">{at === 'page' ? label : t.none}</option>
        {field.options!.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value}
          </option>
        ))}
      </select>
    )
  }
  if (field.multiline) {
    return (
      <textarea
        {...shared}
        rows={4}
        dir="auto"
        maxLength={maxLengthOf(field)}
        onInput={({ currentTarget }) => enter(currentTarget.value)}
      />
    )
  }
  const isRead = field.type === 'NUMBER' && isSet(value) && faultOf(field, value) === undefined
  return (
    <>
      <input
        {...shared}
        {...keyboardOf(field)}
        dir={field.type === 'TEXT' ? 'auto' : undefined}
        maxLength={field.type === 'TEXT' ? maxLengthOf(field) : undefined}
        enterKeyHint="next"
        onInput={({ currentTarget }) => enter(currentTarget.value)}
        // Enter also ends the choice of a word of an input method.
        onKeyDown={({ key, isComposing }) => void (key === 'Enter' && !isComposing && onEnter?.())}
      />
      {field.type === 'DATE' && at !== 'page' && isWholeDay(known) && (
        <p class="hint" aria-hidden="true">
          {formatTime(known, page, 'calendarDay')}
        </p>
      )}
      {field.type === 'NUMBER' && (
        <p class={at === 'page' ? 'field-note' : 'hint'} aria-live="polite">
          {isRead && t.readAs({ number: written })} {t.numberMarks[language]}
        </p>
      )}
    </>
  )
}
