import type { FieldBox, FieldOption } from '@paraph/contract'
import { boxAround } from '#domain/fields/box-around.ts'
import { cutTo, defaultLength, MAX_LABEL, MAX_OPTIONS_OF_FIELD } from '#domain/fields/field-limits.ts'
import { usualSize } from '#domain/fields/usual-size.ts'
import { valueFault } from '#domain/fields/value-rules.ts'
import type { FieldLeft, FileField, TextPlace } from '#platform/pdf/facts/inspection.ts'
import { leaveField, type LeftReason } from '../form/form-field.ts'
import type { FieldNames } from '../form/name-field.ts'
import type { TextReader } from './open-text.ts'
import { parseTag, type TextTag } from './parse-tag.ts'

/** The maximum number of tags that are read. A document has at most 500 fields. */
const MAX_TAGS = 2500
const TAG = /\{\{([^{}]{0,400})\}\}/g

interface FoundTag {
  text: string
  place: TextPlace
}

/**
 * Finds the text tags of the pages.
 *
 * @param names - makes the names of fields unique. It knows the fields that the file has in its form.
 * @param hideTags - true if white paper hides each tag that becomes a field. The box of the field then contains its tag.
 */
export function findTags(
  reader: TextReader,
  names: FieldNames,
  hideTags = false,
): { found: FileField[]; left: FieldLeft[] } {
  const tags: FoundTag[] = []
  for (let page = 1; page <= reader.pages && tags.length <= MAX_TAGS; page++) {
    reader.read(page, ({ text, placeOf }) => {
      for (const { 0: tag, index } of text.matchAll(TAG)) {
        if (tags.length <= MAX_TAGS) tags.push({ text: tag, place: placeOf(index, index + tag.length) })
      }
    })
  }
  const [found, left]: [FileField[], FieldLeft[]] = [[], []]
  /** The RADIO of each name. Each of its options has its own tag. */
  const groups = new Map<string, FileField>()
  for (const tag of tags.slice(0, MAX_TAGS)) {
    const field = readTag(tag, names, groups, hideTags)
    if (typeof field === 'string') left.push(leaveField(tag.text, tag.place.page, field))
    else if (field) found.push(field)
  }
  if (tags.length > MAX_TAGS) left.push(leaveField('', null, 'too_many'))
  return { found, left }
}

/** Returns undefined if the tag is another option of a RADIO that is known. */
function readTag(
  { text, place }: FoundTag,
  names: FieldNames,
  groups: Map<string, FileField>,
  hideTags: boolean,
): FileField | LeftReason | undefined {
  const tag = parseTag(text.slice(2, -2))
  if (typeof tag === 'string') return tag
  const { name, label, option, options, width: _width, height: _height, ...properties } = tag
  const usual = boxOf(place, tag)
  const paper = hideTags ? paperOf(place) : undefined
  if (!usual || (hideTags && !paper)) return 'outside_page'
  const box = paper ? rounded(boxAround([usual, paper])) : usual
  if (option !== undefined) {
    const group = groups.get(keyOf(tag))
    if (group) return addOption(group, { value: option, box }, place.page, paper)
  }
  const unnamed = tag.type.toLowerCase()
  const field: FileField = {
    ...properties,
    name: names.nameFor(tag.partyReference, name ?? unnamed),
    page: place.page,
    widgets: [],
    ...(paper && { hiddenTags: [{ page: place.page, box: paper }] }),
    ...(option === undefined ? { box } : { options: [{ value: option, box }] }),
    ...(options && { options: options.map((value) => ({ value })) }),
  }
  const shownLabel = label ?? (name !== field.name ? name : undefined)
  if (shownLabel) field.label = cutTo(MAX_LABEL, shownLabel)
  // The other options of a RADIO come later.
  if (option !== undefined) groups.set(keyOf(tag), field)
  const checked = { ...field, type: field.type, maxLength: field.maxLength ?? defaultLength(field.multiline) }
  const isWrong = field.value != null && option === undefined && valueFault(checked, field.value) !== undefined
  return isWrong ? 'wrong_value' : field
}

const keyOf = ({ partyReference, name }: TextTag) => JSON.stringify([partyReference, name])

function addOption(
  group: FileField,
  option: FieldOption,
  page: number,
  paper: FieldBox | undefined,
): LeftReason | undefined {
  const options = group.options!
  if (page !== group.page) return 'several_pages'
  if (options.length >= MAX_OPTIONS_OF_FIELD) return 'too_many_options'
  if (options.some(({ value }) => value === option.value)) return 'wrong_value'
  options.push(option)
  if (paper) group.hiddenTags!.push({ page, box: paper })
  return undefined
}

/**
 * Returns the box of the field. It begins at the left edge of the tag, and has the size that the tag says, or else the usual size of its type. A box
 * that is higher than its tag ends at the same height, so that a signature stands on the line of its tag, as on paper. Several lines begin at the
 * tag instead. Undefined if the tag does not stand on the page.
 */
function boxOf({ x, y, height, pageSize }: TextPlace, tag: TextTag): FieldBox | undefined {
  const usual = usualSize(tag.type)
  const high = Math.min(1, (tag.height ?? usual.height) / pageSize.height)
  const top = high > height && !tag.multiline ? Math.max(0, y + height - high) : y
  const wide = Math.min(1 - x, (tag.width ?? usual.width) / pageSize.width)
  const box = rounded({ x, y: top, width: wide, height: Math.min(high, 1 - top) })
  return box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0 ? box : undefined
}

/** The part of the page that hides the text of the tag. Undefined if the tag does not stand on the page. */
function paperOf({ x, y, width, height }: TextPlace): FieldBox | undefined {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const box = rounded({
    x: left,
    y: top,
    width: Math.min(1, x + width) - left,
    height: Math.min(1, y + height) - top,
  })
  return box.width > 0 && box.height > 0 ? box : undefined
}

/** Rounds down, so that the sum of a place and a length never leaves the page. */
function rounded({ x, y, width, height }: FieldBox): FieldBox {
  const round = (fraction: number) => Math.floor(fraction * 1e6) / 1e6
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}
