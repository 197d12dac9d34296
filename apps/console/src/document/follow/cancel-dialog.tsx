import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId, useRef, useState } from 'preact/hooks'
import { focusHeading } from '../../layout/heading.tsx'
import { useChange } from '../../saving/use-change.ts'
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
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const cancel = useChange(
    documentId,
    (reason: string) => paraph.documents.cancel(documentId, { reason }),
    t.follow.cancelled,
  )
  const press = (close: () => void) => {
    setMissing(!reason.trim())
    if (!reason.trim()) return field.current!.focus()
    cancel.press(reason.trim(), () => {
      close()
      focusHeading()
    })
  }
  return (
    <Dialog title={t.follow.cancelTitle} onClose={onClose}>
      {(close) => (
        <>
          <p>{isMailOff ? t.follow.cancelWithoutMail : t.follow.cancelAbout}</p>
          <label for={id}>{t.follow.cancelReason}</label>
          <textarea
            ref={field}
            id={id}
            aria-describedby={`${id}-error`}
            rows={2}
            maxLength={1000}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Alert id={`${id}-error`} text={isMissing ? t.follow.noReason : cancel.message} />
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
