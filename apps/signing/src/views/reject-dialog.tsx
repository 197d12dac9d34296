import { isParaphError, type Language, type SigningConsent } from '@paraph/client'
import { useId, useRef } from 'preact/hooks'
import { usePage } from '../session/page-context.ts'
import { texts, useTexts } from '../texts/language.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RejectDialogProps {
  language: Language
  consent: SigningConsent
  onClose: () => void
}

export function RejectDialog({ language, consent, onClose }: RejectDialogProps) {
  const { t } = useTexts()
  const { signing, show } = usePage()
  const reason = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const reject = async () =>
    show(
      await signing.rejectDocument({
        reason: reason.current!.value.trim() || null,
        consentVersion: consent.version,
      }),
    )
  return (
    <ConfirmDialog
      title={t.reject.title}
      confirm={texts[language].reject.confirm}
      language={language}
      act={reject}
      explain={(error) => (isParaphError(error, 'consent_outdated') ? t.sign.outdated : undefined)}
      onClose={onClose}
    >
      <p lang={language.toLowerCase()} dir="auto">
        {consent.reject}
      </p>
      <label for={id}>{t.reject.reason}</label>
      <textarea ref={reason} id={id} rows={4} maxLength={1000} dir="auto" aria-describedby={`${id}-hint`} />
      <p class="hint" id={`${id}-hint`}>
        {t.reject.reasonHint}
      </p>
    </ConfirmDialog>
  )
}
