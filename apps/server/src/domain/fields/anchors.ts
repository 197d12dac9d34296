import { isDeepStrictEqual } from 'node:util'
import type { Fault, Field, FieldBox, NewField, StoredAnchor } from '@paraph/contract'
import type { FoundText, SoughtText, TextPlace } from '#platform/pdf/facts/inspection.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { PlacedField } from './placed-field.ts'
import { usualSize } from './usual-size.ts'

type Anchor = NonNullable<NewField['anchor']>

const DECIMALS = 1_000_000

/** Returns the texts to find, in the order in which `placeByAnchors` expects their places. */
export function soughtTexts(fields: NewField[]): SoughtText[] {
  return fields
    .flatMap(anchorsOf)
    .map(({ anchor, page }) => ({ text: anchor.text, page, occurrence: anchor.occurrence ?? 1 }))
}

/**
 * Returns the fields with the places of their anchors.
 *
 * @param found - what was found of each of `soughtTexts`. Undefined if the text of the file can't be read.
 * @throws Problem `anchor_unresolved` with every fault.
 */
export function placeByAnchors(fields: NewField[], found: FoundText[] | undefined): PlacedField[] {
  const faults: Fault[] = []
  let next = 0
  const placeOf = (anchor: Anchor, type: NewField['type'], page: number | undefined, pointer: string) => {
    const answer = found?.[next++]
    const place = answer && isOnlyOne(answer, anchor) ? answer.place : undefined
    const box = place && boxAt(place, anchor, type)
    if (!box) faults.push({ pointer: `${pointer}/text`, ...faultOf(answer, anchor, page) })
    return box && { page: place.page, box }
  }
  const placed = fields.map(({ anchor, options, ...field }, index): PlacedField => {
    const { type, page = 1 } = field
    const anchors: StoredAnchor[] = anchor ? [{ ...anchor, ...(field.page !== undefined && { page }) }] : []
    const at = anchor && placeOf(anchor, type, field.page, `/fields/${index}/anchor`)
    const placedOptions = options?.map(({ anchor: ofOption, ...option }, number) => {
      const pointer = `/fields/${index}/options/${number}/anchor`
      const place = ofOption && placeOf(ofOption, type, page, pointer)
      if (ofOption) anchors.push({ ...ofOption, page, option: option.value })
      return place ? { ...option, box: place.box } : option
    })
    return {
      ...field,
      page,
      ...at,
      ...(placedOptions && { options: placedOptions }),
      ...(anchors.length > 0 && { anchors }),
    }
  })
  if (faults.length > 0) throw new Problem('anchor_unresolved', undefined, { errors: faults })
  return placed
}

/** Returns the anchors that a field keeps, because it stays in the place where they have put it. */
export function keptAnchors({ anchors, ...before }: Field, field: PlacedField): StoredAnchor[] | undefined {
  const placeOf = ({ page, box, options = [], type }: Field | PlacedField) =>
    type === 'RADIO' ? [page, options.map(({ value, box }) => [value, box])] : [page, box]
  return isDeepStrictEqual(placeOf(before), placeOf(field)) ? anchors : undefined
}

function anchorsOf({ anchor, page, options = [] }: NewField): { anchor: Anchor; page: number | undefined }[] {
  const ofOptions = options.flatMap((option) => (option.anchor ? [{ anchor: option.anchor, page }] : []))
  return anchor ? [{ anchor, page }, ...ofOptions] : ofOptions
}

function isOnlyOne({ count }: FoundText, { occurrence }: Anchor): boolean {
  return occurrence !== undefined || count === 1
}

/** Returns undefined if the box would leave the page. */
function boxAt(place: TextPlace, { offset, size }: Anchor, type: NewField['type']): FieldBox | undefined {
  const x = round(place.x + (offset?.x ?? 0))
  const y = round(place.y + (offset?.y ?? 0))
  const usual = usualSize(type)
  const { width, height } = size ?? {
    width: round(Math.min(usual.width / place.pageSize.width, 1 - x)),
    height: round(Math.min(usual.height / place.pageSize.height, 1 - y)),
  }
  const isOnPage = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 && y + height <= 1
  return isOnPage ? { x, y, width, height } : undefined
}

function faultOf(answer: FoundText | undefined, { occurrence }: Anchor, page: number | undefined) {
  const where = page === undefined ? 'the text of the file' : `the text of page ${page}`
  if (!answer)
    return {
      code: 'unreadable',
      detail: 'is not found, because the text of the file can not be read; send a box instead',
    }
  const { count } = answer
  if (count === 0) return { code: 'not_found', detail: `is not in ${where}` }
  const times = count === 1 ? 'once' : `${count} times`
  if (occurrence === undefined && count > 1) {
    const choice = page === undefined ? `occurrence, from 1 to ${count}, or page` : `occurrence, from 1 to ${count}`
    return { code: 'ambiguous', detail: `stands ${times} in ${where}; send ${choice}` }
  }
  if (occurrence !== undefined && occurrence > count)
    return { code: 'not_found', detail: `stands only ${times} in ${where}` }
  return { code: 'outside', detail: 'stands where the box would leave the page; change offset or size' }
}

function round(fraction: number): number {
  return Math.round(fraction * DECIMALS) / DECIMALS
}
