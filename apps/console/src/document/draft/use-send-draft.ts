import { isParaphError } from '@paraph/client'
import { focusHeading } from '../../layout/heading.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { useChange } from '../../saving/use-change.ts'
import { UnsavedChange, useDraftChanges } from '../../saving/draft-changes.ts'

/** Sends a draft, unless the server does not have all its changes. */
export function useSendDraft(documentId: string) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const changes = useDraftChanges()
  const send = useChange(
    documentId,
    async () => {
      changes.requireSaved()
      await paraph.documents.send(documentId)
      // What happens now stands at the top.
      scrollTo({ top: 0 })
      focusHeading()
    },
    t.draft.sent,
  )
  return {
    press: () => {
      changes.saveFields()
      send.press(undefined)
    },
    isBusy: send.isBusy,
    /** What the server misses before the document can be sent. */
    faults: isParaphError(send.error, 'document_incomplete') ? send.error.errors : [],
    message: send.error instanceof UnsavedChange ? t.draft.unsaved : send.message,
  }
}
