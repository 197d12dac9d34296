import { isParaphError } from '@paraph/client'
import { useState } from 'preact/hooks'
import { focusHeading } from '../../layout/heading.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { useChange } from '../../saving/use-change.ts'
import { UnsavedChange, useDraftChanges } from '../../saving/draft-changes.ts'

/** Sends a draft now or not at all. It fails if a change of the draft is not saved, or without a connection. So the console never sends a draft later by itself. */
export function useSendDraft(documentId: string) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const changes = useDraftChanges()
  const [isOffline, setOffline] = useState(false)
  const send = useChange(
    documentId,
    async (closeReview: () => void) => {
      changes.requireSaved()
      await paraph.documents.send(documentId)
      // An open dialog would keep the focus.
      closeReview()
      // What happens now stands at the top.
      scrollTo({ top: 0 })
      focusHeading()
    },
    t.draft.sent,
  )
  return {
    /** Saves the fields, and forgets why the draft could not be sent before. */
    prepare: () => {
      changes.saveFields()
      setOffline(false)
      send.forget()
    },
    press: (closeReview: () => void) => {
      changes.saveFields()
      setOffline(!navigator.onLine)
      if (navigator.onLine) send.press(closeReview)
    },
    isBusy: send.isBusy,
    /** What the server misses before the document can be sent. */
    faults: isParaphError(send.error, 'document_incomplete') ? send.error.errors : [],
    message: isOffline ? t.review.offline : send.error instanceof UnsavedChange ? t.draft.unsaved : send.message,
  }
}
