import type { ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { ConfirmDialog } from '@paraph/ui/kit/confirm-dialog.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import { useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import type { SealedZips } from './sealed-zips.ts'
import { isTooLarge, MAX_IN_MEMORY, sizeOf } from './zip-target.ts'

interface AskDownloadProps {
  /** Those of the selected documents that have a sealed file. */
  documents: ParaphDocument[]
  /** The number of selected documents. */
  selected: number
  onConfirm: (documents: ParaphDocument[], zips: SealedZips) => void
  onClose: () => void
}

/** Asks before many files are downloaded. Meanwhile the part of the program that makes a ZIP is loaded. */
export function AskDownload({ documents: newest, selected: newestSelected, onConfirm, onClose }: AskDownloadProps) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('./sealed-zips.ts'))
  // A document that changes while the person reads must not change what was asked.
  const [{ documents, selected }] = useState({ documents: newest, selected: newestSelected })
  const [isRefused, setRefused] = useState(false)
  const action = 'download'
  const count = documents.length
  const bytes = sizeOf(documents)
  const megabytes = Math.ceil((bytes / MAX_IN_MEMORY.bytes) * MAX_IN_MEMORY.megabytes)
  const press = (close: () => void) => {
    if (isTooLarge(bytes)) return setRefused(true)
    close()
    onConfirm(documents, module!.sealedZips(documents, t))
  }
  return (
    <ConfirmDialog
      title={t.selected.ask({ action, count })}
      confirm={t.selected.confirm({ action, count })}
      cancel={t.goBack}
      isDanger={false}
      isBusy={!module}
      onConfirm={press}
      onClose={onClose}
    >
      {selected > count && (
        <p class="notice">{t.selected.applies({ action, count, all: selected, left: selected - count })}</p>
      )}
      <p>{t.selected.downloadAbout({ megabytes })}</p>
      <Alert text={isRefused ? t.selected.tooLarge({ megabytes, max: MAX_IN_MEMORY.megabytes }) : undefined} />
      {!module && instead}
    </ConfirmDialog>
  )
}
