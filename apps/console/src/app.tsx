import { isParaphError, type Language } from '@paraph/client'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/preact-query'
import type { ComponentProps } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { DocumentView } from './document/document-view.tsx'
import { DocumentsView } from './documents/documents-view.tsx'
import { Failure } from './layout/failure.tsx'
import { Loading } from './layout/loading.tsx'
import { Shell } from './shell/shell.tsx'
import { useRoute } from './shell/use-route.ts'
import { rememberCalls } from './session/remember-calls.ts'
import { currentKey, onKeyChange, signOut } from './session/key.ts'
import { connect, SessionContext } from './session/session.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import type { SetUp } from './sign-in/set-up.tsx'
import { takeKey, takeSetUpToken } from './session/link.ts'
import { loadTexts, type Spoken, SpokenContext, storeLanguage, useTexts } from './texts/language.ts'

/** @param first - the language in which the console starts */
export function App({ first }: { first: Spoken }) {
  const [spoken, setSpoken] = useState(first)
  const [key, setKey] = useState(currentKey)
  const [setUpToken, setSetUpToken] = useState(takeSetUpToken)
  const [offeredKey] = useState(takeKey)
  const route = useRoute()
  useEffect(
    () =>
      onKeyChange(() => {
        setKey(currentKey())
        setSetUpToken(undefined)
      }),
    [],
  )
  /** What is shown and typed stays. If the texts can't be loaded, so does the language. */
  const choose = async (language: Language) => {
    setSpoken(await loadTexts(language))
    storeLanguage(language)
  }
  return (
    <SpokenContext.Provider value={spoken}>
      {key ? (
        // Another key gets an app that knows nothing of the earlier account.
        <SignedIn key={key} apiKey={key} onLanguage={choose} />
      ) : (
        <Shell view={route.view} onLanguage={choose}>
          {route.view === 'server' ? (
            <Server />
          ) : setUpToken ? (
            <FirstVisit token={setUpToken} onEnd={() => setSetUpToken(undefined)} />
          ) : (
            <SignIn offered={offeredKey} />
          )}
        </Shell>
      )}
    </SpokenContext.Provider>
  )
}

interface SignedInProps {
  apiKey: string
  onLanguage: (language: Language) => Promise<void>
}

function SignedIn(props: SignedInProps) {
  // The client repeats a call that fails, so the queries do not.
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <WithSession {...props} />
    </QueryClientProvider>
  )
}

/* Few people need these views, so their programs are loaded only for them. */

function FirstVisit(props: ComponentProps<typeof SetUp>) {
  const { module, instead } = useModule(() => import('./sign-in/set-up.tsx'))
  return module ? <module.SetUp {...props} /> : instead
}

function Settings() {
  const { module, instead } = useModule(() => import('./settings/settings-view.tsx'))
  return module ? <module.SettingsView /> : instead
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

function WithSession({ apiKey, onLanguage }: SignedInProps) {
  const { t } = useTexts()
  const { paraph, calls } = useMemo(() => rememberCalls(connect(apiKey)), [apiKey])
  const route = useRoute()
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => paraph.accounts.getMe({ signal }),
    staleTime: Infinity,
  })
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
            <DocumentView key={route.id} id={route.id} place={route.place} />
          ) : route.view === 'settings' ? (
            <Settings />
          ) : route.view === 'contacts' ? (
            <Contacts search={route.search} />
          ) : route.view === 'companies' ? (
            <Companies />
          ) : (
            <DocumentsView shown={route.shown} />
          )}
        </Shell>
      </SessionContext.Provider>
    )
  const isRefused = isParaphError(me.error) && me.error.status === 401
  return (
    <Shell view={route.view} onLanguage={onLanguage}>
      {isRefused && <SignIn notice={t.signIn.refused} />}
      {me.error && !isRefused && (
        <Failure error={me.error} onRetry={me.refetch}>
          <button type="button" class="quiet" onClick={signOut}>
            {t.menu.signOut}
          </button>
        </Failure>
      )}
      {me.isPending && <Loading />}
    </Shell>
  )
}
