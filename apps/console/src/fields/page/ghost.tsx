import { colourOf } from '../model/editor-field.ts'
import type { Owner } from '../model/owner-of.ts'
import { useTexts } from '../../texts/language.ts'
import type { GhostPlace } from './ghost-at.ts'

interface GhostProps extends GhostPlace {
  owner: Owner | undefined
}

/** The field that the pointer is about to place, where it is going to be. */
export function Ghost({ type, left, top, width, height, owner }: GhostProps) {
  const { t } = useTexts()
  return (
    <span
      class={`ghost ${owner ? colourOf(owner.index) : ''}`}
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    >
      {owner?.initials && <b>{owner.initials}</b>}
      {t.fields.types[type]}
    </span>
  )
}
