import type { Language } from '@paraph/client'
import { useId, useRef, useState } from 'preact/hooks'
import { usePage } from '../page-context.ts'
import { texts, useTexts } from '../texts/language.ts'
import { Dialog } from './dialog.tsx'

interface RejectDialogProps {
  language: Language
  statement: string
  onClose: () => void
}

export function RejectDialog({ language, statement, onClose }: RejectDialogProps) {
  const { t } = useTexts()
  const { signing, show, recover } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const reason = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const lang = language.toLowerCase()

  const reject = async () => {
    setBusy(true)
    setFailed(false)
    try {
      show(await signing.rejectDocument({ reason: reason.current!.value.trim() || null }))
    } catch (error) {
      await recover(error)
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    <Dialog title={t.reject.title} onClose={onClose}>
      {(close) => (
        <>
          <p lang={lang} dir="auto">
            {statement}
          </p>
          <label for={id}>{t.reject.reason}</label>
          <textarea ref={reason} id={id} rows={4} maxLength={1000} dir="auto" aria-describedby={`${id}-hint`} />
          <p class="hint" id={`${id}-hint`}>
            {t.reject.reasonHint}
          </p>
          {hasFailed && (
            <p class="error" role="alert">
              {t.reject.failed}
            </p>
          )}
          <div class="buttons">
            <button type="button" onClick={close}>
              {t.reject.back}
            </button>
            <button
              type="button"
              class="danger"
              lang={lang}
              aria-disabled={isBusy}
              onClick={() => void (isBusy || reject())}
            >
              {isBusy ? t.sign.sending : texts[language].reject.confirm}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
