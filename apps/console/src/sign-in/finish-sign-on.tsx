import { isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { createSession } from '../session/signing-in.ts'
import { useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'

interface FinishSignOnProps {
  /** What the provider has added to the address. */
  answer: string
  onEnd: () => void
}

/** The provider has led back here. It needs no press, because the answer works only in the browser that has begun. */
export function FinishSignOn({ answer, onEnd }: FinishSignOnProps) {
  const { t } = useTexts()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    createSession({ singleSignOn: answer })
      .then(({ account, member }) => toasts.say((t) => t.signIn.welcome({ name: member.name, account: account.name })))
      .catch(setError)
  }, [])
  if (!error) return <Loading />
  return (
    <section class="card narrow">
      <Heading>{t.signIn.provider.failed}</Heading>
      <Alert text={messageOf(error, t)} isAnswer />
      {isParaphError(error, 'single_sign_on_refused') && (
        <p class="hint" lang="en">
          {error.message}
        </p>
      )}
      <Button look="primary" onPress={onEnd}>
        {t.signIn.provider.again}
      </Button>
    </section>
  )
}
