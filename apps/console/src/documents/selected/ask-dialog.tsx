import type { ParaphDocument } from '@paraph/client'
import { ConfirmDialog } from '@paraph/ui/kit/confirm-dialog.tsx'
import { useState } from 'preact/hooks'
import { useReason } from '../../layout/use-reason.tsx'
import { useServerMailIsOff } from '../../server/use-mail-is-off.ts'
import { useTexts } from '../../texts/language.ts'
import type { Action } from './actions.ts'
import { useNewLabel } from './use-new-label.tsx'

interface AskDialogProps {
  action: Exclude<Action, 'download'>
  /** Those of the selected documents that the action is for. */
  documents: ParaphDocument[]
  /** The number of selected documents. */
  selected: number
  /** Gets why the documents are cancelled, or their new label. */
  onConfirm: (text: string) => void
  onClose: () => void
}

/** Asks before something is done with several documents. */
export function AskDialog({ action, documents, selected, onConfirm, onClose }: AskDialogProps) {
  const { t } = useTexts()
  const reason = useReason()
  const label = useNewLabel()
  const isMailOff = useServerMailIsOff(action === 'cancel')
  // A document that changes while the person reads must not change what was asked.
  const [{ count, left }] = useState({ count: documents.length, left: selected - documents.length })
  const press = (close: () => void) => {
    const said = action === 'cancel' ? reason.take() : action === 'label' ? label.take() : ''
    if (said === undefined) return
    close()
    onConfirm(said)
  }
  const about = {
    remind: t.selected.remindAbout,
    cancel: isMailOff ? t.follow.cancelWithoutMail : t.follow.cancelAbout,
    label: t.selected.labelAbout,
    delete: t.selected.deleteAbout,
  }
  return (
    <ConfirmDialog
      title={t.selected.ask({ action, count })}
      confirm={t.selected.confirm({ action, count })}
      cancel={t.goBack}
      isDanger={action === 'cancel' || action === 'delete'}
      onConfirm={press}
      onClose={onClose}
    >
      {left > 0 && <p class="notice">{t.selected.applies({ action, count, all: selected, left })}</p>}
      <p>{about[action]}</p>
      {action === 'cancel' && reason.field}
      {action === 'label' && label.field}
    </ConfirmDialog>
  )
}
