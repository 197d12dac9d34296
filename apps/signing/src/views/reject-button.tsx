import { isParaphError, type Language, type SigningConsent } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { LongField } from '@paraph/ui/kit/field.tsx'
import { useId, useRef, useState } from 'preact/hooks'
import { ActName } from '../layout/act-name.tsx'
import { Statement } from '../layout/statement.tsx'
import { usePage } from '../page/page-context.ts'
import { useTexts } from '../texts/language.ts'
import { ConfirmAct } from './confirm-act.tsx'

interface RejectButtonProps {
  language: Language
  consent: SigningConsent
  /** The class of a second button of this kind on the page. */
  place?: string
}

export function RejectButton({ place = '', ...props }: RejectButtonProps) {
  const { t } = useTexts()
  const [isRejecting, setRejecting] = useState(false)
  return (
    <>
      <Button look="quiet" class={place} onPress={() => setRejecting(true)}>
        {t.sign.reject}
      </Button>
      {isRejecting && <RejectDialog {...props} onClose={() => setRejecting(false)} />}
    </>
  )
}

interface RejectDialogProps extends Omit<RejectButtonProps, 'place'> {
  onClose: () => void
}

function RejectDialog({ language, consent, onClose }: RejectDialogProps) {
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
    <ConfirmAct
      title={t.reject.title}
      confirm={<ActName name={({ reject }) => reject.confirm} language={language} />}
      act={reject}
      explain={(error, t) => (isParaphError(error, 'consent_outdated') ? t.sign.outdated : undefined)}
      onClose={onClose}
    >
      <Statement text={consent.reject} language={language} id={`${id}-statement`} />
      <LongField label={t.reject.reason} hint={t.reject.reasonHint} rows={4} maxLength={1000} field={reason} />
    </ConfirmAct>
  )
}
