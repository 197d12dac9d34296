import type { Language, Me } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { addressOf } from '../routes.ts'
import { signOut } from '../session/key.ts'
import type { MadeCall } from '../session/remember-calls.ts'
import { useTexts } from '../texts/language.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ShowCalls } from '../api-calls/show-calls.tsx'

interface ShellProps {
  /** Undefined while nobody is signed in. */
  me?: Me
  /** The calls that the console has made for this person. */
  calls?: () => readonly MadeCall[]
  onLanguage: (language: Language) => Promise<void>
  children: ComponentChildren
}

export function Shell({ me, calls, onLanguage, children }: ShellProps) {
  const { t, language } = useTexts()
  const isOnline = useOnline()
  useLayoutEffect(() => void (document.documentElement.lang = language.toLowerCase()), [language])
  return (
    <>
      <header>
        <div class="top">
          <a class="wordmark" href={addressOf.documents()}>
            Paraph
          </a>
          {me && (
            <span class="account" dir="auto">
              {me.account.name}
            </span>
          )}
          <div class="buttons end">
            {me && (
              <>
                <a class="button quiet" href={addressOf.contacts()}>
                  {t.menu.contacts}
                </a>
                <a class="button quiet" href={addressOf.settings()}>
                  {t.menu.settings}
                </a>
              </>
            )}
            <LanguageChoice onLanguage={onLanguage} />
            {me && (
              <button type="button" class="quiet" onClick={signOut}>
                {t.menu.signOut}
              </button>
            )}
          </div>
        </div>
        {me?.mode === 'TEST' && <p class="test">{t.test}</p>}
        {!isOnline && (
          <p class="test" role="status">
            {t.offline}
          </p>
        )}
      </header>
      <main>{children}</main>
      <footer>
        <a href="docs/">{t.menu.docs}</a>
        <a href={addressOf.server()}>{t.menu.server}</a>
        {calls && <ShowCalls calls={calls} />}
      </footer>
    </>
  )
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [])
  return isOnline
}
