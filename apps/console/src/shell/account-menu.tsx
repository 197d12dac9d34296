import type { Language, Me } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { activityIcon, bookIcon, codeIcon, downIcon, languagesIcon, signOutIcon } from '@paraph/ui/icons/lucide.ts'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { toast } from '@paraph/ui/kit/toasts.ts'
import { addressOf } from '../routes.ts'
import { signOut } from '../session/key.ts'
import { otherLanguages, useTexts } from '../texts/language.ts'

interface AccountMenuProps {
  me: Me
  onLanguage: (language: Language) => Promise<void>
  /** Undefined while there are no calls to show. */
  onCalls: (() => void) | undefined
}

/** What concerns no document. */
export function AccountMenu({ me, onLanguage, onCalls }: AccountMenuProps) {
  const { t, language } = useTexts()
  const { name } = me.account
  const choose = (chosen: Language) => onLanguage(chosen).catch(() => toast({ text: t.failure.connection }))
  return (
    <div class="account-menu">
      <Menu
        label={t.menu.account}
        items={[
          ...otherLanguages(language).map(({ code, name }) => ({
            label: name,
            icon: languagesIcon,
            lang: code.toLowerCase(),
            onChoose: () => void choose(code),
          })),
          { label: t.menu.server, icon: activityIcon, href: addressOf.server() },
          { label: t.menu.docs, icon: bookIcon, href: 'docs/' },
          onCalls && { label: t.calls.show, icon: codeIcon, onChoose: onCalls },
          { label: t.menu.signOut, icon: signOutIcon, onChoose: signOut },
        ]}
      >
        <Avatar name={name} />
        <span class="account" dir="auto">
          {name}
        </span>
        <Icon path={downIcon} />
      </Menu>
    </div>
  )
}
