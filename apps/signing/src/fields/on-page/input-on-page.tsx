import type { SigningField } from '@paraph/client'
import { useId } from 'preact/hooks'
import { placeOf } from '@paraph/ui/pdf/place-of.ts'
import { faultTextOf } from '../values/describe-field.ts'
import { type Filling, isSet } from '../../filling/filling.ts'
import { fontOf } from '@paraph/ui/pdf/font-size.ts'
import { useFinish } from '../panel/guide.tsx'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { ValueControl } from '../values/value-control.tsx'

/** Room for the button of the browser in a field for a date or a choice, in characters. */
const BUTTON = '    '

/** A field in which the party types at its place on the page. What is wrong stands below it, as long as the party is there. */
export function InputOnPage({ filling, field }: { filling: Filling; field: SigningField }) {
  const t = useFieldsTexts()
  const finish = useFinish(filling)
  const id = useId()
  const { type, box, multiline } = field
  const value = filling.valueOf(field)
  const fault = faultTextOf(filling, field, t)
  const text = type === 'DATE' ? `yyyy-mm-dd${BUTTON}` : `${String(value ?? '')}${type === 'DROPDOWN' ? BUTTON : ''}`
  return (
    <div
      class={`field typing ${isSet(value) ? 'full' : ''} ${fault ? 'wrong' : ''}`}
      style={{ ...placeOf(box), fontSize: fontOf(box, text, multiline) }}
    >
      <ValueControl
        filling={filling}
        field={field}
        id={id}
        describedBy={fault && `${id}-fault`}
        at="page"
        onEnter={() => finish(field)}
      />
      {fault && (
        <p class={`field-fault ${box.x > 0.5 ? 'end' : ''}`} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
