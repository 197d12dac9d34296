import { isParaphError, type Language } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { makeLoader } from '@paraph/ui/shell/use-loaded.ts'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import { onlineManager, QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/preact-query'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { DocumentsView } from './documents/documents-view.tsx'
import { Failure } from './layout/failure.tsx'
import { Loading } from './layout/loading.tsx'
import { Repeats } from './saving/repeats.ts'
import { RepeatsContext } from './saving/repeats-context.ts'
import { useLeaveQuestion } from './saving/use-leave-question.ts'
import type { SettingsRoom } from './routes.ts'
import { Shell } from './shell/shell.tsx'
import { useRoute } from './shell/use-route.ts'
import { rememberCalls } from './session/remember-calls.ts'
import { type Caller, currentCaller, onCallerChange } from './session/caller.ts'
import { connectCaller } from './session/connect.ts'
import { takeKey, takeLink } from './session/link.ts'
import { SessionContext } from './session/session.ts'
import { isSignInAsked, onSignInQuestion, withSignInAgain } from './session/sign-in-question.ts'
import { useSignOut } from './shell/use-sign-out.ts'
import type { EntryProps } from './sign-in/entry.tsx'
import { loadTexts, type Spoken, SpokenContext, storeLanguage, useTexts } from './texts/language.ts'

/** @param first - the language in which the console starts */
export function App({ first }: { first: Spoken }) {
  const [spoken, setSpoken] = useState(first)
  const [{ caller, hasEnded }, setCaller] = useState({ caller: currentCaller(), hasEnded: false })
  const [link, setLink] = useState(takeLink)
  const [offeredKey] = useState(takeKey)
  const route = useRoute()
  useEffect(
    () =>
      onCallerChange((hasEnded) => {
        setCaller({ caller: currentCaller(), hasEnded })
        // Whoever has just made the first account still sees its key, and can add a passkey.
        setLink((before) => (before?.kind === 'setup' && currentCaller() ? before : undefined))
      }),
    [],
  )
  useEffect(() => {
    const follow = () => setLink((before) => takeLink() ?? before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  /** What is shown and typed stays. If the texts can't be loaded, so does the language. */
  const choose = async (language: Language) => {
    setSpoken(await loadTexts(language))
    storeLanguage(language)
  }
  return (
    <SpokenContext.Provider value={spoken}>
      {caller && !link ? (
        // Another caller gets an app that knows nothing of the earlier account.
        <SignedIn key={idOf(caller)} caller={caller} onLanguage={choose} />
      ) : (
        <Shell view={route.view} onLanguage={choose}>
          {route.view === 'server' ? (
            <Server />
          ) : (
            <Entry
              link={link}
              offeredKey={offeredKey}
              notice={hasEnded ? 'ended' : undefined}
              onEnd={() => setLink(undefined)}
            />
          )}
        </Shell>
      )}
    </SpokenContext.Provider>
  )
}

const idOf = (caller: Caller) => ('key' in caller ? caller.key : caller.member.access().member.id)

interface SignedInProps {
  caller: Caller
  onLanguage: (language: Language) => Promise<void>
}

function SignedIn(props: SignedInProps) {
  // The client repeats a call that fails, so the queries do not.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  )
  // Also after the person has left the draft: its saves go on.
  const [repeats] = useState(() => new Repeats(onlineManager))
  useEffect(() => () => repeats.end(), [])
  useLeaveQuestion(() => queries.isMutating({ predicate: ({ options }) => options.scope !== undefined }) > 0)
  return (
    <QueryClientProvider client={queries}>
      <RepeatsContext.Provider value={repeats}>
        <WithSession {...props} />
      </RepeatsContext.Provider>
    </QueryClientProvider>
  )
}

const loadDocumentView = makeLoader(() => import('./document/document-view.tsx'))

/** Loads the view of a document before somebody opens one. If that fails, the view says so when it is opened. */
const loadAhead = () => void loadDocumentView().catch(() => {})

/** Loads it when the browser has nothing else to do. */
const loadWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(loadAhead)

function OneDocument(props: { id: string; place: string | undefined }) {
  const { module, instead } = useModule(loadDocumentView)
  return module ? <module.DocumentView {...props} /> : instead
}

/* Few people need these views, so their programs are loaded only for them. */

function Entry(props: EntryProps) {
  const { module, instead } = useModule(() => import('./sign-in/entry.tsx'))
  return module ? <module.Entry {...props} /> : instead
}

function SignInAgain() {
  const [isAsked, setAsked] = useState(isSignInAsked)
  useEffect(() => onSignInQuestion(() => setAsked(isSignInAsked())), [])
  return isAsked ? <SignInDialog /> : null
}

function SignInDialog() {
  const { module, instead } = useModule(() => import('./sign-in/sign-in-again.tsx'))
  return module ? <module.SignInAgain /> : instead
}

function Settings({ room }: { room: SettingsRoom | undefined }) {
  const { module, instead } = useModule(() => import('./settings/settings-view.tsx'))
  return module ? <module.SettingsView room={room} /> : instead
}

function Contacts({ search }: { search: string | undefined }) {
  const { module, instead } = useModule(() => import('./contacts/contacts-view.tsx'))
  return module ? <module.ContactsView search={search} /> : instead
}

function Companies() {
  const { module, instead } = useModule(() => import('./contacts/companies-view.tsx'))
  return module ? <module.CompaniesView /> : instead
}

function Server() {
  const { module, instead } = useModule(() => import('./server/server-view.tsx'))
  return module ? <module.ServerView /> : instead
}

function WithSession({ caller, onLanguage }: SignedInProps) {
  const { t } = useTexts()
  const signOut = useSignOut()
  const queries = useQueryClient()
  const { paraph, calls } = useMemo(
    () =>
      rememberCalls(withSignInAgain(connectCaller(caller, () => void queries.invalidateQueries({ queryKey: ['me'] })))),
    [caller],
  )
  const route = useRoute()
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => paraph.accounts.getMe({ signal }),
    staleTime: Infinity,
  })
  useEffect(() => void (route.view === 'document' && loadAhead()), [])
  // This view must also help while the server can't say who calls.
  if (route.view === 'server')
    return (
      <Shell {...(me.data && { me: me.data })} view={route.view} calls={calls} onLanguage={onLanguage}>
        <Server />
      </Shell>
    )
  if (me.data)
    return (
      <SessionContext.Provider value={{ paraph, me: me.data }}>
        <Shell me={me.data} view={route.view} calls={calls} onLanguage={onLanguage}>
          {route.view === 'document' ? (
            <OneDocument key={route.id} id={route.id} place={route.place} />
          ) : route.view === 'settings' ? (
            <Settings room={route.room} />
          ) : route.view === 'contacts' ? (
            <Contacts search={route.search} />
          ) : route.view === 'companies' ? (
            <Companies />
          ) : (
            <DocumentsView shown={route.shown} onListed={loadWhenIdle} />
          )}
          <SignInAgain />
        </Shell>
      </SessionContext.Provider>
    )
  const isRefused = isParaphError(me.error) && me.error.status === 401
  return (
    <Shell view={route.view} onLanguage={onLanguage}>
      {isRefused && <Entry notice="refused" />}
      {me.error && !isRefused && (
        <Failure error={me.error} onRetry={me.refetch}>
          <Button look="quiet" onPress={() => void signOut()}>
            {t.menu.signOut}
          </Button>
        </Failure>
      )}
      {me.isPending && <Loading />}
    </Shell>
  )
}
