import type { JSX } from 'preact'
import { Heading } from '../layout/heading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { useMatches } from '../layout/use-matches.ts'
import { type SettingsRoom, settingsRooms } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { AccountSection } from './account/account-section.tsx'
import { NewDocumentsSection } from './account/new-documents-section.tsx'
import { NotificationsSection, OwnMailsSection } from './account/notifications-section.tsx'
import { KeysSection } from './keys/keys-section.tsx'
import { LogSection } from './log/log-section.tsx'
import { MembersSection } from './members/members-section.tsx'
import { SightSection } from './members/sight-section.tsx'
import { PasskeysSection } from './own/passkeys-section.tsx'
import { ProfileSection } from './own/profile-section.tsx'
import { SessionsSection } from './own/sessions-section.tsx'
import { RoomList, RoomMenu, WayBack } from './room-menu.tsx'
import { SignOnSection } from './sign-on/sign-on-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
import '../styles/settings.css'

/** What shows each room. */
const rooms: Record<SettingsRoom, () => JSX.Element> = {
  you: You,
  account: Account,
  members: Members,
  developers: Developers,
  log: Log,
}

/** The condition under which `settings.css` has no place for a menu beside the room. */
const narrow = '(max-width: 899px)'

/** What members set for themselves, and what concerns the whole account. */
export function SettingsView({ room }: { room: SettingsRoom | undefined }) {
  const { t } = useTexts()
  const seen = useSeenRooms()
  const isNarrow = useMatches(narrow)
  if (isNarrow && !room && seen.length > 1)
    return (
      <>
        <Heading key="list">{t.settings.title}</Heading>
        <RoomList rooms={seen} />
      </>
    )
  const shown = room ?? seen[0]!
  const Shown = rooms[shown]
  return (
    <div class="rooms">
      {seen.length > 1 && (isNarrow ? <WayBack /> : <RoomMenu rooms={seen} shown={shown} />)}
      <div class="room">
        <Heading key={shown} part={t.settings.title}>
          {t.settings.rooms[shown].name}
        </Heading>
        {seen.includes(shown) ? <Shown /> : <NoScope scope={scopes[shown]} />}
      </div>
    </div>
  )
}

/** Without this scope, a room has nothing to show. */
const scopes = {
  you: 'account:read',
  account: 'account:read',
  members: 'members:read',
  developers: 'keys:write',
  log: 'log:read',
} as const

/** Another key could show more. A member has one role, so what it may not see is left out. */
function useSeenRooms(): readonly SettingsRoom[] {
  const { me, may } = useSession()
  return settingsRooms.filter((room) => {
    if (room === 'you') return me.member !== undefined
    return may(scopes[room]) || (!me.member && (room === 'account' || room === 'developers'))
  })
}

function You() {
  return (
    <>
      <ProfileSection />
      <PasskeysSection />
      <OwnMailsSection />
      <SessionsSection />
    </>
  )
}

function Account() {
  const { me, may } = useSession()
  return (
    <>
      <AccountSection />
      {may('account:read', 'account:write') && <NewDocumentsSection />}
      {(me.member ? may('account:write') : may('account:read')) && <NotificationsSection />}
    </>
  )
}

function Members() {
  const { may } = useSession()
  return (
    <>
      <MembersSection />
      {may('account:read', 'account:write') && <SightSection />}
      <SignOnSection />
    </>
  )
}

function Developers() {
  return (
    <>
      <KeysSection />
      <WebhooksSection />
    </>
  )
}

function Log() {
  return <LogSection />
}
