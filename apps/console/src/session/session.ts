import { type Me, Paraph, type Scope } from '@paraph/client'
import { sendWithProgress } from '@paraph/ui/send-with-progress.ts'
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

/** Who wants to know how far an upload is. */
let watcher: ((part: number) => void) | undefined

/** Reports how much of each upload is sent, from 0 to 1. Returns the function that ends this. */
export function watchUpload(report: (part: number) => void): () => void {
  watcher = report
  return () => void (watcher = undefined)
}

const isUpload = ({ method, headers }: Request) =>
  method === 'POST' && (headers.get('content-type')?.startsWith('multipart/form-data') ?? false)

/** The client of a key. */
export function connect(apiKey: string): Paraph {
  return new Paraph({
    baseUrl: serverUrl(),
    apiKey,
    fetch: (request) =>
      watcher && isUpload(request) ? sendWithProgress(watcher)(request) : fetch(request, { cache: 'no-store' }),
  })
}
