import { type FirstAccount, isParaphError, type SessionAccess } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useEffect, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { currentCaller } from '../session/caller.ts'
import { connect, connectCaller } from '../session/connect.ts'
import { signIn } from '../session/key.ts'
import { registerPasskey } from '../settings/own/register-passkey.ts'
import { useTexts } from '../texts/language.ts'
import { createSession } from '../session/signing-in.ts'
import { useWays } from './use-ways.ts'

interface FirstMinuteProps {
  made: FirstAccount
  onEnd: () => void
}

/**
 * Signs in the first admin of a server, and offers a passkey. A server that is reached at another address than its PUBLIC_URL can't sign in anybody: there, the
 * person goes on with the key that each first account comes with. Whoever is signed in has not asked for that key, so it is revoked.
 */
export function FirstMinute({ made: { admin, apiKey }, onEnd }: FirstMinuteProps) {
  const { t } = useTexts()
  const [access, setAccess] = useState<SessionAccess>()
  const [error, setError] = useState<unknown>()
  const enter = async () => {
    setError(undefined)
    try {
      setAccess(await createSession({ invitation: tokenOf(admin!.invitationUrl!) }))
      // If that fails, the settings list the key.
      connect(apiKey.secret)
        .apiKeys.revoke(apiKey.id)
        .catch(() => {})
    } catch (caught) {
      setError(caught)
    }
  }
  useEffect(() => void enter(), [])
  if (!access && !error) return <Loading />
  return (
    <section class="card narrow">
      <Heading>{t.setUp.readyTitle}</Heading>
      {access ? (
        <SignedInAdmin access={access} onEnd={onEnd} />
      ) : (
        <>
          <Alert text={messageOf(error, t)} isAnswer />
          <p>{t.setUp.notSignedIn}</p>
          <div class="buttons">
            <Button look="primary" onPress={() => void enter()}>
              {t.signIn.provider.again}
            </Button>
            <Button
              onPress={() => {
                signIn(apiKey.secret, true)
                onEnd()
              }}
            >
              {t.setUp.withKey}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const tokenOf = (invitationUrl: string) => new URL(invitationUrl).hash.replace('#invitation=', '')

/** Offers a passkey, so that the person can come back. */
function SignedInAdmin({ access: { member }, onEnd }: { access: SessionAccess; onEnd: () => void }) {
  const { t } = useTexts()
  const { ways } = useWays()
  const [state, setState] = useState<'none' | 'asked' | 'late' | 'added'>('none')
  const [fault, setFault] = useSaid(t)
  const add = async () => {
    setState('asked')
    setFault(undefined)
    try {
      const passkey = await registerPasskey(connectCaller(currentCaller()!), t.settings.passkeys.unnamed)
      if (!passkey) setFault((t) => t.settings.passkeys.cancelled)
      setState(passkey ? 'added' : 'none')
    } catch (error) {
      // Only the console can ask the person to sign in again, and then goes on by itself.
      const isLate = isParaphError(error, 'sign_in_needed_again')
      setFault((t) => (isLate ? t.setUp.passkeyLater : messageOf(error, t)))
      setState(isLate ? 'late' : 'none')
    }
  }
  const offersPasskey = ways?.includes('PASSKEY') && state !== 'added' && state !== 'late'
  const next = ways?.includes('MAILED_LINK') ? t.setUp.nextByMail : t.setUp.nextByNothing
  return (
    <>
      <p>{t.setUp.ready({ name: member.name })}</p>
      {state === 'added' && <p role="status">{t.setUp.passkeyAdded}</p>}
      {offersPasskey && <p>{t.setUp.passkey}</p>}
      {ways && state !== 'added' && <p class="hint">{next}</p>}
      <Alert text={fault} isAnswer />
      <div class="buttons">
        {offersPasskey && (
          <Button look="primary" isBusy={state === 'asked'} onPress={() => void add()}>
            {t.settings.passkeys.add}
          </Button>
        )}
        <Button look={offersPasskey ? 'quiet' : 'primary'} onPress={onEnd}>
          {offersPasskey ? t.setUp.skip : t.setUp.goOn}
        </Button>
      </div>
    </>
  )
}
