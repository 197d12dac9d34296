import type { Me, Paraph, Scope } from '@paraph/client'
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
