import type { FieldBox as Box } from '@paraph/client'
import { useFieldsTexts } from './texts/fields-texts.ts'
import type { Place } from './editor-field.ts'
import type { Warning } from './warnings.ts'

interface FieldBoxProps {
  place: Place
  /** The name of the party, and its place in the list, which gives the colour. */
  owner: { name: string; index: number } | undefined
  isSelected: boolean
  warning: Warning | undefined
  /** What the server says about the field. */
  fault: string | undefined
  onFocus: () => void
  onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => void
  onResize: (event: PointerEvent & { currentTarget: HTMLElement }) => void
}

const percent = (part: number) => `${100 * part}%`

export const styleOf = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

/** The colours of the parties repeat after these. The name of the party is said too. */
const COLOURS = 6

/** A field above the page: a button that the pointer and the keyboard move. */
export function FieldBox(props: FieldBoxProps) {
  const { place, owner, isSelected, warning, fault, onFocus, onPointerDown, onResize } = props
  const t = useFieldsTexts()
  const { id, field, box } = place
  const option = id.includes('.') ? field.options![Number(id.split('.')[1])]!.value : undefined
  const label = option ?? field.label ?? t.types[field.type]
  const about = [t.about(label, owner?.name, field.page), warning && t.warnings[warning], fault].filter(Boolean)
  return (
    <>
      <button
        type="button"
        class={`field ${owner ? `owner-${owner.index % COLOURS}` : ''} ${warning || fault ? 'doubtful' : ''}`}
        data-place={id}
        style={styleOf(box)}
        aria-label={about.join('. ')}
        aria-pressed={isSelected}
        title={about.join('. ')}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
      >
        <span aria-hidden="true" dir="auto">
          {label}
          {field.required ? '' : ` ${t.optionalMark}`}
        </span>
      </button>
      {isSelected && (
        <span
          class="resize"
          aria-hidden="true"
          style={{ left: percent(box.x + box.width), top: percent(box.y + box.height) }}
          onPointerDown={onResize}
        />
      )}
    </>
  )
}
