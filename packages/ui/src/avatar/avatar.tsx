import { initialsOf, toneOf } from './initials.ts'

interface AvatarProps {
  name: string
}

/** The initials of a person in a colour that belongs to the name. It stands beside the name, so screen readers skip it. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span class={`avatar tone-${toneOf(name)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
