import type { ParaphDocument } from '@paraph/client'
import { useStore } from '../../queries/document.ts'
import type { TextToSave } from '../../saving/use-saved-text.ts'
import { useSession } from '../../session/session.ts'

/** Milliseconds after the last key. */
const SAVED_AFTER = 1_000

/** A text of a draft that the parties read, and how it is saved while the person types. */
export function useDraftText(document: ParaphDocument, name: 'title' | 'message'): TextToSave {
  const { paraph } = useSession()
  const store = useStore(document.id)
  return {
    documentId: document.id,
    value: document[name] ?? '',
    savedAfter: SAVED_AFTER,
    read: async () => (await paraph.documents.get(document.id))[name] ?? '',
    write: async (text) => {
      const {
        parties: _,
        fields: __,
        ...changed
      } = await paraph.documents.update(document.id, { [name]: text || null })
      store(() => ({ document: changed }))
      return changed[name] ?? ''
    },
  }
}
