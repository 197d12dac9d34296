import type { Mark } from '@paraph/contract'
import { frameOf } from '@paraph/contract/drawn-frame'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { toPath } from './to-path.ts'

interface MarkViewProps {
  mark: Mark
  /** The size of the font for a typed mark. */
  textSize: string
  /** What is shown instead of a picture that the browser can't show. */
  instead: ComponentChildren
}

/** A signature or initials, as the sealed file shows them. A drawing and a picture fill the element around them, and say nothing to a screen reader. */
export function MarkView({ mark: { strokes, picture, text }, textSize, instead }: MarkViewProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <>{instead}</>
  if (picture)
    return <img class="mark-drawing" src={`data:image/png;base64,${picture}`} alt="" onError={() => setBroken(true)} />
  if (!strokes) {
    return (
      <span class="mark-text" dir="auto" style={{ fontSize: textSize }}>
        {text}
      </span>
    )
  }
  const { left, top, width, height } = frameOf(strokes)
  return (
    <svg class="mark-drawing" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path d={toPath(strokes)} />
    </svg>
  )
}
