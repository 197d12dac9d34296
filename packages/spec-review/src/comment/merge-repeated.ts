import type { LabelledChange } from './label.ts'

/** From this number of places on, the same change is one line. */
const MANY = 3

/** Replaces the same change in many places, such as a header that all responses get, by one change of all operations that it affects. */
export function mergeRepeated<C extends LabelledChange>(changes: C[]): C[] {
  const groups = Map.groupBy(changes, ({ label, impact, message }) => [impact, placesOf(label), message].join('\n'))
  return [...groups.values()].flatMap((members) => {
    const [first] = members
    const places = placesOf(first!.label)
    if (places === undefined || members.length < MANY) return members
    const operations = [...new Set(members.flatMap((member) => member.operations))]
    return [{ ...first!, label: places.replace('#', String(members.length)), operations }]
  })
}

/** Names the places of a change together; undefined for a change that is easier to read where it is. */
function placesOf(label: string): string | undefined {
  const header = /^response .+, (header `.+`)$/.exec(label)
  if (header) return `${header[1]} of # responses`
  return /^`[A-Z]+ \//.test(label) ? '# operations' : undefined
}
