import type { SigningField } from '@paraph/client'
import { MarkView } from '@paraph/ui/marks/mark-view.tsx'
import { scriptSizeIn } from '@paraph/ui/pdf/font-size.ts'
import { PlainName } from './mark-picture.tsx'
import { useMarks } from './use-marks.ts'

/**
 * The signature or the initials of a party that has signed, as it has made them.
 *
 * @param props.name - what is shown if the party made no mark, or if it can't be loaded. It does not look like handwriting.
 */
export function ShownMark({ field, name }: { field: SigningField; name: string }) {
  const { partyId, type, box } = field
  const marks = useMarks(partyId)
  if (!marks) return <span class="mark-loading" />
  const mark = marks === 'failed' ? null : type === 'SIGNATURE' ? marks.signature : marks.initials
  const plain = <PlainName box={box} name={name} />
  return mark ? <MarkView mark={mark} textSize={scriptSizeIn(box, mark.text)} instead={plain} /> : plain
}
