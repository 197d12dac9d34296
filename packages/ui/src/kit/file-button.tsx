import type { Ref } from 'preact'
import { Icon } from '../icons/icon.tsx'

interface FileButtonProps {
  label: string
  icon?: string
  isMain?: boolean
  isBusy?: boolean
  input: { accept: string; capture?: 'environment'; multiple?: boolean }
  /** The ids of the texts that say which files are wanted, and what was wrong with the last one. */
  describedBy?: string
  field?: Ref<HTMLInputElement>
  onFiles: (files: File[]) => void
}

/** Opens the file dialog of the browser, or the camera. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, isMain = false, isBusy = false, input, describedBy, field = null, onFiles } = props
  const look = ['button', isMain && !isBusy && 'primary', isBusy && 'busy'].filter(Boolean).join(' ')
  return (
    <label class={look} aria-disabled={isBusy}>
      {icon && !isBusy && <Icon path={icon} />}
      <input
        {...input}
        ref={field}
        type="file"
        class="visually-hidden"
        // Some screen readers would read the label twice, once as a text.
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? [])
          // Otherwise the same file could not be chosen again after a failure.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  )
}
