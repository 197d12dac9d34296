import { announce } from '@paraph/ui/announce.ts'
import { onlineManager, useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useConfirm } from '../../layout/use-confirm.tsx'
import { keepFieldsFromFile } from '../../queries/upload.ts'
import { addressOf, changeTo, isAt } from '../../routes.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { replacePdf } from '../copying/copy-document.ts'
import { useRepeats } from '../../saving/repeats-context.ts'
import { useChange } from '../../saving/use-change.ts'
import { UnsavedChange, useDraftChanges } from '../../saving/draft-changes.ts'

/** The query key under which this tab keeps what became of the fields of a draft that has got another PDF. */
export const keyOfOtherPdf = (documentId: string) => ['other PDF', documentId]

/** Gives the draft another PDF, and shows the new draft, unless the person has gone elsewhere meanwhile. */
export function useOtherPdf(documentId: string) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const changes = useDraftChanges()
  const { ask, dialog } = useConfirm()
  const repeats = useRepeats()
  const [isUnreachable, setUnreachable] = useState(false)
  const isHere = () => isAt(addressOf.document(documentId))
  const replace = useChange(documentId, async (file: File) => {
    changes.requireSaved()
    const replaced = await replacePdf(
      paraph,
      documentId,
      file,
      async (counts) =>
        isHere() &&
        ask((t) => ({
          title: t.otherPdf.dropSure,
          about: t.otherPdf.dropAbout(counts),
          confirm: t.otherPdf.drop,
        })),
    )
    announce(replaced ? t.otherPdf.done(replaced.counts) : t.otherPdf.unchanged)
    if (!replaced) return
    const { draft, counts } = replaced
    keepFieldsFromFile(queries, draft)
    queries.setQueryData(keyOfOtherPdf(draft.id), counts)
    if (isHere()) changeTo(addressOf.document(draft.id))
  })
  return {
    choose: ([file]: File[]) => {
      if (!file) return
      // While the server can't be reached, the draft could not be changed.
      const isReachable = onlineManager.isOnline() && !repeats.stateOf(documentId)
      setUnreachable(!isReachable)
      if (!isReachable) return
      announce(t.otherPdf.busy)
      changes.saveFields()
      replace.press(file)
    },
    isBusy: replace.isBusy,
    /** What the person is asked meanwhile. */
    dialog,
    message: isUnreachable
      ? t.failure.connection
      : replace.error instanceof UnsavedChange
        ? t.draft.unsaved
        : replace.message,
  }
}
