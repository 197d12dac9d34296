import type { FieldBox, FieldType } from '@paraph/client'
import { type EditorField, keyOfPlace, newKey, type PageSize, placesOf, usualSize } from './editor-field.ts'

/** The smallest width and height, as a fraction of the page: about 6 points. */
const SMALLEST = 0.01

export type Edge = 'left' | 'right' | 'top' | 'bottom'

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Changes the rectangles with these identifiers. */
export function changeBoxes(
  fields: EditorField[],
  ids: ReadonlySet<string>,
  change: (box: FieldBox) => FieldBox,
): EditorField[] {
  const keys = new Set([...ids].map(keyOfPlace))
  return fields.map((field) => {
    if (!keys.has(field.key)) return field
    const changeOf = <Item extends { box?: FieldBox }>(item: Item, index: number): Item =>
      ids.has(`${field.key}.${index}`) ? { ...item, box: change(item.box!) } : item
    if (field.type === 'RADIO') return { ...field, options: field.options!.map(changeOf) }
    const { otherPlaces } = field
    return {
      ...field,
      ...(ids.has(`${field.key}`) && { box: change(field.box!) }),
      ...(otherPlaces && { otherPlaces: otherPlaces.map(changeOf) }),
    }
  })
}

export const boxesOf = (fields: EditorField[], ids: ReadonlySet<string>): FieldBox[] =>
  placesOf(fields)
    .filter(({ id }) => ids.has(id))
    .map(({ box }) => box)

/** Moves rectangles together, and not beyond the edges of their page. */
export function moveBoxes(fields: EditorField[], ids: ReadonlySet<string>, dx: number, dy: number): EditorField[] {
  const boxes = boxesOf(fields, ids)
  const right = between(
    dx,
    Math.max(...boxes.map(({ x }) => -x)),
    Math.min(...boxes.map(({ x, width }) => Math.max(0, 1 - x - width))),
  )
  const down = between(
    dy,
    Math.max(...boxes.map(({ y }) => -y)),
    Math.min(...boxes.map(({ y, height }) => Math.max(0, 1 - y - height))),
  )
  return changeBoxes(fields, ids, (box) => ({ ...box, x: box.x + right, y: box.y + down }))
}

/** Moves the lower right corner. */
export function resizeBoxes(fields: EditorField[], ids: ReadonlySet<string>, dx: number, dy: number): EditorField[] {
  return changeBoxes(fields, ids, (box) => ({
    ...box,
    width: between(box.width + dx, SMALLEST, 1 - box.x),
    height: between(box.height + dy, SMALLEST, 1 - box.y),
  }))
}

/** Removes the rectangles. A choice without options is removed too, and a field with all its places. */
export function removePlaces(fields: EditorField[], ids: ReadonlySet<string>): EditorField[] {
  return fields.flatMap((field) => {
    const isLeft = (_: unknown, index: number) => !ids.has(`${field.key}.${index}`)
    if (field.type === 'RADIO') {
      const options = field.options!.filter(isLeft)
      return options.length > 0 ? [{ ...field, options }] : []
    }
    if (ids.has(`${field.key}`)) return []
    return [field.otherPlaces ? { ...field, otherPlaces: field.otherPlaces.filter(isLeft) } : field]
  })
}

export function alignBoxes(fields: EditorField[], ids: ReadonlySet<string>, edge: Edge): EditorField[] {
  const boxes = boxesOf(fields, ids)
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const align = {
    left: (box: FieldBox) => ({ ...box, x: left }),
    right: (box: FieldBox) => ({ ...box, x: Math.max(0, right - box.width) }),
    top: (box: FieldBox) => ({ ...box, y: top }),
    bottom: (box: FieldBox) => ({ ...box, y: Math.max(0, bottom - box.height) }),
  }[edge]
  return changeBoxes(fields, ids, align)
}

/** A name that no field of the document has, so that the field can be given to each party. */
export function freeName(fields: EditorField[], type: FieldType): string {
  const names = new Set(fields.map(({ name }) => name))
  const stem = type.toLowerCase()
  let number = 1
  while (names.has(`${stem}_${number}`)) number++
  return `${stem}_${number}`
}

interface NewPlace {
  type: FieldType
  owner: string
  page: number
  /** The middle of the field, in fractions of the page. */
  at: { x: number; y: number }
  /** Undefined for the usual size. */
  size?: { width: number; height: number }
  pageSize: PageSize
  /** What the first options of a choice are called. */
  optionName: (number: number) => string
}

/** Returns the box with its middle at the point, moved so that it lies wholly on its page. */
export const boxAt = (
  at: { x: number; y: number },
  { width, height }: { width: number; height: number },
): FieldBox => ({
  x: between(at.x - width / 2, 0, 1 - width),
  y: between(at.y - height / 2, 0, 1 - height),
  width,
  height,
})

/** Returns the fields with a new one at the end, wholly on its page. */
export function addField(fields: EditorField[], place: NewPlace): EditorField[] {
  const { type, owner, page, at, pageSize, optionName } = place
  const box = boxAt(at, place.size ?? usualSize(type, pageSize))
  const { height } = box
  const names = [optionName(1), optionName(2)]
  const below = (index: number) => ({ ...box, y: between(box.y + index * 1.8 * height, 0, 1 - height) })
  const field: EditorField = {
    key: newKey(),
    type,
    name: freeName(fields, type),
    label: null,
    required: type !== 'CHECKBOX',
    page,
    owner,
    reference: undefined,
    ...(type === 'RADIO'
      ? { options: names.map((value, index) => ({ value, box: below(index) })) }
      : { box, ...(type === 'DROPDOWN' && { options: names.map((value) => ({ value })) }) }),
  }
  return [...fields, field]
}

/** Returns copies with names and keys of their own, to put at the end of these fields. */
export function copiesOf(
  fields: EditorField[],
  copied: EditorField[],
  change: (field: EditorField) => Partial<EditorField> = () => ({}),
): EditorField[] {
  const all = [...fields]
  for (const field of copied)
    all.push({ ...structuredClone(field), key: newKey(), name: freeName(all, field.type), ...change(field) })
  return all.slice(fields.length)
}

/** Puts the field in the same place on each other page. */
export function copyToAllPages(fields: EditorField[], field: EditorField, pages: number): EditorField[] {
  const others = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => page !== field.page)
  return others.reduce((all, page) => [...all, ...copiesOf(all, [field], () => ({ page, otherPlaces: [] }))], fields)
}

/** Returns the fields that have a selected rectangle. */
export function selectedFields(fields: EditorField[], ids: ReadonlySet<string>): EditorField[] {
  const keys = new Set([...ids].map(keyOfPlace))
  return fields.filter(({ key }) => keys.has(key))
}
