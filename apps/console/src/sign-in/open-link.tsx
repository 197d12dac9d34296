import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { createSession } from './mailed-link.ts'
import { useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'

interface OpenLinkProps {
  kind: 'invitation' | 'sign-in'
  token: string
  onEnd: () => void
}

/** The link of a mail signs in only after a press, because programs that look for malicious mails open links too. */
export function OpenLink({ kind, token, onEnd }: OpenLinkProps) {
  const { t } = useTexts()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const isInvitation = kind === 'invitation'
  const ofInvitation = t.signIn.invitation
  const ofLink = t.signIn.link
  const words = isInvitation ? ofInvitation : ofLink
  const press = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { account, member } = await createSession(isInvitation ? { invitation: token } : { signInLink: token })
      toasts.say((t) => t.signIn.welcome({ name: member.name, account: account.name }))
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }
  return (
    <section class="card narrow">
      <Heading>{words.title}</Heading>
      <p>{words.about}</p>
      <Alert text={error ? messageOf(error, t) : undefined} isAnswer />
      <div class="buttons">
        <Button look="primary" isBusy={isBusy} onPress={() => void press()}>
          {words.submit}
        </Button>
        <Button look="quiet" onPress={onEnd}>
          {t.signIn.otherWay}
        </Button>
      </div>
    </section>
  )
}
