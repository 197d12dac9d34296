import type { Mark, SigningField } from '@paraph/client'
import { MarkView } from '@paraph/ui/marks/mark-view.tsx'
import type { Filling } from '../../filling/filling.ts'
import { fontOf, scriptSizeIn } from '@paraph/ui/pdf/font-size.ts'

interface MarkPictureProps {
  filling: Filling
  field: SigningField
  /** The name of the party. */
  name: string
}

/** The signature or the initials of the party, as they stand in the field. */
export function MarkPicture({ filling, field, name }: MarkPictureProps) {
  const mark = markOf(filling, field)
  const plain = <PlainName box={field.box} name={name} />
  return mark ? <MarkView mark={mark} textSize={scriptSizeIn(field.box, mark.text)} instead={plain} /> : plain
}

/** A name that the party neither draws nor types does not look like handwriting. */
export function PlainName({ box, name }: Pick<SigningField, 'box'> & { name: string }) {
  return (
    <span class="text" dir="auto" style={{ fontSize: fontOf(box, name) }}>
      {name}
    </span>
  )
}

function markOf({ draws, signature, initials }: Filling, { type }: SigningField): Mark | undefined {
  if (type === 'INITIALS') return initials
  if (!draws || !signature) return undefined
  return 'typedName' in signature ? { text: signature.typedName } : signature
}
