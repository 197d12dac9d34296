import { isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { requestLink } from './mailed-link.ts'
import { useTexts } from '../texts/language.ts'

/** Asks for the address of a member, and says that a link is on its way. The server does not say whether somebody has this address. */
export function ByMail() {
  const { t, language } = useTexts()
  const [sentTo, setSentTo] = useState<string>()
  const [fault, setFault] = useSaid(t)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const email = String(new FormData(event.currentTarget as HTMLFormElement).get('email')).trim()
    if (!email) return setFault((t) => t.signIn.noEmail)
    setBusy(true)
    setFault(undefined)
    try {
      await requestLink({ email, language })
      setSentTo(email)
    } catch (error) {
      setFault((t) => (isParaphError(error, 'mail_unavailable') ? t.signIn.noMail : messageOf(error, t)))
    }
    setBusy(false)
  }
  if (sentTo !== undefined)
    return (
      <div role="status">
        <h2>{t.signIn.sentTitle}</h2>
        <p>{t.signIn.sent({ email: sentTo })}</p>
        <Button onPress={() => setSentTo(undefined)}>{t.signIn.otherAddress}</Button>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t.signIn.email}
        hint={t.signIn.emailHint}
        name="email"
        inputMode="email"
        maxLength={254}
        autocomplete="email"
      />
      <Alert text={fault} isAnswer />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t.signIn.send}
      </Button>
    </form>
  )
}
