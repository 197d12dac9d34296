import { Icon } from '@paraph/ui/icons/icon.tsx'
import { uploadIcon } from '@paraph/ui/icons/lucide.ts'
import type { Ref } from 'preact'

interface PdfButtonProps {
  input?: Ref<HTMLInputElement>
  label: string
  isMain?: boolean
  isBusy: boolean
  /** The ids of the texts that say which file is wanted, and what was wrong with it. */
  describedBy: string
  onChoose: (files: FileList | null) => void
}

/** Opens the file dialog of the browser, for a PDF. */
export function PdfButton({ input = null, label, isMain = false, isBusy, describedBy, onChoose }: PdfButtonProps) {
  return (
    <label class={`button ${isMain && !isBusy ? 'primary' : ''} ${isBusy ? 'busy' : ''}`} aria-disabled={isBusy}>
      {!isBusy && <Icon path={uploadIcon} />}
      {label}
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={describedBy}
        disabled={isBusy}
        onChange={(event) => {
          onChoose(event.currentTarget.files)
          // The same file can be chosen again after it was mended.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
