import type { Field, FieldPlace, Language, PartyWithSigningUrl } from '@paraph/client'
import { writeValue } from '@paraph/contract/written-values'

/** A field of a document that was sent, and how far it has come. */
export interface Filled {
  field: Field
  /** Who fills it in. */
  party: PartyWithSigningUrl
  /** The place of the party in the list, which gives the colour. */
  index: number
  /** `waiting` if the party can still fill it in, `missed` if the document ended before. */
  state: 'filled' | 'empty' | 'waiting' | 'missed'
  /** What stands in it, as the sealed file shows it. A mark that is no text has none. While the field waits, it is what the sender has filled in. */
  text: string
  /** When the party signed. */
  at: string | undefined
}

/** @param language - of the document. */
export function filledFields(
  { parties, fields }: { parties: PartyWithSigningUrl[]; fields: Field[] },
  { isOpen, language }: { isOpen: boolean; language: Language },
): Filled[] {
  return fields.flatMap((field): Filled[] => {
    const index = parties.findIndex(({ id }) => id === field.partyId)
    const party = parties[index]
    if (!party) return []
    const { filledIn, value } = field
    if (filledIn) {
      const isFilled = filledIn.shown !== '' || filledIn.value === true
      const text = field.type === 'RADIO' ? String(filledIn.value ?? '') : filledIn.shown
      return [{ field, party, index, state: isFilled ? 'filled' : 'empty', text, at: filledIn.at }]
    }
    const text = typeof value === 'string' ? writeValue(field, value, language) : value ? '✓' : ''
    return [{ field, party, index, state: isOpen ? 'waiting' : 'missed', text, at: undefined }]
  })
}

/** Returns where the field stands. A choice that was made stands at its option alone. */
export function placesOfFilled({ field }: Filled): FieldPlace[] {
  const { type, page, box, options, otherPlaces = [], filledIn } = field
  const chosen = type === 'RADIO' && options?.find(({ value }) => value === filledIn?.value)?.box
  return [{ page, box: chosen || box }, ...otherPlaces]
}
