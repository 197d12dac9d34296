import { Heading } from '../layout/heading.tsx'
import { AccountSection } from './account-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { useSession } from '../session/session.ts'
import { NotificationsSection } from './notifications-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'
import { useTexts } from '../texts/language.ts'

/** What concerns the whole account. */
export function SettingsView() {
  const { t } = useTexts()
  const { may } = useSession()
  return (
    <>
      <Heading>{t.settings.title}</Heading>
      <AccountSection />
      {may('account:read') && <NotificationsSection />}
      <KeysSection />
      <WebhooksSection />
    </>
  )
}
