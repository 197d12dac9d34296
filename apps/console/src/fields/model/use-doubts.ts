import type { Fault, Field, PartyWithSigningUrl } from '@paraph/client'
import { useMemo } from 'preact/hooks'
import { type EditorField, type Place, placesOf } from './editor-field.ts'
import { warningsOf } from './warnings.ts'
import { faultText } from '../../layout/failure.tsx'
import { useTexts } from '../../texts/language.ts'

interface DoubtsOptions {
  fields: EditorField[]
  pages: number
  parties: PartyWithSigningUrl[]
  /** What the server has. */
  stored: Field[]
  /** What the server misses before the document can be sent. */
  faults: Fault[]
}

/** What is wrong with fields: what the editor sees itself, and what the server says. */
export function useDoubts({ fields, pages, parties, stored, faults }: DoubtsOptions) {
  const { t } = useTexts()
  const warnings = useMemo(() => warningsOf(fields, { pages, parties }), [fields, pages, parties])

  /** The server names fields by the identifiers that it gave them. */
  const faultOf = ({ field }: Place) => {
    const known = stored.find((each) => each.name === field.name && (each.partyId ?? undefined) === field.owner)
    const fault = known && faults.find(({ pointer }) => pointer.startsWith(`/fields/${known.id}/`))
    return fault && faultText(fault, t)
  }

  return {
    warnings,
    faultOf,
    /** Empty unless one field is chosen. */
    doubtsAbout: (chosen: EditorField[]): string[] => {
      if (chosen.length !== 1) return []
      return placesOf(chosen).flatMap((place) => {
        const warning = warnings.get(place.id)
        return [warning && t.fields.warnings[warning], faultOf(place)].filter((each) => each !== undefined)
      })
    },
  }
}
