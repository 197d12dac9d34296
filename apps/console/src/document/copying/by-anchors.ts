import { isParaphError, type NewField, type Paraph } from '@paraph/client'
import { type EditorField, fromServer, toServer } from '../../fields/model/editor-field.ts'

/**
 * Adds the fields that were placed by anchors to a draft with another PDF, and returns them as they lie there, by the keys of the given fields. A field with
 * an anchor that is not in the PDF is left out.
 */
export async function addByAnchors(
  paraph: Pick<Paraph, 'fields'>,
  id: string,
  fields: EditorField[],
): Promise<Map<number, EditorField>> {
  let sought = fields.filter(({ anchors }) => anchors)
  while (sought.length > 0) {
    try {
      const { fields: added } = await paraph.fields.add(id, { fields: sought.map(byAnchors) })
      return new Map(fromServer(added).map((field, index) => [sought[index]!.key, field]))
    } catch (error) {
      if (!isParaphError(error, 'anchor_unresolved')) throw error
      // A pointer is, for example, `/fields/3/anchor/text`.
      const lost = new Set(error.errors.map(({ pointer }) => Number(pointer.split('/')[2])))
      sought = sought.filter((_, index) => !lost.has(index))
    }
  }
  return new Map()
}

/** Returns the field with its anchors instead of its boxes. */
function byAnchors({ anchors = [], ...field }: EditorField): NewField {
  const anchorOf = (wanted?: string): Pick<NewField, 'anchor' | 'page'> | undefined => {
    const stored = anchors.find(({ option }) => option === wanted)
    if (!stored) return undefined
    const { option: _option, page, ...anchor } = stored
    return { anchor, ...(page !== undefined && { page }) }
  }
  const [{ box: _box, page: _page, options, ...rest }] = toServer([field]) as [NewField]
  if (field.type !== 'RADIO') return { ...rest, ...(options && { options }), ...anchorOf() }
  const withAnchors = options!.map((option) => {
    const { anchor } = anchorOf(option.value) ?? {}
    return anchor ? { value: option.value, anchor } : option
  })
  return { ...rest, page: field.page, options: withAnchors }
}
