import { Icon } from '@paraph/ui/icons/icon.tsx'
import { percent, placeOf } from '@paraph/ui/pdf/place-of.ts'
import { colourOf, type Place } from '../model/editor-field.ts'
import { fieldIcons } from '../model/field-icons.ts'
import type { Owner } from '../model/owner-of.ts'
import type { Warning } from '../model/warnings.ts'
import { useTexts } from '../../texts/language.ts'

interface FieldBoxProps {
  place: Place
  owner: Owner | undefined
  isSelected: boolean
  warning: Warning | undefined
  /** What the server says about the field. */
  fault: string | undefined
  onFocus: () => void
  onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => void
  onResize: (event: PointerEvent & { currentTarget: HTMLElement }) => void
}

/** A field above the page: a button that the pointer and the keyboard move. */
export function FieldBox(props: FieldBoxProps) {
  const { place, owner, isSelected, warning, fault, onFocus, onPointerDown, onResize } = props
  const { t } = useTexts()
  const { id, field, page, isOther, option, box } = place
  const label = option ?? field.label ?? t.fields.types[field.type]
  const about = [
    owner ? t.fields.aboutOwned({ label, owner: owner.name, page }) : t.fields.about({ label, page }),
    isOther && t.fields.sameValue,
    warning && t.fields.warnings[warning],
    fault,
  ].filter(Boolean)
  return (
    <>
      {/* oxlint-disable-next-line react/forbid-elements -- It is a place on a page, and has no look of the kit. */}
      <button
        type="button"
        class={`field ${owner ? colourOf(owner.index) : ''} ${isOther ? 'other' : ''} ${warning || fault ? 'doubtful' : ''}`}
        data-place={id}
        style={placeOf(box)}
        aria-label={about.join('. ')}
        aria-pressed={isSelected}
        title={about.join('. ')}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
      >
        <span aria-hidden="true" dir="auto">
          {owner?.initials && <b>{owner.initials}</b>}
          {label}
          {isOther ? ` ${t.fields.againMark}` : field.required ? '' : ` ${t.fields.optionalMark}`}
        </span>
        <Icon path={fieldIcons[field.type]} />
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
