import type { SigningField } from '@paraph/client'
import { writeValue } from '@paraph/contract/written-values'
import { useState } from 'preact/hooks'
import { keyboardOf } from './keyboard.ts'
import { type Filling, isSet } from './filling.ts'
import { useFieldsTexts } from './texts/fields-texts.ts'
import { faultOf, maxLengthOf, toValue } from './value-faults.ts'

interface ValueControlProps {
  filling: Filling
  field: SigningField
  id: string
  describedBy: string | undefined
  /** True for the control of the list, to which the guide goes when there are no drawn pages. */
  isInList?: boolean
}

/** The control in which a text, a number, a date or a choice is entered. */
export function ValueControl({ filling, field, id, describedBy, isInList }: ValueControlProps) {
  const t = useFieldsTexts()
  const { language } = filling
  const value = filling.valueOf(field)
  const known = typeof value === 'string' ? value : ''
  // The control of a date writes it in the language of the device by itself.
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
    'data-field': isInList ? field.name : undefined,
    'aria-required': field.required,
    'aria-invalid': filling.shownFaultOf(field) !== undefined,
    'aria-describedby': describedBy,
    value: shown,
    onBlur: () => void (isSet(filling.valueOf(field)) && filling.touch(field)),
  }
  if (field.type === 'DROPDOWN') {
    return (
      <select {...shared} onChange={({ currentTarget }) => enter(currentTarget.value)}>
        <option value="">{t.none}</option>
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
        enterKeyHint={isInList ? undefined : 'next'}
        onInput={({ currentTarget }) => enter(currentTarget.value)}
      />
      {field.type === 'NUMBER' && (
        <p class="hint" aria-live="polite">
          {isRead && t.readAs(written)} {t.numberMarks[language]}
        </p>
      )}
    </>
  )
}
