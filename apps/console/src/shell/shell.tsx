import type { Language, Me } from '@paraph/client'
import { FaultBoundary } from '@paraph/ui/fault-boundary.tsx'
import { TipArea } from '@paraph/ui/kit/tip-area.tsx'
import { ToastArea } from '@paraph/ui/kit/toast-area.tsx'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { CallsOf } from '../api-calls/calls-of.tsx'
import { addressOf, type Route } from '../routes.ts'
import { reload } from '../session/key.ts'
import type { MadeCall } from '../session/remember-calls.ts'
import { useTexts } from '../texts/language.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Navigation } from './navigation.tsx'
import { useBottomBar } from './use-bottom-bar.ts'
import { useOnline } from './use-online.ts'
import { useRowFocus } from './use-row-focus.ts'

interface ShellProps {
  /** Undefined while nobody is signed in. */
  me?: Me
  view: Route['view']
  /** The calls that the console has made for this person. */
  calls?: () => readonly MadeCall[]
  onLanguage: (language: Language) => Promise<void>
  children: ComponentChildren
}

/** What stands around each view. A document gets more of the width, because its pages need it. */
export function Shell({ me, view, calls, onLanguage, children }: ShellProps) {
  const { t, language } = useTexts()
  const [shown, setShown] = useState<readonly MadeCall[]>()
  const isBelow = useBottomBar()
  useRowFocus()
  useLayoutEffect(() => void (document.documentElement.lang = language.toLowerCase()), [language])
  return (
    <div class={me ? `frame ${view === 'document' ? 'of-document' : ''}` : ''}>
      <header class={me ? 'rail' : 'top'}>
        <a class="wordmark" href={addressOf.documents()}>
          Paraph
        </a>
        {me ? (
          <>
            {!isBelow && <Navigation key="parts" view={view} />}
            <AccountMenu key="account" me={me} onLanguage={onLanguage} onCalls={calls && (() => setShown(calls()))} />
            {isBelow && <Navigation key="parts" view={view} />}
          </>
        ) : (
          <div class="buttons">
            <LanguageChoice onLanguage={onLanguage} />
          </div>
        )}
      </header>
      <div class="view">
        <Notices isTest={me?.mode === 'TEST'} />
        <main>
          {/* By its key, each view is drawn anew, also after a fault. */}
          <FaultBoundary key={view} {...t.broken} onReload={reload}>
            {children}
          </FaultBoundary>
        </main>
        {!me && (
          <footer>
            <a href="docs/">{t.menu.docs}</a>
            <a href={addressOf.server()}>{t.menu.server}</a>
          </footer>
        )}
        {shown && <CallsOf calls={shown} onClose={() => setShown(undefined)} />}
      </div>
      <TipArea />
      <ToastArea close={t.close} />
    </div>
  )
}

/** What is true for all that is shown. */
function Notices({ isTest }: { isTest: boolean }) {
  const { t } = useTexts()
  const isOnline = useOnline()
  return (
    <>
      {isTest && <p class="test">{t.test}</p>}
      {!isOnline && (
        <p class="test" role="status">
          {t.offline}
        </p>
      )}
    </>
  )
}
