import type { SigningField } from '@paraph/client'
import type { Strokes } from '../session/signature.ts'
import { toPath } from '../signature/strokes.ts'
import type { Filling } from './filling.ts'
import { fontOf } from './font.ts'

interface MarkPictureProps {
  filling: Filling
  field: SigningField
  /** The name of the party. */
  name: string
}

/** The signature or the initials of the party, as they stand in the field. */
export function MarkPicture({ filling, field, name }: MarkPictureProps) {
  const { signature, initials } = filling
  if (field.type === 'INITIALS') {
    if (initials?.strokes) return <Drawn strokes={initials.strokes} />
    return <Written field={field} text={initials?.text ?? ''} />
  }
  if (filling.draws && signature) {
    if ('strokes' in signature) return <Drawn strokes={signature.strokes} />
    if ('picture' in signature) return <img src={`data:image/png;base64,${signature.picture}`} alt="" />
    return <Written field={field} text={signature.typedName} />
  }
  // A name that the party neither draws nor types does not look like handwriting.
  return (
    <span class="text" dir="auto" style={{ fontSize: fontOf(field.box, name) }}>
      {name}
    </span>
  )
}

export function Written({ field: { box }, text }: { field: Pick<SigningField, 'box'>; text: string }) {
  const size = `min(${75 * box.height}cqh, ${(100 * box.width) / (0.45 * Math.max(2, [...text].length))}cqw)`
  return (
    <span class="mark-text" dir="auto" style={{ fontSize: size }}>
      {text}
    </span>
  )
}

/** Only the part of the field that has ink, so that it is as large as its box allows. */
function Drawn({ strokes }: { strokes: Strokes }) {
  const points = strokes.flat() as [number, number][]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - 10, Math.min(...ys) - 10]
  const [width, height] = [Math.max(...xs) + 10 - left, Math.max(...ys) + 10 - top]
  return (
    <svg class="mark-drawing" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path d={toPath(strokes)} />
    </svg>
  )
}
