import type { Fault, Field } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { FitTexts, TextInBox } from '#platform/pdf/fit-texts.ts'
import { type PageSizes, sizeOfPage } from '#platform/pdf/page-sizes.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'

/** The smallest size of a text in a field, in points. */
export const SMALLEST_TEXT = 4
/** The height of a line, as a multiple of the size. */
export const LEADING = 1.2
/** Points. Narrow boxes have less. */
const PADDING = 1.5
/** No character of these is wider than this multiple of the size. */
const WIDEST = 1.1
const LATIN = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff]*$/

/** Returns the distance between the box and its text, in points. */
export function paddingOf({ width, height }: { width: number; height: number }): number {
  return Math.min(PADDING, width / 8, height / 8)
}

/** A text that a field may show, and the fault if it does not fit. */
interface Shown {
  field: Pick<Field, 'page' | 'box' | 'type' | 'multiline'>
  text: string
  fault: Fault
}

export interface FitFacts {
  /** Undefined for a file that was uploaded when sizes were not stored yet. Then nothing is checked. */
  pageSizes: PageSizes | null
  /** Whose turn it is. */
  owner: string
  fitTexts: FitTexts
}

const SHORTEN = 'does not fit in its box at 4 points; make it shorter'

/**
 * Checks that all texts of the party fit in their boxes. Texts that the party can't change were checked when the document was sent,
 * and after each change of the party.
 *
 * @throws Problem `request_invalid` with every fault.
 */
export async function requireFittingValues(
  fields: Field[],
  completed: EvidenceField[],
  typedName: string | null,
  facts: FitFacts,
): Promise<void> {
  const isReadOnly = new Map(fields.map(({ id, readOnly }) => [id, readOnly]))
  const shown = completed.flatMap((field): Shown[] => {
    const pointer = pointerOf(field, typedName)
    if (pointer === undefined || isReadOnly.get(field.id) || field.shown === '') return []
    return [{ field, text: field.shown, fault: { pointer, code: 'no_room', detail: SHORTEN } }]
  })
  const faults = await unfitting(shown, facts)
  if (faults.length > 0) throw invalidRequest(faults)
}

function pointerOf({ type, name }: EvidenceField, typedName: string | null): string | undefined {
  switch (type) {
    case 'CHECKBOX':
    case 'RADIO':
    case 'NAME':
    case 'DATE_SIGNED':
      return undefined
    case 'SIGNATURE':
      return typedName === null ? undefined : '/typedName'
    case 'INITIALS':
      return '/initials/text'
    default:
      return `/values/${name}`
  }
}

/** Returns the names of the fields whose unfinished values do not fit. */
export async function namesWithoutRoom(fields: Field[], values: Record<string, unknown>, facts: FitFacts) {
  const shown = fields.flatMap((field): Shown[] => {
    const text = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    if (typeof text !== 'string' || text === '' || field.type === 'RADIO') return []
    return [{ field, text, fault: { pointer: field.name, code: 'no_room', detail: SHORTEN } }]
  })
  return (await unfitting(shown, facts)).map(({ pointer }) => pointer)
}

/** Returns the faults of the texts that the server or the sender fills in, of choices, and of days: a party could not cure them. */
export function sendingFitFaults(fields: Field[], parties: StoredParty[], facts: FitFacts): Promise<Fault[]> {
  const partyOf = new Map(parties.map((party) => [party.id, party]))
  return unfitting(
    fields.flatMap((field) => fixedTexts(field, partyOf.get(field.partyId ?? ''))),
    facts,
  )
}

function fixedTexts(field: Field, party: StoredParty | undefined): Shown[] {
  const { id, type, value, options = [] } = field
  const at = (text: string, property: string, detail: string): Shown => {
    return { field, text, fault: { pointer: `/fields/${id}/${property}`, code: 'no_room', detail } }
  }
  const enlarge = (what: string) => `must be larger: ${what} does not fit at 4 points`
  switch (type) {
    case 'NAME':
      return party ? [at(toOneLine(party.name), 'box', enlarge('the name of the party'))] : []
    case 'SIGNATURE':
      // A party that draws may type its name instead, and is then told.
      return party && party.requiredSignature !== 'DRAWING'
        ? [at(toOneLine(party.name), 'box', enlarge('the name of the party'))]
        : []
    case 'DATE_SIGNED':
    case 'DATE':
      return [at('2026-12-28', 'box', enlarge('a date'))]
    case 'DROPDOWN':
      return options.map((option) => at(option.value, 'options', `must fit in the box at 4 points, as ${option.value}`))
    case 'TEXT':
    case 'NUMBER':
      return typeof value === 'string' && value !== '' ? [at(value, 'value', SHORTEN)] : []
    default:
      return []
  }
}

/** Returns the faults of the texts that do not fit. */
async function unfitting(shown: Shown[], { pageSizes, owner, fitTexts }: FitFacts): Promise<Fault[]> {
  if (!pageSizes) return []
  const doubtful = shown.flatMap(({ field, text, fault }) => {
    const size = sizeOfPage(pageSizes, field.page)
    if (!size) return []
    const isMark = field.type === 'SIGNATURE' || field.type === 'INITIALS'
    const inBox: TextInBox = {
      text,
      width: field.box.width * size.width,
      height: field.box.height * size.height,
      multiline: field.multiline ?? false,
      isMark,
    }
    return fitsForSure(inBox) ? [] : [{ inBox, fault }]
  })
  if (doubtful.length === 0) return []
  const fits = await fitTexts(
    owner,
    doubtful.map(({ inBox }) => inBox),
  )
  return doubtful.filter((_, index) => !fits[index]).map(({ fault }) => fault)
}

/** True for most texts. Only the others are set in a thread, as the seal sets them. */
export function fitsForSure({ text, width, height, multiline, isMark }: TextInBox): boolean {
  const padding = paddingOf({ width, height })
  const room = { width: width - 2 * padding, height: height - 2 * padding }
  if (isMark || !LATIN.test(text) || room.height < SMALLEST_TEXT * LEADING) return false
  const widthOf = (line: string) => line.length * WIDEST * SMALLEST_TEXT
  if (!multiline) return widthOf(text) <= room.width
  // A line may stay empty by half, because the next word is longer than the rest.
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil((2 * widthOf(line)) / room.width)))
  return lines.reduce((sum, count) => sum + count, 0) * SMALLEST_TEXT * LEADING <= room.height
}
