import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { sendIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import type { Loaded } from '../../../queries/document.ts'
import { SaveState } from '../../../saving/save-state.tsx'
import { useTexts } from '../../../texts/language.ts'
import type { useSendDraft } from '../use-send-draft.ts'
import { ReviewDoubts } from './review-doubts.tsx'
import { ReviewMessage } from './review-message.tsx'
import { ReviewPeople } from './review-people.tsx'

interface ReviewDialogProps {
  loaded: Loaded
  send: ReturnType<typeof useSendDraft>
  isMailOff: boolean
  onPeople: () => void
  onClose: () => void
}

/** What will be sent, to whom and how, on one sheet. Only its button sends the draft. */
export function ReviewDialog({ loaded, send, isMailOff, onPeople, onClose }: ReviewDialogProps) {
  const { t, language } = useTexts()
  const { document, parties } = loaded
  const { firstAfterDays, everyDays, max } = document.reminders
  return (
    <Dialog title={t.review.title} isLarge onClose={onClose}>
      {(close) => (
        <>
          <ReviewDoubts loaded={loaded} faults={send.faults} close={close} onPeople={onPeople} />
          {isMailOff && <p class="notice">{t.draft.noMail}</p>}
          <div class="review">
            <section>
              <ReviewPeople parties={parties} fields={loaded.fields} />
              <h3>{t.review.time}</h3>
              <p>
                {document.expiresAt
                  ? t.review.lastDay({ time: formatTime(document.expiresAt, language) })
                  : t.review.noLastDay}
              </p>
              <p>{t.review.reminders({ first: firstAfterDays, every: everyDays, max })}</p>
            </section>
            <section>
              <h3>{t.review.message}</h3>
              <ReviewMessage document={document} parties={parties} isMailOff={isMailOff} />
            </section>
          </div>
          <div class="buttons confirm">
            <Alert text={send.faults.length > 0 ? undefined : send.message} />
            <Button icon={sendIcon} look="primary" isBusy={send.isBusy} onPress={() => send.press(close)}>
              {send.isBusy ? t.draft.sending : t.draft.send({ count: parties.length })}
            </Button>
            <Button onPress={close}>{t.review.back}</Button>
            <span class="hint">
              <SaveState documentId={document.id} />
            </span>
          </div>
        </>
      )}
    </Dialog>
  )
}
