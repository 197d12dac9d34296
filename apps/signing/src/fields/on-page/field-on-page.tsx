import type { SigningField } from '@paraph/client'
import { describeField, labelOf } from '../values/describe-field.ts'
import { type Filling, isMark, isSet } from '../../filling/filling.ts'
import { InputOnPage } from './input-on-page.tsx'
import { MarkPicture } from './mark-picture.tsx'
import { placeOf } from '@paraph/ui/pdf/place-of.ts'
import { fontOf } from '@paraph/ui/pdf/font-size.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { useTypesInPlace } from '../values/types-in-place.ts'

export interface FieldOnPageProps {
  filling: Filling
  field: SigningField
  /** The name of the party. */
  name: string
}

/** A field of the party, on the page. Boxes to tick and choices change in place. On a phone, texts open an editor. */
export function FieldOnPage(props: FieldOnPageProps) {
  const { filling, field } = props
  const t = useFieldsTexts()
  const isTyped = useTypesInPlace() && !isMark(field)
  const label = describeField(filling, field, t)
  const isWrong = filling.shownFaultOf(field) !== undefined
  if (field.type === 'CHECKBOX') {
    return (
      <label class={`field-check ${isWrong ? 'wrong' : ''}`} style={placeOf(field.box)}>
        <input
          type="checkbox"
          data-field={field.name}
          aria-label={label}
          aria-invalid={isWrong}
          aria-required={field.required}
          checked={filling.valueOf(field) === true}
          onChange={({ currentTarget }) => filling.set(field, currentTarget.checked)}
        />
      </label>
    )
  }
  if (field.type === 'RADIO') return <RadioOnPage {...props} label={label} isWrong={isWrong} />
  if (isTyped) return <InputOnPage filling={filling} field={field} />
  return <ButtonOnPage {...props} label={label} isWrong={isWrong} />
}

interface ControlProps extends FieldOnPageProps {
  label: string
  isWrong: boolean
}

/** One box for each option. `display: contents` keeps the group and lets each box stand in its place on the page. */
function RadioOnPage({ filling, field, label, isWrong }: ControlProps) {
  const value = filling.valueOf(field)
  return (
    <div class="field-group" role="radiogroup" aria-label={label} aria-invalid={isWrong} aria-required={field.required}>
      {field.options!.map((option, index) => (
        <label key={option.value} class={`field-check ${isWrong ? 'wrong' : ''}`} style={placeOf(option.box!)}>
          <input
            type="radio"
            name={`page-${field.name}`}
            data-field={(value ? value === option.value : index === 0) ? field.name : undefined}
            aria-label={option.value}
            checked={value === option.value}
            onChange={() => filling.set(field, option.value)}
          />
        </label>
      ))}
    </div>
  )
}

function ButtonOnPage({ filling, field, name, label, isWrong }: ControlProps) {
  const t = useFieldsTexts()
  const value = filling.valueOf(field)
  const isFull = isSet(value)
  const prompt = field.type === 'SIGNATURE' ? t.sign : field.type === 'INITIALS' ? t.initial : labelOf(field, t)
  const text = filling.textOf(field)
  return (
    // oxlint-disable-next-line react/forbid-elements -- It is a place on a page, and has no look of the kit.
    <button
      type="button"
      class={`field ${isFull ? 'full' : ''} ${isWrong ? 'wrong' : ''} ${isMark(field) ? 'mark' : ''}`}
      data-field={field.name}
      style={placeOf(field.box)}
      aria-pressed={isMark(field) ? isFull : undefined}
      onClick={() => filling.press(field)}
    >
      <span class="visually-hidden">{label}</span>
      {isFull && isMark(field) && <MarkPicture filling={filling} field={field} name={name} />}
      {isFull && !isMark(field) && (
        <span
          dir="auto"
          aria-hidden="true"
          class={`text ${field.multiline ? 'lines' : ''}`}
          style={{ fontSize: fontOf(field.box, text, field.multiline) }}
        >
          {text}
        </span>
      )}
      {!isFull && (
        <span
          class="prompt"
          aria-hidden="true"
          style={{ fontSize: `min(${75 * field.box.height}cqh, max(2cqw, 11px))` }}
        >
          {prompt}
        </span>
      )}
    </button>
  )
}
