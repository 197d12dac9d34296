import type { SingleSignOn } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useAction } from '../../layout/use-action.ts'
import { openProvider, startSignOn } from '../../session/signing-in.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { SIGN_ON } from '../parts/query-keys.ts'

/** Leads the admin to the provider and back, before it is demanded from everybody. It needs an own address of a domain that was proved. */
export function TrySignOn({ settings: { domains, onlySingleSignOn } }: { settings: SingleSignOn }) {
  const { t } = useTexts()
  const { me } = useSession()
  const words = t.settings.signOn
  const attempt = useAction(SIGN_ON, startSignOn)
  const email = me.member?.email
  const isProved = domains.some(({ provedAt }) => provedAt !== null)
  if (!email || !isProved || onlySingleSignOn) return null
  const isOwn = domains.some(({ domain, provedAt }) => provedAt !== null && email.toLowerCase().endsWith(`@${domain}`))
  if (!isOwn) return <p class="hint">{words.tryOther({ email })}</p>
  return (
    <div class="test-mail">
      <Button
        look="primary"
        isBusy={attempt.isBusy}
        onPress={() => attempt.press(email, (url) => url !== null && openProvider(url))}
      >
        {words.try}
      </Button>
      <p class="hint">{words.tryAbout({ email })}</p>
      <Alert text={attempt.message} isAnswer />
    </div>
  )
}
