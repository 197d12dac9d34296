import type { ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { ConfirmDialog } from '@paraph/ui/kit/confirm-dialog.tsx'
import { useId, useRef, useState } from 'preact/hooks'
import { useServerMailIsOff } from '../../server/use-mail-is-off.ts'
import { useTexts } from '../../texts/language.ts'
import type { Action } from './actions.ts'

interface AskDialogProps {
  action: Exclude<Action, 'download'>
  /** Those of the selected documents that the action is for. */
  documents: ParaphDocument[]
  /** The number of selected documents. */
  selected: number
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before something is done with several documents. */
export function AskDialog({ action, documents, selected, onConfirm, onClose }: AskDialogProps) {
  const { t } = useTexts()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMailOff = useServerMailIsOff(action === 'cancel')
  // A document that changes while the person reads must not change what was asked.
  const [{ count, left }] = useState({ count: documents.length, left: selected - documents.length })
  const press = (close: () => void) => {
    const isWithout = action === 'cancel' && !reason.trim()
    setMissing(isWithout)
    if (isWithout) return field.current!.focus()
    close()
    onConfirm(reason.trim())
  }
  const about = {
    remind: t.selected.remindAbout,
    cancel: isMailOff ? t.follow.cancelWithoutMail : t.follow.cancelAbout,
    delete: t.selected.deleteAbout,
  }
  return (
    <ConfirmDialog
      title={t.selected.ask({ action, count })}
      confirm={t.selected.confirm({ action, count })}
      cancel={t.goBack}
      isDanger={action !== 'remind'}
      onConfirm={press}
      onClose={onClose}
    >
      {left > 0 && <p class="notice">{t.selected.applies({ action, count, all: selected, left })}</p>}
      <p>{about[action]}</p>
      {action === 'cancel' && (
        <>
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
          <Alert id={`${id}-error`} text={isMissing ? t.follow.noReason : undefined} />
        </>
      )}
    </ConfirmDialog>
  )
}
