import { FileButton } from '@paraph/ui/kit/file-button.tsx'
import { useDroppedFiles } from '@paraph/ui/use-dropped-files.ts'
import { Heading } from '../layout/heading.tsx'
import { useVerifyTexts } from './texts/verify-texts.ts'

interface ChooseFileProps {
  state: { kind: 'choosing'; hasFailed?: boolean } | { kind: 'checking'; name: string } | { kind: 'checked' }
  onFile: (file: File) => void
}

/** The reader chooses a file with the button, or drops it anywhere on the page. */
export function ChooseFile({ state, onFile }: ChooseFileProps) {
  const { t } = useVerifyTexts()
  const take = ([file]: File[]) => file && onFile(file)
  const isDragging = useDroppedFiles((files) => isSecureContext && take(files))
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
        <FileButton
          label={isChecking ? t.checking({ name: state.name }) : isFirst ? t.choose : t.chooseOther}
          isMain={isFirst}
          input={{ accept: 'application/pdf,.pdf' }}
          onFiles={take}
        />
      ) : (
        <p class="error">{t.insecure}</p>
      )}
      <p class="hint drop">{isDragging ? t.dropNow : t.drop}</p>
      {isFirst && <p class="hint">{t.privacy}</p>}
    </section>
  )
}
