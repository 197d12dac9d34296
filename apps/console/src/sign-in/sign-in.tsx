import { Heading } from '../layout/heading.tsx'
import { useTexts } from '../texts/language.ts'
import { ByKey } from './by-key.tsx'
import { ByMail } from './by-mail.tsx'

interface SignInProps {
  offered?: string | undefined
  notice?: 'refused' | 'ended' | undefined
}

/** People sign in with a link that they get by mail. Programs have keys, and whoever has one can use it here too. */
export function SignIn({ offered, notice }: SignInProps) {
  const { t } = useTexts()
  return (
    <section class="card narrow">
      <Heading>{t.signIn.title}</Heading>
      {notice === 'ended' && (
        <p class="error" role="alert">
          {t.signIn.ended}
        </p>
      )}
      <ByMail />
      <p class="or">{t.signIn.or}</p>
      <ByKey offered={offered} notice={notice === 'refused' ? t.signIn.refused : undefined} />
    </section>
  )
}
