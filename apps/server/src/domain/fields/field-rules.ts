import type { Fault, NewField } from '@paraph/contract'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import { type PageSizes, sizeOfPage } from '#platform/pdf/facts/page-sizes.ts'
import { defaultLength } from './field-limits.ts'
import type { PlacedField } from './placed-field.ts'
import { isFilledByServer, isMark, valueFault } from './value-rules.ts'

export const MAX_FIELDS = 500
/** The smallest width and height of a box, in units of the page. Nothing can be seen in a smaller one. */
export const SMALLEST_SIDE = 1
/** The units of the largest page that PDF programs show. */
const LARGEST_SIDE = 14_400
/** Clients round fractions. */
const TOLERANCE = 0.001
export const MAX_OPTIONS = 2000
export const MAX_OTHER_PLACES = 2000
/** The sum of the lengths of all values. */
export const MAX_CHARACTERS = 200_000

/** The properties that decide whether two names collide. */
interface Owned {
  name: string
  partyId?: string | null
  partyReference?: string | null
}

/** A field of a request, and the JSON pointer to it. */
interface Placed {
  field: NewField
  pointer: string
}

/**
 * Checks that each field has what its type needs, and nothing else.
 *
 * @throws Problem `request_invalid`
 */
export function requireSoundFields(placed: Placed[]): void {
  const faults = placed.flatMap(({ field, pointer }) =>
    faultsOf(field).map((fault) => ({ ...fault, pointer: `${pointer}${fault.pointer}` })),
  )
  if (faults.length > 0) throw invalidRequest(faults)
}

/** @throws Problem `request_invalid` */
export function requireVisibleBoxes(placed: (Placed & { field: PlacedField })[], sizes: PageSizes): void {
  const faults = placed.flatMap(({ field: { page, box, otherPlaces = [], options = [] }, pointer }) => {
    const boxes = [
      { page, box, at: pointer },
      ...otherPlaces.map((place, index) => ({ ...place, at: `${pointer}/otherPlaces/${index}` })),
      ...options.map(({ box }, index) => ({ page, box, at: `${pointer}/options/${index}` })),
    ]
    return boxes.flatMap(({ page, box, at }) => {
      const size = sizeOfPage(sizes, page) ?? { width: LARGEST_SIDE, height: LARGEST_SIDE }
      return (['width', 'height'] as const).flatMap((side): Fault[] => {
        const least = SMALLEST_SIDE / size[side]
        if (!box || box[side] >= least * (1 - TOLERANCE)) return []
        const detail = `must be at least ${least.toFixed(6)}, which is 1 point on this page`
        return [{ pointer: `${at}/box/${side}`, code: 'too_small', detail }]
      })
    })
  })
  if (faults.length > 0) throw invalidRequest(faults)
}

/**
 * @param all - all fields that the document would have.
 * @throws Problem `field_limit_reached`
 */
export function requireRoom(all: Pick<NewField, 'options' | 'otherPlaces' | 'value'>[]): void {
  const options = all.reduce((sum, field) => sum + (field.options?.length ?? 0), 0)
  const places = all.reduce((sum, field) => sum + (field.otherPlaces?.length ?? 0), 0)
  const characters = all.reduce((sum, { value }) => sum + (typeof value === 'string' ? value.length : 0), 0)
  const isFull = all.length > MAX_FIELDS || options > MAX_OPTIONS || places > MAX_OTHER_PLACES
  if (isFull || characters > MAX_CHARACTERS) throw new Problem('field_limit_reached')
}

/**
 * @param taken - the fields that stay.
 * @throws Problem `field_name_taken`
 */
export function requireFreeNames(placed: Placed[], taken: Owned[]): void {
  const keyOf = ({ partyId, partyReference, name }: Owned) => `${partyReference ?? partyId} ${name}`
  const names = new Set(taken.map(keyOf))
  const errors: Fault[] = []
  for (const { field, pointer } of placed) {
    if (names.has(keyOf(field))) {
      const detail = 'is already the name of another field of this party'
      errors.push({ pointer: `${pointer}/name`, code: 'taken', detail })
    }
    names.add(keyOf(field))
  }
  if (errors.length > 0) throw new Problem('field_name_taken', undefined, { errors })
}

