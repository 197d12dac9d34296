import { isParaphError, type PartyWithSigningUrl } from '@paraph/client'
import { useState } from 'preact/hooks'
import { focusHeading } from '../../layout/heading.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { useChange } from '../../saving/use-change.ts'
import { useDraftChanges } from '../../saving/draft-changes.ts'
import { lacksOf } from './review/lacks-of.ts'

/** Sends a draft now or not at all. A mutation of TanStack Query would wait for a connection, and then send the draft without the person. */
export function useSendDraft(documentId: string, parties: PartyWithSigningUrl[]) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const changes = useDraftChanges()
  const [isReviewed, setReviewed] = useState(false)
  const send = useChange(
    documentId,
    async (closeReview: () => void) => {
      await paraph.documents.send(documentId)
      // An open dialog would keep the focus.
      closeReview()
      // What happens now stands at the top.
      scrollTo({ top: 0 })
      focusHeading()
    },
    t.draft.sent,
  )
  const refused = isParaphError(send.error, 'document_incomplete') ? send.error.errors : []
  return {
    /** Saves the fields, and forgets why the draft could not be sent before. */
    prepare: () => {
      setReviewed(true)
      changes.saveFields()
      send.forget()
    },
    /** Only for when everything is saved. */
    press: (closeReview: () => void) => {
      if (navigator.onLine && changes.isSaved) send.press(closeReview)
    },
    isBusy: send.isBusy,
    /** What is missing before the document can be sent. A draft that nobody has reviewed yet is still being written. */
    faults: refused.length === 0 && isReviewed ? lacksOf(parties) : refused,
    message: send.message,
  }
}
