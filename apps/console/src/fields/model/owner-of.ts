import type { PartyWithSigningUrl } from '@paraph/client'
import { initialsOf } from '@paraph/ui/avatar/initials.ts'
import { COLOURS } from './editor-field.ts'

/** The party that fills in a field. */
export interface Owner {
  name: string
  /** Its place in the list, which gives the colour. */
  index: number
  /** Only if another party has the same colour. */
  initials: string | undefined
}

export function ownerOf(
  id: string | undefined,
  parties: Pick<PartyWithSigningUrl, 'id' | 'name'>[],
): Owner | undefined {
  const index = parties.findIndex((party) => party.id === id)
  if (index < 0) return undefined
  const { name } = parties[index]!
  const sharesColour = index >= COLOURS || index + COLOURS < parties.length
  return { name, index, initials: sharesColour ? initialsOf(name) : undefined }
}
