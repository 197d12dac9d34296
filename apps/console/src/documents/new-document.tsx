import { Alert } from '@paraph/ui/alert.tsx'
import { uploadIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { FileButton } from '@paraph/ui/kit/file-button.tsx'
import { ProgressBar } from '@paraph/ui/kit/progress-bar.tsx'
import { useDroppedFiles } from '@paraph/ui/use-dropped-files.ts'
import { useId } from 'preact/hooks'
import { PDF_FILES } from '../queries/upload.ts'
import { useTexts } from '../texts/language.ts'
import { useNewDocument } from './use-new-document.ts'

/** A PDF that is dropped or chosen becomes a draft. Its text tags and the fields of its form become fields, which the sender can remove. */
export function NewDocument() {
  const { t } = useTexts()
  const id = useId()
  const { take, part, name, cancel, fault } = useNewDocument()
  const isOver = useDroppedFiles(take)
  return (
    <section
      class={`drop ${isOver ? 'over' : ''} ${name === undefined ? '' : 'card'}`}
      aria-label={t.newDocument.title}
    >
      {name === undefined ? (
        <>
          <p class="hint" id={`${id}-hint`}>
            {t.newDocument.hint}
          </p>
          <FileButton
            label={t.newDocument.choose}
            icon={uploadIcon}
            isMain
            input={{ accept: PDF_FILES }}
            describedBy={`${id}-hint ${id}-error`}
            onFiles={take}
          />
        </>
      ) : (
        <>
          <ProgressBar label={part < 1 ? name : t.newDocument.checked({ name })} value={part} />
          <Button onPress={cancel}>{t.newDocument.cancel}</Button>
        </>
      )}
      <Alert id={`${id}-error`} text={fault} />
    </section>
  )
}
