import { useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

/** The same limit as in the contract. */
const MAX_FIELDS = 500

/**
 * How many fields the document can have.
 *
 * @param count - how many it has
 */
export function useFieldLimit(count: number) {
  const { t } = useTexts()
  const [isFull, setFull] = useState(false)
  return {
    /** Returns false, and shows why, if the document would have too many fields. */
    hasRoom: (more: number) => {
      const fits = count + more <= MAX_FIELDS
      setFull(!fits)
      return fits
    },
    refusal: isFull ? t.fields.tooMany({ most: MAX_FIELDS }) : undefined,
  }
}
