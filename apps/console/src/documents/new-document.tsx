import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { ProgressBar } from '@paraph/ui/kit/progress-bar.tsx'
import { useId, useLayoutEffect, useState } from 'preact/hooks'
import { PdfButton } from '../layout/pdf-button.tsx'
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
          <PdfButton
            label={t.newDocument.choose}
            isMain
            isBusy={false}
            describedBy={`${id}-hint ${id}-error`}
            onChoose={take}
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

/** Takes files that are dropped anywhere on the page, where the browser would leave the page and show the file. Returns true while they are above it. */
function useDroppedFiles(take: (files: FileList | undefined) => void): boolean {
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const ended = new AbortController()
    const listen = (name: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      addEventListener(name, react, { signal: ended.signal })
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    listen('dragover', (event) => {
      // A text or a link that is dragged is no document.
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', () => setOver(false))
    listen('drop', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer?.files)
    })
    return () => ended.abort()
  })
  return isOver
}
