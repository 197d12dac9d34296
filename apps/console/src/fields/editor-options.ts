import type { PartyWithSigningUrl } from '@paraph/client'
import type { PageSize } from './model/editor-field.ts'
import type { useEditing } from './model/use-editing.ts'

/** The draft that is edited, and the page in view. */
export interface EditorOptions {
  editing: ReturnType<typeof useEditing>
  parties: PartyWithSigningUrl[]
  pages: number
  sizeOf: (page: number) => PageSize
  currentPage: number
}
