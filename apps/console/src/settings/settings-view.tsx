import type { Scope } from '@paraph/client'
import { Heading } from '../layout/heading.tsx'
import { AccountSection } from './account/account-section.tsx'
import { KeysSection } from './keys/keys-section.tsx'
import { LogSection } from './log/log-section.tsx'
import { MembersSection } from './members/members-section.tsx'
import { useSession } from '../session/session.ts'
import { NotificationsSection, OwnMailsSection } from './account/notifications-section.tsx'
import { NewDocumentsSection } from './account/new-documents-section.tsx'
import { PasskeysSection } from './own/passkeys-section.tsx'
import { SessionsSection } from './own/sessions-section.tsx'
import { SignOnSection } from './sign-on/sign-on-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
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
      {may('account:read', 'account:write') && <NewDocumentsSection />}
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
