import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { useTexts } from '../texts/language.ts'
import { useAccept } from './use-accept.ts'

interface OpenLinkProps {
  token: string
  onEnd: () => void
}

/** The link of a mail signs in only after a press, because programs that look for malicious mails open links too. */
export function OpenLink({ token, onEnd }: OpenLinkProps) {
  const { t } = useTexts()
  const { error, isBusy, press } = useAccept({ signInLink: token })
  return (
    <section class="card narrow">
      <Heading>{t.signIn.link.title}</Heading>
      <p>{t.signIn.link.about}</p>
      <Alert text={error ? messageOf(error, t) : undefined} isAnswer />
      <div class="buttons">
        <Button look="primary" isBusy={isBusy} onPress={() => void press()}>
          {t.signIn.link.submit}
        </Button>
        <Button look="quiet" onPress={onEnd}>
          {t.signIn.otherWay}
        </Button>
      </div>
    </section>
  )
}
