interface FileButtonProps {
  label: string
  /** The classes. */
  look: string
  input: { accept: string; capture?: 'environment'; multiple?: boolean }
  /** The id of the text that says which files are wanted. */
  describedBy: string
  isBusy: boolean
  onFiles: (files: File[]) => void
}

/** Opens the file dialog of the browser, or the camera. */
export function FileButton({ label, look, input, describedBy, isBusy, onFiles }: FileButtonProps) {
  return (
    <label class={look}>
      <input
        {...input}
        type="file"
        class="visually-hidden"
        // Some screen readers would read the label twice, once as a text.
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise the same file could not be chosen again after a failure.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  )
}
