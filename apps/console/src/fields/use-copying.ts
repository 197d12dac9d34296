import { announce } from '@paraph/ui/announce.ts'
import type { EditorOptions } from './editor-options.ts'
import type { CopiedField } from './model/clipboard.ts'
import { besideOf, coversPlace } from './model/copies.ts'
import { copiesOf, copyToAllPages, selectedFields } from './model/edit-fields.ts'
import { type EditorField, placesOf } from './model/editor-field.ts'
import { useTexts } from '../texts/language.ts'

interface CopyingActions {
  selected: ReadonlySet<string>
  /** The party that gets a pasted field if the party of this field is not in the document. Undefined if the draft has no party yet. */
  recipient: string | undefined
  hasRoom: (more: number) => boolean
  selectFields: (added: EditorField[]) => void
}

/** Copies the selected fields: beside themselves, to the other pages, and by the clipboard to other documents. */
export function useCopying(options: EditorOptions, { selected, recipient, hasRoom, selectFields }: CopyingActions) {
  const { editing, parties, pages, sizeOf, currentPage } = options
  const { t } = useTexts()
  const { fields, change } = editing

  const add = (added: EditorField[]) => {
    if (added.length === 0 || !hasRoom(added.length)) return
    change([...fields, ...added])
    selectFields(added)
  }
  /** Gives a field of the clipboard a party and a page of this document. */
  const settle = ({ ownerIndex, ...field }: CopiedField): EditorField => {
    const isKnown = parties.some(({ id }) => id === field.owner)
    return {
      ...field,
      owner: isKnown ? field.owner : (parties[ownerIndex]?.id ?? recipient),
      reference: undefined,
      page: pages === 1 ? 1 : currentPage,
      otherPlaces: [],
    }
  }

  return {
    duplicate: () => add(besideOf(copiesOf(fields, selectedFields(fields, selected)), sizeOf)),
    copyToAllPages: () => {
      const [field] = selectedFields(fields, selected)
      if (!field || !hasRoom(pages - 1)) return
      change(copyToAllPages(fields, field, pages))
      announce(t.fields.copiedToAll({ pages }))
    },
    copied: (): CopiedField[] =>
      selectedFields(fields, selected).map((field) => ({
        ...field,
        ownerIndex: parties.findIndex(({ id }) => id === field.owner),
      })),
    paste: (copied: CopiedField[]) => {
      if (recipient === undefined) return
      const pasted = copiesOf(fields, copied.map(settle))
      const places = placesOf(fields)
      add(pasted.some((copy) => coversPlace(copy, places)) ? besideOf(pasted, sizeOf) : pasted)
    },
  }
}
