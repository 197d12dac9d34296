import type { Language, Me } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { activityIcon, bookIcon, codeIcon, downIcon, signOutIcon } from '@paraph/ui/icons/lucide.ts'
import { useId, useRef } from 'preact/hooks'
import { addressOf } from '../routes.ts'
import { signOut } from '../session/key.ts'
import { useTexts } from '../texts/language.ts'
import { LanguageChoice } from './language-choice.tsx'

interface AccountMenuProps {
  me: Me
  onLanguage: (language: Language) => Promise<void>
  /** Undefined while there are no calls to show. */
  onCalls: (() => void) | undefined
}

/** What concerns no document. The browser opens and closes it: by the button, by Escape, and by a press beside it. */
export function AccountMenu({ me, onLanguage, onCalls }: AccountMenuProps) {
  const { t } = useTexts()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current!.hidePopover()
  const { name } = me.account
  return (
    <div class="account-menu">
      <button type="button" class="quiet" popovertarget={id}>
        <Avatar name={name} />
        <span class="account" dir="auto">
          {name}
        </span>
        <Icon path={downIcon} />
      </button>
      <div ref={menu} id={id} class="menu" popover="auto">
        {/* The language changes in place. If its texts can't be loaded, the menu says so. */}
        <LanguageChoice onLanguage={onLanguage} />
        <a class="button quiet" href={addressOf.server()} onClick={close}>
          <Icon path={activityIcon} />
          {t.menu.server}
        </a>
        <a class="button quiet" href="docs/">
          <Icon path={bookIcon} />
          {t.menu.docs}
        </a>
        {onCalls && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              // The menu gives the focus back to its button, and the dialog later does the same.
              close()
              onCalls()
            }}
          >
            <Icon path={codeIcon} />
            {t.calls.show}
          </button>
        )}
        <button type="button" class="quiet" onClick={signOut}>
          <Icon path={signOutIcon} />
          {t.menu.signOut}
        </button>
      </div>
    </div>
  )
}
