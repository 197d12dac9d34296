import { initialsOf, TONES, toneOf } from './initials.ts'

interface AvatarProps {
  name: string
  /** The place of the person in the list of a document, whose fields have the same colours in turn. */
  place?: number
}

/** The initials of a person in a colour that belongs to the name, or to the place. It stands beside the name, so screen readers skip it. */
export function Avatar({ name, place }: AvatarProps) {
  return (
    <span class={`avatar tone-${place === undefined ? toneOf(name) : place % TONES}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