/** @throws Problem `party_unknown` */
export function requireKnownParties(placed: Placed[], parties: { id: string }[]): void {
  const known = new Set(parties.map(({ id }) => id))
  const detail = 'is not the identifier of a party of this document'
  const errors = placed
    .filter(({ field: { partyId } }) => partyId !== undefined && !known.has(partyId))
    .map(({ pointer }) => ({ pointer: `${pointer}/partyId`, code: 'unknown', detail }))
  if (errors.length > 0) throw new Problem('party_unknown', undefined, { errors })
}

function faultsOf(field: NewField): Fault[] {
  const { type, options, otherPlaces = [], value, multiline, format } = field
  const faults: Fault[] = []
  const refuse = (pointer: string, detail: string) => faults.push({ pointer, code: 'unexpected', detail })
  const require = (pointer: string, detail: string) => faults.push({ pointer, code: 'required', detail })
  const ofType = `because the type is ${type}`
  const hasOptions = type === 'RADIO' || type === 'DROPDOWN'

  if (hasOptions && !options) require('/options', `is required, ${ofType}`)
  if (!hasOptions && options) refuse('/options', `must be absent, ${ofType}`)
  if ((isMark(field) || type === 'RADIO') && otherPlaces.length > 0) refuse('/otherPlaces', `must be absent, ${ofType}`)
  faults.push(...ownerFaults(field), ...placeFaults(field))
  if (hasOptions && options) faults.push(...optionFaults(type, options))
  for (const name of ['multiline', 'maxLength', 'format'] as const) {
    if (type !== 'TEXT' && field[name] !== undefined) refuse(`/${name}`, `must be absent, ${ofType}`)
  }
  if (type === 'TEXT' && multiline && format) refuse('/format', 'must be absent, because the text has several lines')
  if (isMark(field) || isFilledByServer(field)) {
    if (value != null) refuse('/value', `must be absent, ${ofType}`)
    if (field.readOnly) refuse('/readOnly', `must be false, ${ofType}`)
  } else if (value != null) {
    const fault = valueFault(field.maxLength ? field : { ...field, maxLength: defaultLength(multiline) }, value)
    if (fault) faults.push({ ...fault, pointer: '/value' })
  }
  return faults
}

function ownerFaults({ partyId, partyReference }: NewField): Fault[] {
  if (partyId !== undefined && partyReference !== undefined) {
    const detail = 'must be absent, because the field has a partyId'
    return [{ pointer: '/partyReference', code: 'unexpected', detail }]
  }
  if (partyId !== undefined || partyReference !== undefined) return []
  return [{ pointer: '/partyId', code: 'required', detail: 'is required, unless the field has a partyReference' }]
}

/** A field is placed either by its box or by its anchor. A RADIO has boxes or anchors in its options. */
function placeFaults({ type, box, anchor, page }: NewField): Fault[] {
  const faults: Fault[] = []
  const add = (pointer: string, code: string, detail: string) => faults.push({ pointer, code, detail })
  if (type === 'RADIO') {
    const detail = 'must be absent, because each option of a RADIO has its own place'
    if (box) add('/box', 'unexpected', detail)
    if (anchor) add('/anchor', 'unexpected', detail)
  } else if (box && anchor) add('/anchor', 'unexpected', 'must be absent, because the field has a box')
  else if (!box && !anchor) add('/box', 'required', 'is required, unless the field has an anchor')
  if (page === undefined && type === 'RADIO') add('/page', 'required', 'is required, because the type is RADIO')
  else if (page === undefined && !anchor) add('/page', 'required', 'is required, unless the field has an anchor')
  return faults
}

function optionFaults(type: NewField['type'], options: NonNullable<NewField['options']>): Fault[] {
  const values = options.map(({ value }) => value)
  return options.flatMap(({ value, box, anchor }, index): Fault[] => {
    const pointer = `/options/${index}`
    const faults: Fault[] = []
    if (values.indexOf(value) !== index)
      faults.push({ pointer: `${pointer}/value`, code: 'taken', detail: 'is already the value of another option' })
    const detail = 'is required, because the type is RADIO, unless the option has an anchor'
    if (type === 'RADIO' && !box && !anchor) faults.push({ pointer: `${pointer}/box`, code: 'required', detail })
    if (anchor && (box || type === 'DROPDOWN')) {
      const because = box ? 'the option has a box' : 'the type is DROPDOWN'
      faults.push({ pointer: `${pointer}/anchor`, code: 'unexpected', detail: `must be absent, because ${because}` })
    }
    if (type === 'DROPDOWN' && box)
      faults.push({
        pointer: `${pointer}/box`,
        code: 'unexpected',
        detail: 'must be absent, because the type is DROPDOWN',
      })
    return faults
  })
}
