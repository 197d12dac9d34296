import type { Language, Me } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import {
  activityIcon,
  bookIcon,
  codeIcon,
  companyIcon,
  downIcon,
  languagesIcon,
  signOutIcon,
} from '@paraph/ui/icons/lucide.ts'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { addressOf } from '../routes.ts'
import { currentCaller } from '../session/caller.ts'
import { changeAccount } from '../session/member.ts'
import { otherLanguages, useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'
import { useSignOut } from './use-sign-out.ts'

interface AccountMenuProps {
  me: Me
  onLanguage: (language: Language) => Promise<void>
  /** True if only the picture is shown. */
  isSmall: boolean
  /** Undefined while there are no calls to show. */
  onCalls: (() => void) | undefined
}

/** What concerns no document. */
export function AccountMenu({ me, isSmall, onLanguage, onCalls }: AccountMenuProps) {
  const { t, language } = useTexts()
  const name = shownName(me.account)
  const signOut = useSignOut()
  const saysFailure = () => toasts.say((t) => t.failure.connection)
  const choose = (chosen: Language) => onLanguage(chosen).catch(saysFailure)
  return (
    <div class="account-menu">
      <Menu
        label={t.menu.account}
        {...(isSmall && { tip: [name, me.member?.name].filter(Boolean).join(' · ') })}
        items={[
          ...otherAccounts(me).map((account) => ({
            label: t.menu.change({ name: shownName(account) }),
            icon: companyIcon,
            onChoose: () => void changeAccount(account.id).catch(saysFailure),
          })),
          ...otherLanguages(language).map(({ code, name }) => ({
            label: name,
            icon: languagesIcon,
            lang: code.toLowerCase(),
            onChoose: () => void choose(code),
          })),
          { label: t.menu.server, icon: activityIcon, href: addressOf.server() },
          { label: t.menu.docs, icon: bookIcon, href: 'docs/' },
          onCalls && { label: t.calls.show, icon: codeIcon, onChoose: onCalls },
          { label: t.menu.signOut, icon: signOutIcon, onChoose: () => void signOut() },
        ]}
      >
        <Avatar name={me.member?.name ?? name} />
        <span class="account" dir="auto">
          {name}
          {me.member && <span class="hint">{me.member.name}</span>}
        </span>
        <Icon path={downIcon} />
      </Menu>
    </div>
  )
}

const shownName = ({ displayName, name }: Me['account']) => displayName ?? name

/** The accounts that a member can show instead. */
function otherAccounts({ account }: Me) {
  const caller = currentCaller()
  const accounts = caller && 'member' in caller ? caller.member.access().accounts : []
  return accounts.filter(({ id }) => id !== account.id)
}
