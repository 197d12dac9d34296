import { type InvitationFound, isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useEffect, useState } from 'preact/hooks'
import { Failure, messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { sessions } from '../session/member.ts'
import { useTexts } from '../texts/language.ts'
import { LostWay } from './lost-way.tsx'
import { useAccept } from './use-accept.ts'

interface OpenInvitationProps {
  token: string
  onEnd: () => void
}

/** Says to what the person is invited, and accepts only after a press: programs that look for malicious mails open links too. */
export function OpenInvitation({ token, onEnd }: OpenInvitationProps) {
  const { t } = useTexts()
  const [found, setFound] = useState<InvitationFound>()
  const [error, setError] = useState<unknown>()
  const accept = useAccept({ invitation: token })
  const lookUp = async () => {
    setError(undefined)
    try {
      setFound(await sessions().lookUpInvitation({ invitation: token }))
    } catch (caught) {
      setError(caught)
    }
  }
  useEffect(() => void lookUp(), [])
  if ([error, accept.error].some((caught) => isParaphError(caught, 'invitation_invalid')))
    return <InvitationOver onEnd={onEnd} />
  if (!found && !error) return <Loading />
  const otherWay = (
    <Button look="quiet" onPress={onEnd}>
      {t.signIn.otherWay}
    </Button>
  )
  if (!found)
    return (
      <Failure error={error} onRetry={lookUp}>
        {otherWay}
      </Failure>
    )
  return (
    <section class="card narrow">
      <Heading>{t.signIn.invitation.title}</Heading>
      <InvitedTo found={found} />
      <Alert text={accept.error ? messageOf(accept.error, t) : undefined} isAnswer />
      <div class="buttons">
        <Button look="primary" isBusy={accept.isBusy} onPress={() => void accept.press()}>
          {t.signIn.invitation.submit}
        </Button>
        {otherWay}
      </div>
    </section>
  )
}

function InvitedTo({ found: { accountName: account, invitedBy, role, expiresAt } }: { found: InvitationFound }) {
  const { t, language } = useTexts()
  return (
    <>
      <p>
        {invitedBy === null
          ? t.signIn.invitation.to({ account })
          : t.signIn.invitation.by({ name: invitedBy, account })}{' '}
        {t.signIn.invitation.role({ role })}
      </p>
      <p>{t.signIn.invitation.about}</p>
      <p class="hint">{t.signIn.invitation.until({ time: formatTime(expiresAt, language, 'long') })}</p>
    </>
  )
}

/** Says what to do, because the person can't do much alone. */
function InvitationOver({ onEnd }: { onEnd: () => void }) {
  const { t } = useTexts()
  return (
    <section class="card narrow">
      <Heading>{t.signIn.invitation.overTitle}</Heading>
      <p role="alert">{t.problems.invitation_invalid}</p>
      <div class="buttons">
        <Button look="primary" onPress={onEnd}>
          {t.signIn.submit}
        </Button>
      </div>
      <LostWay />
    </section>
  )
}
