import { type Me, Paraph, type Scope } from '@paraph/client'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** Who uses the console, and what they may do. Views ask only this. */
export interface Session {
  paraph: Paraph
  me: Me
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session & { may: (...scopes: Scope[]) => boolean } {
  const session = useContext(SessionContext)!
  return { ...session, may: (...scopes) => scopes.every((scope) => session.me.scopes.includes(scope)) }
}

/** The address of the server. The console is at `{PUBLIC_URL}/`. */
export const serverUrl = () => new URL('.', document.baseURI).href.replace(/\/$/, '')

/** The client of a key. */
export function connect(apiKey: string): Paraph {
  return new Paraph({
    baseUrl: serverUrl(),
    apiKey,
    fetch: (request) => fetch(request, { cache: 'no-store' }),
  })
}
