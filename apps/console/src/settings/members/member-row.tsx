import type { InvitedMember, Member, Role } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { pencilIcon, sendIcon, trashIcon } from '@paraph/ui/icons/lucide.ts'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { toasts } from '../../texts/toasts.ts'
import { NameDialog } from '../parts/name-dialog.tsx'
import { MEMBERS } from '../parts/query-keys.ts'
import { RemoveMember } from './remove-member.tsx'
import { roleName, roles } from '../parts/roles.ts'

interface MemberRowProps {
  member: Member
  onInvited: (member: InvitedMember) => void
}

export function MemberRow({ member, onInvited }: MemberRowProps) {
  const { t } = useTexts()
  const { paraph, me, may } = useSession()
  const words = t.settings.members
  const { id, name, email, role, isProvisioned, isDeactivated } = member
  const change = useAction(
    MEMBERS,
    (role: Role) => paraph.members.update(id, { role }),
    (t) => (isProvisioned ? t.settings.members.savedForNow : t.settings.saved),
  )
  const [chosen, setChosen] = useState(role)
  const remove = useAction(
    MEMBERS,
    async (heir: string | undefined) => {
      // First, so that no document is without an owner if that fails.
      if (heir !== undefined) await paraph.members.handOverDocuments(id, { memberId: heir })
      await paraph.members.remove(id)
    },
    (t) => t.settings.members.removed,
  )
  const invite = useAction(MEMBERS, () => paraph.members.inviteAgain(id))
  const [isRemoving, setRemoving] = useState(false)
  const [isNamed, setNamed] = useState(false)
  const isOwn = me.member?.id === id
  const inviteAgain = () =>
    invite.press(undefined, (invited) => {
      if (invited.invitationUrl === null) toasts.say((t) => t.settings.members.invited({ email }))
      onInvited(invited)
    })
  return (
    <li>
      <div class="party member">
        <Avatar name={name} />
        <Who member={member} isOwn={isOwn} />
        {may('members:write') ? (
          <>
            <select
              aria-label={words.roleOf({ name })}
              // After a refusal, the role is shown again as it is.
              value={change.isBusy ? chosen : role}
              onChange={({ currentTarget }) => {
                setChosen(currentTarget.value as Role)
                change.press(currentTarget.value as Role)
              }}
            >
              {roles.map((each) => (
                <option key={each} value={each}>
                  {words.roles[each].name}
                </option>
              ))}
            </select>
            <Menu
              label={words.more({ name })}
              items={[
                { label: words.rename, icon: pencilIcon, onChoose: () => setNamed(true) },
                // Nobody can join as a member who is deactivated.
                ...(isDeactivated ? [] : [{ label: words.again, icon: sendIcon, onChoose: inviteAgain }]),
                { label: words.remove, icon: trashIcon, isDanger: true, onChoose: () => setRemoving(true) },
              ]}
            />
          </>
        ) : (
          <span>{roleName(role, t)}</span>
        )}
      </div>
      <Alert text={change.message ?? remove.message ?? invite.message} />
      {isNamed && <RenameMember member={member} onClose={() => setNamed(false)} />}
      {isRemoving && (
        <RemoveMember member={member} isOwn={isOwn} onRemove={remove.press} onClose={() => setRemoving(false)} />
      )}
    </li>
  )
}

function RenameMember({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  return (
    <NameDialog
      title={t.settings.members.renameName({ name })}
      name={name}
      maxLength={255}
      queryKey={MEMBERS}
      save={(typed) => paraph.members.update(id, { name: typed })}
      onClose={onClose}
    />
  )
}

/** Who the member is, and what the row says about its access. */
function Who({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const { t, language } = useTexts()
  const words = t.settings.members
  const { name, email, status, lastSignedInAt, isProvisioned, isDeactivated } = member
  const seen = lastSignedInAt ? words.signedIn({ time: formatTime(lastSignedInAt, language) }) : words.neverSignedIn
  const facts = [email, seen, ...(isProvisioned ? [words.provisioned] : [])]
  return (
    <div class="who">
      <strong dir="auto">{name}</strong>{' '}
      {isDeactivated ? (
        <Badge tone="bad">{words.deactivated}</Badge>
      ) : (
        status === 'INVITED' && <Badge tone="waits">{words.waits}</Badge>
      )}{' '}
      {isOwn && <Badge>{words.own}</Badge>}
      <span class="hint">{facts.join(' · ')}</span>
    </div>
  )
}
