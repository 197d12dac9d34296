import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { signInAgain } from '../session/member.ts'
import { useSession } from '../session/session.ts'
import { answerSignIn } from '../session/sign-in-question.ts'
import { useTexts } from '../texts/language.ts'
import { ByPasskey } from './by-passkey.tsx'
import { rememberPlace, requestLink, startSignOn } from '../session/signing-in.ts'

/** Asks a member to sign in again before a sensitive act, which then goes on. It offers the ways that this member has. */
export function SignInAgain() {
  const { t } = useTexts()
  const words = t.signIn.again
  const { me, paraph } = useSession()
  const email = me.member!.email
  const close = useRef<() => void>(undefined)
  // The browser gives the focus back only when the dialog is closed.
  useLayoutEffect(() => () => close.current?.(), [])
  const query = useQuery({
    queryKey: ['ways of signing in again'],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { ways } = await paraph.sessions.getSignInWays({ signal })
      const { passkeys } = ways.includes('PASSKEY') ? await paraph.passkeys.list({ signal }) : { passkeys: [] }
      // A provider that does not answer is no way. Others may work.
      const hasSignOn = ways.includes('SINGLE_SIGN_ON')
      const url = hasSignOn ? await startSignOn(email, { asksAgain: true }).catch(() => null) : null
      return { hasPasskey: passkeys.length > 0, hasMail: ways.includes('MAILED_LINK'), url }
    },
  })
  const own = query.data
  return (
    <Dialog title={words.title} onClose={() => answerSignIn(false)}>
      {(end) => {
        close.current = end
        return (
          <>
            <p>{words.about}</p>
            {query.isPending && <Loading />}
            <Alert text={query.error ? messageOf(query.error, t) : undefined} />
            {own?.hasPasskey && <ByPasskey onProof={signInAgain} />}
            {own?.url && <ByProvider url={own.url} />}
            {own?.hasMail && <ByLink email={email} isFirst={!own.hasPasskey && !own.url} />}
            {own && !own.hasPasskey && !own.url && !own.hasMail && <p>{words.none}</p>}
            <div class="buttons">
              <Button look="quiet" onPress={end}>
                {t.goBack}
              </Button>
            </div>
          </>
        )
      }}
    </Dialog>
  )
}

/** The provider opens in another tab, so that this one keeps what was typed. */
function ByProvider({ url }: { url: string }) {
  const { t } = useTexts()
  return (
    <>
      <a class="button primary" href={url} target="_blank" rel="noopener" onClick={rememberPlace}>
        {t.signIn.again.provider({ host: new URL(url).host })}
      </a>
      <p class="hint">{t.signIn.again.providerHint}</p>
    </>
  )
}

function ByLink({ email, isFirst }: { email: string; isFirst: boolean }) {
  const { t, language } = useTexts()
  const words = t.signIn.again
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const press = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await requestLink({ email, language })
      setSent(true)
    } catch (caught) {
      setError(caught)
    }
    setBusy(false)
  }
  return (
    <>
      <Button look={isFirst ? 'primary' : 'secondary'} isBusy={isBusy} onPress={() => void press()}>
        {isSent ? words.linkAgain : words.link}
      </Button>
      <p class="hint" role="status">
        {isSent ? words.linkSent({ email }) : words.linkHint({ email })}
      </p>
      <Alert text={error ? messageOf(error, t) : undefined} isAnswer />
    </>
  )
}
