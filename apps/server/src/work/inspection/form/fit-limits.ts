import { defaultLength } from '#domain/fields/field-limits.ts'
import { MAX_CHARACTERS, MAX_FIELDS, MAX_OPTIONS, MAX_OTHER_PLACES } from '#domain/fields/field-rules.ts'
import type { FileField } from '#platform/pdf/facts/inspection.ts'

/** A party sends at most 40,000 characters, and a document has at most 200,000. Some are left for other fields. */
const CHARACTERS = { ofParty: 36_000, ofDocument: 180_000 }
/** The smallest maximum length that a text without its own maximum gets. */
const SHORTEST = 20

/** Returns the first fields that a document can have, with lengths that allow to send it. `rest` are the other fields. */
export function fitLimits<Field extends FileField>(fields: Field[]): { fitting: Field[]; rest: Field[] } {
  const [fitting, rest]: [Field[], Field[]] = [[], []]
  let [options, places, characters] = [0, 0, 0]
  for (const field of fields) {
    const next = [
      options + (field.options?.length ?? 0),
      places + (field.otherPlaces?.length ?? 0),
      characters + valueLength(field) * timesOf(field),
    ] as const
    const isWithin = next[0] <= MAX_OPTIONS && next[1] <= MAX_OTHER_PLACES && next[2] <= MAX_CHARACTERS
    const fits = fitting.length < MAX_FIELDS && isWithin
    ;(fits ? fitting : rest).push(field)
    if (fits) [options, places, characters] = next
  }
  return { fitting: withLengths(fitting), rest }
}

/** If the texts of a party are too long together, those without a maximum of their own share what is left. */
function withLengths<Field extends FileField>(fields: Field[]): Field[] {
  const parties = new Set(fields.map(({ partyReference }) => partyReference))
  const room = Math.min(CHARACTERS.ofParty, CHARACTERS.ofDocument / parties.size)
  return [...parties].reduce((all, party) => shorten(all, party, room), fields)
}

function shorten<Field extends FileField>(fields: Field[], party: string, room: number): Field[] {
  const own = fields.filter(({ partyReference }) => partyReference === party)
  const open = own.filter(isOpen)
  const fixed = own.filter((field) => !isOpen(field)).reduce((sum, field) => sum + longest(field) * timesOf(field), 0)
  const wanted = open.reduce((sum, field) => sum + defaultLength(field.multiline) * timesOf(field), 0)
  if (fixed + wanted <= room || open.length === 0) return fields
  const share = Math.floor(((room - fixed) / wanted) * 100) / 100
  return fields.map((field) => {
    if (field.partyReference !== party || !isOpen(field)) return field
    const length = Math.floor(defaultLength(field.multiline) * Math.max(0, share))
    return { ...field, maxLength: Math.max(SHORTEST, valueLength(field), length) }
  })
}

/** The seal draws the value in each place. */
const timesOf = ({ otherPlaces = [] }: FileField) => 1 + otherPlaces.length
const isOpen = ({ type, maxLength }: FileField) => type === 'TEXT' && maxLength === undefined
const valueLength = ({ value }: FileField) => (typeof value === 'string' ? value.length : 0)

function longest({ maxLength, options, ...field }: FileField): number {
  const lengths = options?.map(({ value }) => value.length) ?? [5]
  return Math.max(maxLength ?? 0, valueLength({ ...field }), ...lengths)
}
