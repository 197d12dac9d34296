import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { sendIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useOnline } from '@paraph/ui/use-online.ts'
import { useId } from 'preact/hooks'
import { Loading } from '../../../layout/loading.tsx'
import type { Loaded } from '../../../queries/document.ts'
import { SaveState } from '../../../saving/save-state.tsx'
import { useSaveState } from '../../../saving/use-save-state.ts'
import { useTexts } from '../../../texts/language.ts'
import type { useSendDraft } from '../use-send-draft.ts'
import { ReviewSheet } from './review-sheet.tsx'
import type { SidePart } from '../side-tabs.tsx'

interface ReviewDialogProps {
  loaded: Loaded
  send: ReturnType<typeof useSendDraft>
  isMailOff: boolean
  onShow: (part: SidePart) => void
  onClose: () => void
}

/**
 * What will be sent, to whom and how, on one sheet. Only its button sends the draft. The sheet shows what the server has, so it waits until the server has
 * everything.
 */
export function ReviewDialog({ loaded, send, isMailOff, onShow, onClose }: ReviewDialogProps) {
  const { t } = useTexts()
  const id = useId()
  const isOnline = useOnline()
  const state = useSaveState(loaded.document.id)
  // The sending itself is a change of the draft too.
  const isSaved = state === 'saved' || send.isBusy
  const count = isSaved ? loaded.parties.length : 0
  const isStopped = isSaved && send.faults.length > 0
  return (
    <Dialog title={t.review.title} isLarge onClose={onClose}>
      {(close) => (
        <>
          {isSaved ? (
            <ReviewSheet loaded={loaded} faults={send.faults} isMailOff={isMailOff} close={close} onShow={onShow} />
          ) : state === 'refused' ? (
            <p class="notice">{t.draft.unsaved}</p>
          ) : state === 'repeated' ? (
            <p class="notice">{t.review.repeated}</p>
          ) : isOnline ? (
            <Loading />
          ) : (
            <p class="notice">{t.review.waits}</p>
          )}
          <div class="buttons confirm">
            <Alert text={send.faults.length > 0 ? undefined : send.message} />
            <Button
              icon={sendIcon}
              look="primary"
              isBusy={send.isBusy}
              isOff={!isSaved || isStopped || !isOnline}
              aria-describedby={`${id}-state`}
              onPress={() => send.press(close)}
            >
              {send.isBusy ? t.draft.sending : t.draft.send({ count })}
            </Button>
            <Button onPress={close}>{t.review.back}</Button>
            <span class="hint" id={`${id}-state`}>
              {!isOnline ? (
                t.review.offline
              ) : isStopped ? (
                t.review.stopped
              ) : (
                <SaveState documentId={loaded.document.id} />
              )}
            </span>
          </div>
        </>
      )}
    </Dialog>
  )
}
