import { Heading } from '../layout/heading.tsx'
import { AccountSection } from './account-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { useSettingsTexts } from './texts/settings-texts.ts'
import { WebhooksSection } from './webhooks-section.tsx'

/** What concerns the whole account. */
export function SettingsView() {
  const t = useSettingsTexts()
  return (
    <>
      <Heading>{t.title}</Heading>
      <AccountSection />
      <KeysSection />
      <WebhooksSection />
    </>
  )
}
