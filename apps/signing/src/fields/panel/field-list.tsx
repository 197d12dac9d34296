import type { SigningField } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId } from 'preact/hooks'
import { faultTextOf, labelOf } from '../values/describe-field.ts'
import { type Filling, isMark } from '../../filling/filling.ts'
import { useFinish } from './guide.tsx'
import { pagesOf } from '../values/places.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { ValueControl } from '../values/value-control.tsx'

/** The form without the pages: all fields of the party below each other, in the order of the pages. */
export function FieldList({ filling }: { filling: Filling }) {
  const t = useFieldsTexts()
  const { own } = filling
  return (
    <details
      class="field-list"
      open={filling.isListOpen}
      onToggle={({ currentTarget }) =>
        void (currentTarget.open !== filling.isListOpen && filling.openList(currentTarget.open))
      }
    >
      <summary>{t.list({ count: own.length })}</summary>
      {filling.isListOpen && (
        <>
          <p class="hint">{t.listHint}</p>
          <ol>
            {own.map((field) => (
              <li key={field.name}>
                <Entry filling={filling} field={field} />
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  )
}

function Entry({ filling, field }: { filling: Filling; field: SigningField }) {
  const t = useFieldsTexts()
  const finish = useFinish(filling)
  const id = useId()
  const fault = faultTextOf(filling, field, t)
  const places = pagesOf(field)
  const pages = t.pages({ count: places.length, pages: places.join(', ') })
  const about = (
    <>
      {labelOf(field, t)} <span class="hint">({[pages, field.required ? t.required : t.optional].join(', ')})</span>
    </>
  )
  const describedBy = fault && `${id}-fault`
  const shared = { 'data-field': field.name, 'aria-describedby': describedBy }
  return (
    <>
      {field.type === 'CHECKBOX' ? (
        <label class="check">
          <input
            {...shared}
            type="checkbox"
            aria-invalid={fault !== undefined}
            checked={filling.valueOf(field) === true}
            onChange={({ currentTarget }) => filling.set(field, currentTarget.checked)}
          />
          <span>{about}</span>
        </label>
      ) : field.type === 'RADIO' ? (
        <fieldset aria-describedby={describedBy}>
          <legend>{about}</legend>
          {field.options!.map(({ value }, index) => (
            <label key={value} class="check">
              <input
                type="radio"
                name={id}
                data-field={index === 0 ? field.name : undefined}
                checked={filling.valueOf(field) === value}
                onChange={() => filling.set(field, value)}
              />
              {value}
            </label>
          ))}
        </fieldset>
      ) : isMark(field) ? (
        <Button {...shared} aria-pressed={filling.valueOf(field) === true} onPress={() => filling.press(field)}>
          <span>
            {filling.valueOf(field) === true ? '✓ ' : ''}
            {about}
          </span>
        </Button>
      ) : (
        <>
          <label for={id}>{about}</label>
          <ValueControl
            filling={filling}
            field={field}
            id={id}
            describedBy={describedBy}
            at="list"
            onEnter={() => finish(field)}
          />
        </>
      )}
      {fault && (
        <p class="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  )
}
