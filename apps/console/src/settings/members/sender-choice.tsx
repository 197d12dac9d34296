import { Alert } from '@paraph/ui/alert.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

const KEY = ['account']

/** Chooses whether parties see which member sends a document. Each choice is what they see. */
export function SenderChoice() {
  const { t } = useTexts()
  const { paraph, me } = useSession()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => paraph.accounts.get({ signal }) })
  const change = useAction(
    KEY,
    (namesMember: boolean) => paraph.accounts.update({ namesMember }),
    (t) => t.settings.saved,
  )
  if (!data) return null
  const names = { account: data.displayName ?? data.name, member: me.member?.name ?? t.settings.members.sender.example }
  return (
    <>
      <label>
        {t.settings.members.sender.title}
        <select
          value={data.namesMember ? 'member' : 'account'}
          onChange={({ currentTarget }) => change.press(currentTarget.value === 'member')}
        >
          <option value="account">{t.settings.members.sender.account(names)}</option>
          <option value="member">{t.settings.members.sender.member(names)}</option>
        </select>
      </label>
      <p class="hint">
        {data.namesMember ? t.settings.members.sender.memberAbout : t.settings.members.sender.accountAbout}
      </p>
      <Alert text={change.message} isAnswer />
    </>
  )
}
