import { announce } from '@paraph/ui/announce.ts'
import { useQueryClient } from '@tanstack/preact-query'
import { keepFieldsFromFile } from '../../documents/upload.ts'
import { addressOf, changeTo } from '../../routes.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { replacePdf } from '../copy-document.ts'
import { useChange } from '../use-change.ts'
import { type DraftChanges, UnsavedChange } from './saving/draft-changes.ts'

/** Gives the draft another PDF, and shows the new draft. */
export function useOtherPdf({ documentId, unsaved, flush }: DraftChanges) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const replace = useChange(documentId, async (file: File) => {
    if (unsaved.current.size > 0) throw new UnsavedChange()
    const draft = await replacePdf(paraph, documentId, file, (counts) => confirm(t.otherPdf.dropSure(counts)))
    if (!draft) return
    keepFieldsFromFile(queries, draft)
    announce(t.otherPdf.done)
    changeTo(addressOf.document(draft.id))
  })
  return {
    choose: (files: FileList | null) => {
      const [file] = files ?? []
      if (!file) return
      announce(t.otherPdf.busy)
      flush.current()
      replace.press(file)
    },
    isBusy: replace.isBusy,
    message: replace.error instanceof UnsavedChange ? t.draft.unsaved : replace.message,
  }
}
