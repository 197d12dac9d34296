import type { Scope } from '@paraph/client'
import { Heading } from '../layout/heading.tsx'
import { AccountSection } from './account-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { LogSection } from './log-section.tsx'
import { MembersSection } from './members-section.tsx'
import { useSession } from '../session/session.ts'
import { NotificationsSection, OwnMailsSection } from './notifications-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignOnSection } from './sign-on-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'
import { useTexts } from '../texts/language.ts'

/** What concerns the whole account, and the sessions of the member. */
export function SettingsView() {
  const { t } = useTexts()
  const { me, may } = useSession()
  // Another key could show more. A member has one role, so what it may not do is left out.
  const shows = (scope: Scope) => may(scope) || !me.member
  return (
    <>
      <Heading>{t.settings.title}</Heading>
      <AccountSection />
      {me.member && <OwnMailsSection />}
      {(me.member ? may('account:write') : may('account:read')) && <NotificationsSection />}
      {may('members:read') && <MembersSection />}
      {may('members:read') && <SignOnSection />}
      {me.member && <PasskeysSection />}
      {me.member && <SessionsSection />}
      {shows('keys:write') && <KeysSection />}
      {shows('webhooks:write') && <WebhooksSection />}
      {may('log:read') && <LogSection />}
    </>
  )
}
