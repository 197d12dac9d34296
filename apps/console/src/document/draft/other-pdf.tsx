import { Alert } from '@paraph/ui/alert.tsx'
import { uploadIcon } from '@paraph/ui/icons/lucide.ts'
import { FileButton } from '@paraph/ui/kit/file-button.tsx'
import { useQueryClient } from '@tanstack/preact-query'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { PDF_FILES } from '../../queries/upload.ts'
import { useTexts } from '../../texts/language.ts'
import type { OnPdf } from '../copying/on-pdf.ts'
import { keyOfOtherPdf, type useOtherPdf } from './use-other-pdf.ts'

interface OtherPdfProps extends Omit<ReturnType<typeof useOtherPdf>, 'dialog'> {
  documentId: string
}

/** For a sender who has found a mistake in the PDF of the draft. */
export function OtherPdf({ documentId, choose, isBusy, message }: OtherPdfProps) {
  const { t } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const [counts] = useState(() => queries.getQueryData<OnPdf>(keyOfOtherPdf(documentId)))
  const mustReturn = useRef(counts !== undefined)
  // The person goes on where the file was chosen: in the new draft, or in this one after a failure.
  useEffect(() => {
    if (!isBusy && mustReturn.current) input.current!.focus()
    mustReturn.current = isBusy
    queries.removeQueries({ queryKey: keyOfOtherPdf(documentId) })
  }, [isBusy])
  return (
    <>
      <div class="buttons">
        <FileButton
          field={input}
          icon={uploadIcon}
          input={{ accept: PDF_FILES }}
          label={isBusy ? t.otherPdf.busy : t.otherPdf.choose}
          isBusy={isBusy}
          describedBy={`${id}-hint ${id}-error`}
          onFiles={choose}
        />
        <span class="hint" id={`${id}-hint`}>
          {counts ? t.otherPdf.done(counts) : t.otherPdf.hint}
        </span>
      </div>
      <Alert id={`${id}-error`} text={message} />
    </>
  )
}
