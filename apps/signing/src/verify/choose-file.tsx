import { useEffect, useState } from 'preact/hooks'
import { Heading } from '../layout/heading.tsx'
import { useVerifyTexts } from './texts/verify-texts.ts'

interface ChooseFileProps {
  state: { kind: 'choosing'; hasFailed?: boolean } | { kind: 'checking'; name: string } | { kind: 'checked' }
  onFile: (file: File) => void
}

/** The reader chooses a file with the button, or drops it anywhere on the page. */
export function ChooseFile({ state, onFile }: ChooseFileProps) {
  const { t } = useVerifyTexts()
  const isDragging = useDrop(onFile)
  const isChecking = state.kind === 'checking'
  const isFirst = state.kind !== 'checked'
  return (
    <section class={`card choose ${isDragging ? 'dragging' : ''}`} aria-busy={isChecking}>
      {isFirst && (
        <>
          <Heading state="choosing">{t.title}</Heading>
          <p>{t.intro}</p>
        </>
      )}
      {state.kind === 'choosing' && state.hasFailed && <p class="error">{t.failed}</p>}
      {isSecureContext ? (
        <label class={`button ${isFirst ? 'primary' : ''}`}>
          <input
            type="file"
            class="visually-hidden"
            accept="application/pdf,.pdf"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // Otherwise the same file could not be chosen again.
              currentTarget.value = ''
              if (file) onFile(file)
            }}
          />
          {isChecking ? t.checking({ name: state.name }) : isFirst ? t.choose : t.chooseOther}
        </label>
      ) : (
        <p class="error">{t.insecure}</p>
      )}
      <p class="hint drop">{isDragging ? t.dropNow : t.drop}</p>
      {isFirst && <p class="hint">{t.privacy}</p>}
    </section>
  )
}

/** Returns true while a file is held over the page. */
function useDrop(onFile: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const over = (event: DragEvent) => {
      // Otherwise the browser would open the file instead of this page.
      event.preventDefault()
      setDragging(true)
    }
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', ({ relatedTarget }) => setDragging(relatedTarget !== null), { signal })
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setDragging(false)
      const file = event.dataTransfer?.files[0]
      if (file && isSecureContext) onFile(file)
    }
    addEventListener('drop', drop, { signal })
    return () => abort.abort()
  }, [onFile])
  return isDragging
}
