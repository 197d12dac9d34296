import type { Fault, Field, FieldValues, Initials, Language } from '@paraph/contract'
import { writeDate, writeValue } from '@paraph/contract/written-values'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import { type PageSizes, sizeOfPage } from '#platform/pdf/facts/page-sizes.ts'
import type { ShownText } from './fit-rules.ts'
import { placesOf } from './places.ts'
import { draftValueFault, isEmpty, isMark } from './value-rules.ts'

const SHORTEN = 'does not fit in its box at 4 points; make it shorter'

/** Days with the widest text of all months. */
const WIDEST_DATE: Record<Language, string> = { EN: '2026-09-28', SV: '2026-03-28' }

/** What a party fills in. */
export interface GivenTexts {
  values?: FieldValues | undefined
  initials?: Initials | undefined
  typedName?: string | undefined
}

/** The pages that the texts are for. */
interface Paper {
  pageSizes: PageSizes
  language: Language
}

/** Returns the texts that a party fills in. */
export function textsOfParty(fields: Field[], given: GivenTexts, paper: Paper): ShownText[] {
  return fields.flatMap((field) => {
    if (field.readOnly) return []
    const [text, pointer] = textAndPointer(field, given)
    const fault = { pointer, code: 'no_room', detail: SHORTEN }
    return shownIn(field, text, fault, { ...paper, isMark: isMark(field) })
  })
}

function textAndPointer(field: Field, given: GivenTexts): [text: unknown, pointer: string] {
  const { type, name, value: prefilled } = field
  const { values = {}, initials, typedName } = given
  const value = Object.hasOwn(values, name) ? values[name] : prefilled
  switch (type) {
    case 'TEXT':
    case 'NUMBER':
    case 'DATE':
    case 'DROPDOWN':
      // A value that is refused anyway may be very long.
      return [value != null && !draftValueFault(field, value) && value, `/values/${name}`]
    case 'INITIALS':
      return [value === true && initials?.text && toOneLine(initials.text), '/initials/text']
    case 'SIGNATURE':
      return [value === true && typedName && toOneLine(typedName.trim()), '/typedName']
    default:
      return [undefined, '']
  }
}

/** Returns the texts that the party can't shorten, because it does not type them: texts of the server and the sender, options, and dates. */
export function fixedTexts(
  fields: Field[],
  parties: Pick<StoredParty, 'id' | 'name' | 'requiredSignature'>[],
  paper: Paper,
): ShownText[] {
  const partyOf = new Map(parties.map((party) => [party.id, party]))
  return fields.flatMap((field) => {
    const { id, type, value, options = [] } = field
    const party = partyOf.get(field.partyId ?? '')
    const faultAt = (end: string, detail: string) => ({ pointer: `/fields/${id}${end}`, code: 'no_room', detail })
    const at = (text: unknown, property: string, detail: string) =>
      shownIn(field, text, faultAt(`/${property}`, detail), { ...paper, isMark: false })
    // Each box that is too small is a fault of its own.
    const inBox = (text: unknown, what: string) =>
      placesOf(field).flatMap(({ page, box, at }) => {
        const fault = faultAt(`${at}/box`, `must be larger: ${what} does not fit at 4 points`)
        return shownIn({ ...field, page, box, otherPlaces: [] }, text, fault, { ...paper, isMark: false })
      })
    switch (type) {
      case 'SIGNATURE':
        // A party that draws may type its name instead. Only then is the name checked.
        if (party?.requiredSignature === 'DRAWING') return []
        return inBox(party && toOneLine(party.name), 'the name of the party')
      case 'NAME':
        return inBox(party && toOneLine(party.name), 'the name of the party')
      case 'DATE_SIGNED':
      case 'DATE':
        return inBox(writeDate(new Date(WIDEST_DATE[paper.language]), paper.language), 'a date')
      case 'DROPDOWN':
        return options.flatMap((option) => at(option.value, 'options', `must have room for ${option.value}`))
      case 'TEXT':
      case 'NUMBER':
        return at(value, 'value', SHORTEN)
      default:
        return []
    }
  })
}

/** Empty if there is no text. */
function shownIn(field: Field, value: unknown, fault: Fault, look: Paper & { isMark: boolean }): ShownText[] {
  const { pageSizes, language, isMark } = look
  if (typeof value !== 'string' || isEmpty(value)) return []
  const text = writeValue(field, value, language)
  const { multiline = false } = field
  const inBoxes = placesOf(field).flatMap(({ page, box }) => {
    const size = sizeOfPage(pageSizes, page)
    return size ? [{ text, width: box.width * size.width, height: box.height * size.height, multiline, isMark }] : []
  })
  return inBoxes.length > 0 ? [{ inBoxes, fault }] : []
}
