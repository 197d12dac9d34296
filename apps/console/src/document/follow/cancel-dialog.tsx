import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { focusHeading } from '../../layout/heading.tsx'
import { useReason } from '../../layout/use-reason.tsx'
import { useAct } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

interface CancelDialogProps {
  documentId: string
  isMailOff: boolean
  onClose: () => void
}

export function CancelDialog({ documentId, isMailOff, onClose }: CancelDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const reason = useReason()
  const cancel = useAct(
    documentId,
    (reason: string) => paraph.documents.cancel(documentId, { reason }),
    (t) => t.follow.cancelled,
  )
  const press = (close: () => void) => {
    const said = reason.take()
    if (said === undefined) return
    cancel.press(said, () => {
      close()
      focusHeading()
    })
  }
  return (
    <Dialog title={t.follow.cancelTitle} onClose={onClose}>
      {(close) => (
        <>
          <p>{isMailOff ? t.follow.cancelWithoutMail : t.follow.cancelAbout}</p>
          {reason.field}
          <Alert text={cancel.message} />
          <div class="buttons">
            <Button look="danger" isBusy={cancel.isBusy} onPress={() => press(close)}>
              {t.follow.cancelNow}
            </Button>
            <Button onPress={close}>{t.follow.keep}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
