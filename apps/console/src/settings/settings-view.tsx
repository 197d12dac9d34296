import { Heading } from '../layout/heading.tsx'
import { AccountSection } from './account-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'
import { useTexts } from '../texts/language.ts'

/** What concerns the whole account. */
export function SettingsView() {
  const { t } = useTexts()
  return (
    <>
      <Heading>{t.settings.title}</Heading>
      <AccountSection />
      <KeysSection />
      <WebhooksSection />
    </>
  )
}
