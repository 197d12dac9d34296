import { Failure } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { useTexts } from '../texts/language.ts'
import { ByKey } from './by-key.tsx'
import { ByMail } from './by-mail.tsx'
import { ByPasskey } from './by-passkey.tsx'
import { LostWay } from './lost-way.tsx'
import { useWays } from './use-ways.ts'

interface SignInProps {
  offered?: string | undefined
  notice?: 'refused' | 'ended' | undefined
}

/** Shows the ways of signing in that the server has, the best one first. */
export function SignIn({ offered, notice }: SignInProps) {
  const { t } = useTexts()
  const { ways, error, reload } = useWays()
  const hasPasskey = ways?.includes('PASSKEY') ?? false
  const hasMail = ways?.includes('MAILED_LINK') ?? false
  const hasSignOn = ways?.includes('SINGLE_SIGN_ON') ?? false
  const hasAddress = hasMail || hasSignOn
  const hasKey = ways?.includes('KEY')
  return (
    <section class="card narrow">
      <Heading>{t.signIn.title}</Heading>
      {notice === 'ended' && (
        <p class="error" role="alert">
          {t.signIn.ended}
        </p>
      )}
      {error ? <Failure error={error} onRetry={reload} /> : !ways && <Loading />}
      {hasPasskey && <ByPasskey />}
      {hasPasskey && hasAddress && <p class="or">{t.signIn.orMail}</p>}
      {hasAddress && <ByMail hasMail={hasMail} hasSignOn={hasSignOn} />}
      {ways && !hasAddress && <p>{t.signIn.noMail}</p>}
      {(hasPasskey || hasAddress) && hasKey && <p class="or">{t.signIn.or}</p>}
      {hasKey && <ByKey offered={offered} notice={notice === 'refused' ? t.signIn.refused : undefined} />}
      {ways && <LostWay />}
    </section>
  )
}
