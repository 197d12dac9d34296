import { Alert } from '@paraph/ui/alert.tsx'
import { sendIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

/** Shows that mails from this server arrive. The mail goes to the address that is saved. */
export function TestMail() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const test = useAction(['account'], () => paraph.accounts.sendTestMail())
  return (
    <div class="test-mail">
      <Button icon={sendIcon} isBusy={test.isBusy} onPress={() => test.press(undefined, ({ to }) => setSentTo(to))}>
        {t.settings.account.testMail}
      </Button>
      <p role="status">{sentTo !== undefined && !test.error && t.settings.account.testMailSent({ to: sentTo })}</p>
      <Alert text={test.message} isAnswer />
    </div>
  )
}
