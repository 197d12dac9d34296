import { toPath } from '@paraph/ui/marks/to-path.ts'
import type { Strokes } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { FIELD } from './strokes.ts'

export function DrawnSignature({ strokes }: { strokes: Strokes }) {
  const { t } = useTexts()
  return (
    <svg class="ink" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} role="img" aria-label={t.drawing.preview}>
      <path d={toPath(strokes)} />
    </svg>
  )
}
