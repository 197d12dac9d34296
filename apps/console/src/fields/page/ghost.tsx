import type { FieldType } from '@paraph/client'
import { useTexts } from '../../texts/language.ts'

interface GhostProps {
  type: FieldType
  x: number
  y: number
  width: number
  height: number
}

/** The field that the pointer drags from the palette, at its place in the window. */
export function Ghost({ type, x, y, width, height }: GhostProps) {
  const { t } = useTexts()
  return (
    <span
      class="ghost"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    >
      {t.fields.types[type]}
    </span>
  )
}
