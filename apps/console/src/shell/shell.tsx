import type { Language, Me } from '@paraph/client'
import { TipArea } from '@paraph/ui/kit/tip-area.tsx'
import { ToastArea } from '@paraph/ui/kit/toast-area.tsx'
import { LanguageChoice } from '@paraph/ui/shell/language-choice.tsx'
import { PageShell } from '@paraph/ui/shell/page-shell.tsx'
import { SkipLinks } from '@paraph/ui/shell/skip-links.tsx'
import { endAnnouncement } from '@paraph/ui/announce.ts'
import { useOnline } from '@paraph/ui/use-online.ts'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { useQueryClient } from '@tanstack/preact-query'
import { CallsOf } from '../api-calls/calls-of.tsx'
import { focusHeading } from '../layout/heading.tsx'
import { useMatches } from '../layout/use-matches.ts'
import { knownDocument } from '../queries/document.ts'
import { addressOf, type Route } from '../routes.ts'
import { reload } from '../session/key.ts'
import type { MadeCall } from '../session/remember-calls.ts'
import { useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'
import { AccountMenu } from './account-menu.tsx'
import { Navigation } from './navigation.tsx'
import { useBottomBar } from './use-bottom-bar.ts'
import { useRoute } from './use-route.ts'
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
  const isWide = useMatches('(min-width: 900px)')
  useRowFocus()
  useLayoutEffect(endAnnouncement, [view])
  const account = me && (
    <AccountMenu
      key="account"
      me={me}
      isSmall={isWide}
      onLanguage={onLanguage}
      onCalls={calls && (() => setShown(calls()))}
    />
  )
  return (
    <PageShell
      language={language}
      words={{
        loading: t.loading,
        tryAgain: t.tryAgain,
        noConnection: t.failure.connection,
        broken: t.broken,
        onReload: reload,
      }}
      look={me ? `frame ${view === 'document' ? 'of-document' : ''}` : ''}
      skip={
        me &&
        view !== 'document' && (
          <SkipLinks label={t.skip.label} links={[{ text: t.skip.content, onPress: focusHeading }]} />
        )
      }
      header={
        <Header view={view} account={isWide ? undefined : account} isIn={me !== undefined} onLanguage={onLanguage} />
      }
      notices={
        <>
          <Notices me={me} />
          {isWide && account && <div class="account-corner">{account}</div>}
        </>
      }
      footer={
        !me && (
          <>
            <a href="docs/">{t.menu.docs}</a>
            <a href={addressOf.server()}>{t.menu.server}</a>
          </>
        )
      }
      view={view}
      above={
        <>
          {shown && <CallsOf calls={shown} onClose={() => setShown(undefined)} />}
          <TipArea />
          <ToastArea toasts={toasts} t={t} close={t.close} />
        </>
      }
    >
      {children}
    </PageShell>
  )
}

interface HeaderProps {
  view: Route['view']
  /** The menu of the account, unless it stands in the corner of the view. */
  account: ComponentChildren
  /** False while nobody is signed in. */
  isIn: boolean
  onLanguage: (language: Language) => Promise<void>
}

function Header({ view, account, isIn, onLanguage }: HeaderProps) {
  const { t, language } = useTexts()
  const isBelow = useBottomBar()
  return (
    <header class={isIn ? 'rail' : 'top'}>
      <a class="wordmark" href={addressOf.documents()}>
        Paraph
      </a>
      {isIn ? (
        <>
          {!isBelow && <Navigation key="parts" view={view} />}
          {account}
          {isBelow && <Navigation key="parts" view={view} />}
        </>
      ) : (
        <LanguageChoice label={t.menu.language} language={language} onChoose={onLanguage} />
      )}
    </header>
  )
}

/** What is true for all that is shown. */
function Notices({ me }: { me: Me | undefined }) {
  const { t } = useTexts()
  const isOnline = useOnline()
  return (
    <>
      {me?.mode === 'TEST' && <p class="test">{t.test}</p>}
      {!isOnline && (
        <p class="test" role="status">
          {me?.scopes.includes('documents:write') ? <OfflineText /> : t.offline}
        </p>
      )}
    </>
  )
}

/** A draft keeps what the person changes. */
function OfflineText() {
  const { t } = useTexts()
  const route = useRoute()
  const queries = useQueryClient()
  const isDraft = route.view === 'document' && knownDocument(queries, route.id)?.status === 'DRAFT'
  return <>{isDraft ? t.draft.offline : t.offline}</>
}
