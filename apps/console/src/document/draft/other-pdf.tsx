import { Alert } from '@paraph/ui/alert.tsx'
import { useId } from 'preact/hooks'
import { PdfButton } from '../../layout/pdf-button.tsx'
import { useTexts } from '../../texts/language.ts'
import type { useOtherPdf } from './use-other-pdf.ts'

/** For a sender who has found a mistake in the PDF of the draft. */
export function OtherPdf({ choose, isBusy, message }: ReturnType<typeof useOtherPdf>) {
  const { t } = useTexts()
  const id = useId()
  return (
    <>
      <div class="buttons">
        <PdfButton
          label={isBusy ? t.otherPdf.busy : t.otherPdf.choose}
          isBusy={isBusy}
          describedBy={`${id}-hint ${id}-error`}
          onChoose={choose}
        />
        <span class="hint" id={`${id}-hint`}>
          {t.otherPdf.hint}
        </span>
      </div>
      <Alert id={`${id}-error`} text={message} />
    </>
  )
}
