import type { Field, FieldBox, FieldType, NewField } from '@paraph/client'

export const fieldTypes: readonly FieldType[] = [
  'SIGNATURE',
  'INITIALS',
  'DATE_SIGNED',
  'NAME',
  'TEXT',
  'NUMBER',
  'DATE',
  'CHECKBOX',
  'RADIO',
  'DROPDOWN',
]

/** A field of the editor. Its key stays the same while the field changes. */
export interface EditorField extends Omit<NewField, 'anchor' | 'page' | 'partyId' | 'partyReference'> {
  key: number
  page: number
  /** The texts at which the field was placed. The server forgets them when the field moves. */
  anchors?: Field['anchors']
  /** The party that fills it in. Undefined while no party fits the reference. */
  owner: string | undefined
  /** How the file names the party. Undefined if the sender has chosen the party. */
  reference: string | undefined
}

/** A rectangle on a page: a field, one of its other places, or an option of a `RADIO`. */
export interface Place {
  /** The key of the field, and for an option or another place its index: `4` or `4.1`. */
  id: string
  field: EditorField
  page: number
  /** True for a place where the value of the field stands too. */
  isOther?: boolean
  /** The value of the option of a `RADIO`. */
  option?: string
  box: FieldBox
}

/** The last key that was given. No two fields of a tab have the same key. */
let lastKey = 0
export const newKey = () => ++lastKey

/** @param known - the fields that the editor shows. A field in the same place of the list keeps its key, and so stays selected. */
export function fromServer(fields: Field[], known: EditorField[] = []): EditorField[] {
  return fields.map(
    ({ id: _id, documentId: _documentId, filledIn: _filledIn, partyId, partyReference, box, ...field }, index) => {
      const before = known[index]
      const isSame = before?.name === field.name && before.type === field.type
      return {
        ...field,
        ...(field.type === 'RADIO' ? {} : { box }),
        key: isSame ? before.key : newKey(),
        owner: partyId ?? undefined,
        reference: partyReference ?? undefined,
      }
    },
  )
}

export function toServer(fields: EditorField[]): NewField[] {
  return fields.map(({ key: _key, anchors: _anchors, owner, reference, ...field }) => ({
    ...field,
    ...(reference !== undefined ? { partyReference: reference } : owner !== undefined && { partyId: owner }),
  }))
}

/** The rectangles of a page, in the order of the list. */
export function placesOf(fields: EditorField[], page?: number): Place[] {
  return fields.flatMap(placesOfField).filter((place) => page === undefined || place.page === page)
}

function placesOfField(field: EditorField): Place[] {
  const { key, type, page, box, otherPlaces = [], options = [] } = field
  const idOf = (index: number) => `${key}.${index}`
  if (type === 'RADIO')
    return options.map(({ value, box }, index) => ({ id: idOf(index), field, page, option: value, box: box! }))
  const others = otherPlaces.map((place, index) => ({ id: idOf(index), field, ...place, isOther: true }))
  return [{ id: `${key}`, field, page, box: box! }, ...others]
}

export const keyOfPlace = (id: string) => Number(id.split('.')[0])

/** The style sheet has these colours. They repeat, and the name of the party is said too. */
export const COLOURS = 6

/** The class that gives the colour of a party. */
export const colourOf = (index: number) => `owner-${index % COLOURS}`

/** In points, as the server places a field at a text. */
const sizes: Partial<Record<FieldType, [width: number, height: number]>> = {
  SIGNATURE: [160, 40],
  INITIALS: [60, 30],
  CHECKBOX: [12, 12],
  RADIO: [12, 12],
  DATE: [80, 18],
  DATE_SIGNED: [80, 18],
}

/** The size of a page in points. */
export interface PageSize {
  width: number
  height: number
}

/** The usual size of a field, in fractions of the page. */
export function usualSize(type: FieldType, page: PageSize) {
  const [width, height] = sizes[type] ?? [160, 18]
  return { width: Math.min(1, width / page.width), height: Math.min(1, height / page.height) }
}
