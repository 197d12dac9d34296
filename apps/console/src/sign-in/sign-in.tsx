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

/**
 * Shows the ways of signing in for members. The others, which few people need, lie behind a fold. They are in sight if the server says that a key is the best
 * way, because it has no member yet or lets no member in.
 */
export function SignIn({ offered, notice }: SignInProps) {
  const { t } = useTexts()
  const { ways, error, reload } = useWays()
  const hasPasskey = ways?.includes('PASSKEY') ?? false
  const hasMail = ways?.includes('MAILED_LINK') ?? false
  const hasSignOn = ways?.includes('SINGLE_SIGN_ON') ?? false
  const hasAddress = hasMail || hasSignOn
  const hasKey = ways?.includes('KEY')
  const isOpen = ways?.[0] === 'KEY' || offered !== undefined || notice === 'refused' || (!hasPasskey && !hasAddress)
  return (
    <section class="card narrow sign-in">
      <Heading>{t.signIn.title}</Heading>
      {notice === 'ended' && (
        <p class="error" role="alert">
          {t.signIn.ended}
        </p>
      )}
      {error ? <Failure error={error} onRetry={reload} /> : !ways && <Loading />}
      {hasAddress && <ByMail hasMail={hasMail} hasSignOn={hasSignOn} />}
      {hasPasskey && hasAddress && <p class="or">{t.signIn.or}</p>}
      {hasPasskey && <ByPasskey isFirst={!hasAddress} />}
      {ways && !hasAddress && <p>{t.signIn.noMail}</p>}
      {ways && (
        <details class="another-way" open={isOpen}>
          <summary>{t.signIn.anotherWay}</summary>
          {hasKey && <ByKey offered={offered} notice={notice === 'refused' ? t.signIn.refused : undefined} />}
          <LostWay />
        </details>
      )}
    </section>
  )
}
