import type { EditorField } from '../../fields/model/editor-field.ts'

/** What became of the fields: the PDF has `found` of them in a place of its own, and does not know `kept` others, which stay where they were. */
export interface OnPdf {
  found: number
  kept: number
  added: number
}

/**
 * Returns the fields of a draft as they lie on another PDF. A field that the PDF brings under the same name and type, or that has its anchors in
 * the PDF, is where the PDF has it. Fields that only the PDF has are added. Fields on pages that the PDF does not have are dropped.
 *
 * @param atAnchors - the fields as they lie at their anchors, by their keys.
 */
export function onPdf(
  pages: number,
  fields: EditorField[],
  brought: EditorField[],
  atAnchors: ReadonlyMap<number, EditorField>,
): { fields: EditorField[]; dropped: number; counts: OnPdf } {
  const broughtOf = new Map(brought.map((field) => [field.name, field]))
  let found = 0
  const moved = fields.map((field) => {
    const named = broughtOf.get(field.name)
    const isBrought = named?.type === field.type
    const there = isBrought ? named : atAnchors.get(field.key)
    if (!there) return field
    if (isBrought) broughtOf.delete(field.name)
    found++
    const { page, box, otherPlaces, options } = there
    const { otherPlaces: _before, ...rest } = field
    const placed = { page, ...(box && { box }), ...(otherPlaces && { otherPlaces }) }
    return { ...rest, ...placed, ...(field.type === 'RADIO' && { options }) } as EditorField
  })
  const names = new Set(moved.map(({ name }) => name))
  const isThere = ({ page }: { page: number }) => page <= pages
  const kept = moved.filter(isThere).map(({ otherPlaces, ...field }) => ({
    ...field,
    ...(otherPlaces && { otherPlaces: otherPlaces.filter(isThere) }),
  }))
  const added = [...broughtOf.values()].filter(({ name }) => !names.has(name))
  return {
    fields: [...kept, ...added],
    dropped: moved.length - kept.length,
    counts: { found, kept: kept.length - found, added: added.length },
  }
}
