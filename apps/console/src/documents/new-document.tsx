import { useMutation, useQueryClient } from '@tanstack/preact-query'
import { useId, useLayoutEffect, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { announce } from '@paraph/ui/announce.ts'
import { messageOf } from '../layout/failure.tsx'
import { PdfButton } from '../layout/pdf-button.tsx'
import { addressOf, goTo } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { keepFieldsFromFile, UPLOAD_TIMEOUT } from '../queries/upload.ts'

/** A PDF that is dropped or chosen becomes a draft. Its text tags and the fields of its form become fields, which the sender can remove. */
export function NewDocument() {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState<string>()
  const create = useMutation({
    mutationFn: (file: File) =>
      paraph.documents.create({ file, language, fields: 'FROM_FILE', hideTags: true }, { timeout: UPLOAD_TIMEOUT }),
    onSuccess: (document) => {
      keepFieldsFromFile(queries, document)
      void queries.invalidateQueries({ queryKey: ['documents'] })
      goTo(addressOf.document(document.id))
    },
    onError: (error) => setFault(messageOf(error, t)),
  })
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (!file || create.isPending) return
    if (files!.length > 1) return setFault(t.newDocument.onlyOne)
    setFault(undefined)
    announce(t.newDocument.uploading({ name: file.name }))
    create.mutate(file)
  }
  // A file that is dropped beside the field means the same. The browser would leave the page and show the file.
  useLayoutEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer?.files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  })
  return (
    <section class={`card drop ${isOver ? 'over' : ''}`}>
      <div>
        <h2>{t.newDocument.title}</h2>
        <p class="hint" id={`${id}-hint`}>
          {create.isPending ? t.newDocument.uploading({ name: create.variables.name }) : t.newDocument.hint}
        </p>
        <Alert id={`${id}-error`} text={fault} />
      </div>
      <PdfButton
        label={t.newDocument.choose}
        isMain
        isBusy={create.isPending}
        describedBy={`${id}-hint ${id}-error`}
        onChoose={take}
      />
    </section>
  )
}
