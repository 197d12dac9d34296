import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { openProvider } from '../session/signing-in.ts'
import { useTexts } from '../texts/language.ts'

interface ProviderChoiceProps {
  email: string
  /** The page of the provider. Undefined if it does not answer. */
  url: string | undefined
  fault: string | undefined
  isBusy: boolean
  /** Undefined if the server sends no links. */
  onLink: (() => void) | undefined
  onOther: () => void
}

/** Offers to go to the provider. Guests of other accounts can still ask for a link. */
export function ProviderChoice({ email, url, fault, isBusy, onLink, onOther }: ProviderChoiceProps) {
  const { t } = useTexts()
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (
    <div role="status">
      {url !== undefined && <p>{t.signIn.provider.about({ domain, host: new URL(url).host })}</p>}
      <Alert text={fault} isAnswer />
      <div class="buttons">
        {url !== undefined && (
          <Button look="primary" onPress={() => openProvider(url)}>
            {t.signIn.provider.submit}
          </Button>
        )}
        {onLink && (
          <Button isBusy={isBusy} onPress={onLink}>
            {t.signIn.provider.link}
          </Button>
        )}
        <Button look="quiet" onPress={onOther}>
          {t.signIn.otherAddress}
        </Button>
      </div>
    </div>
  )
}
