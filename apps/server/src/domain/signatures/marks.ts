import type { Initials, Mark, PartyMarks, Stroke } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import { toOneLine } from '#platform/formats/one-line.ts'

/** What a party has made, as it is stored and as the evidence has it. */
interface Made {
  strokes: Stroke[] | null
  /** A PNG in base64. */
  picture?: string | null
  typedName: string | null
  initials?: Initials | null
}

/** Returns the marks of a party. The sealed file, the signing page and the console show these. */
export function marksOf({ strokes, picture, typedName, initials }: Made): Omit<PartyMarks, 'partyId'> {
  const typed = typedName === null ? null : { text: toOneLine(typedName) }
  return {
    signature: strokes ? { strokes } : picture ? { picture } : typed,
    initials: initials ? toMark(initials) : null,
  }
}

const toMark = ({ strokes, text = '' }: Initials): Mark => (strokes ? { strokes } : { text: toOneLine(text) })

/** Leaves out a signature that no field shows. Initials are only stored if a field shows them. */
export function marksInFields(marks: PartyMarks, fields: EvidenceField[]): PartyMarks {
  const isShown = fields.some(({ type, value }) => type === 'SIGNATURE' && value === true)
  return isShown ? marks : { ...marks, signature: null }
}
