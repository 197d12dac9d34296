import type { SigningField } from '@paraph/client'
import { Tick } from '@paraph/ui/marks/tick.tsx'
import { placeOf } from '@paraph/ui/pdf/place-of.ts'
import { fontOf } from '@paraph/ui/pdf/font-size.ts'
import { ShownMark } from './shown-mark.tsx'
import type { Shown } from './shown-text.ts'

interface ShownFieldProps {
  field: SigningField
  shown: Shown
}

/** What another party has filled in, or what the party itself can't change. */
export function ShownField({ field, shown: { label, text, isMark, isLater } }: ShownFieldProps) {
  const { type, value, options, multiline } = field
  const box = (type === 'RADIO' && options?.find((option) => option.value === value)?.box) || field.box
  return (
    <p class="shown-field" style={placeOf(box)} title={label}>
      <span class="visually-hidden">{label}: </span>
      {isMark ? (
        <ShownMark field={field} name={text} />
      ) : type === 'CHECKBOX' || type === 'RADIO' ? (
        <>
          <span class="visually-hidden">{text}</span>
          <Tick />
        </>
      ) : (
        <span
          dir="auto"
          class={`${multiline ? 'lines' : ''} ${isLater ? 'later' : ''}`}
          style={{ fontSize: fontOf(box, text, multiline) }}
        >
          {text}
        </span>
      )}
    </p>
  )
}
