import { isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { requestLink, startSignOn } from '../session/signing-in.ts'
import { ProviderChoice } from './provider-choice.tsx'
import { useTexts } from '../texts/language.ts'

interface ByMailProps {
  hasMail: boolean
  hasSignOn: boolean
}

/**
 * Asks for the address of a member. If its domain has a provider, offers to go there. Otherwise says that a link is on its way. The server does not say whether
 * somebody has this address.
 */
export function ByMail({ hasMail, hasSignOn }: ByMailProps) {
  const { t, language } = useTexts()
  const [sentTo, setSentTo] = useState<string>()
  const [provider, setProvider] = useState<{ email: string; url: string | undefined }>()
  const [fault, setFault] = useSaid(t)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const email = String(new FormData(event.currentTarget as HTMLFormElement).get('email')).trim()
    if (!email) return setFault((t) => t.signIn.noEmail)
    await attempt(
      async () => {
        const url = hasSignOn ? await startSignOn(email) : null
        if (url === null) await mail(email)
        else setProvider({ email, url })
      },
      () => setProvider({ email, url: undefined }),
    )
  }
  const attempt = async (act: () => Promise<void>, onDown?: () => void) => {
    setBusy(true)
    setFault(undefined)
    try {
      await act()
    } catch (error) {
      setFault((t) => (isParaphError(error, 'mail_unavailable') ? t.signIn.noMail : messageOf(error, t)))
      if (isParaphError(error, 'single_sign_on_unavailable') || isParaphError(error, 'single_sign_on_refused'))
        onDown?.()
    }
    setBusy(false)
  }
  const mail = async (email: string) => {
    if (!hasMail) return setFault((t) => t.signIn.noMail)
    await requestLink({ email, language })
    setProvider(undefined)
    setSentTo(email)
  }
  if (sentTo !== undefined)
    return (
      <div role="status">
        <h2>{t.signIn.sentTitle}</h2>
        <p>{t.signIn.sent({ email: sentTo })}</p>
        <Button onPress={() => setSentTo(undefined)}>{t.signIn.otherAddress}</Button>
      </div>
    )
  if (provider)
    return (
      <ProviderChoice
        {...provider}
        fault={fault}
        isBusy={isBusy}
        onLink={hasMail ? () => void attempt(() => mail(provider.email)) : undefined}
        onOther={() => {
          setFault(undefined)
          setProvider(undefined)
        }}
      />
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t.signIn.email}
        hint={hasMail ? t.signIn.emailHint : undefined}
        name="email"
        inputMode="email"
        maxLength={254}
        autocomplete="email"
      />
      <Alert text={fault} isAnswer />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {hasSignOn ? t.signIn.goOn : t.signIn.send}
      </Button>
    </form>
  )
}
