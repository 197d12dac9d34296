import { Paraph } from '@paraph/client'
import { browserKey } from './bankid-storage.ts'
import { verificationPass } from './link.ts'
import { newestAct } from './person-act.ts'

export type Connection = Pick<Paraph, 'signing' | 'http'>

/** Answers the requests of the page in a preview. */
let answer: ((request: Request) => Promise<Response>) | undefined

/** From now on, no request leaves the page. */
export const answerRequests = (locally: typeof answer) => void (answer = locally)

/**
 * The operations of one link. The page is at `{PUBLIC_URL}/sign/`. The client repeats a call that fails. But a person who waits for a code or
 * for BankID should see a failure at once, so these calls have `maxRetries: 0`.
 *
 * @param send - sends the requests, for example to report the progress of an upload.
 */
export function connect(token: string, send = sendByFetch): Connection {
  return new Paraph({
    baseUrl: new URL('..', document.baseURI).href,
    apiKey: token,
    fetch: (request) => {
      const pass = verificationPass.get()
      if (pass) request.headers.set('verification-pass', pass)
      const key = request.url.includes('/signing-session/bankid') ? browserKey.get() : undefined
      if (key) request.headers.set('browser-key', key)
      const act = /\/signing-session\/(open|read)$/.test(request.url) ? newestAct() : undefined
      if (act) request.headers.set('person-act', act)
      return (answer ?? send)(request)
    },
  })
}

/**
 * The server forbids browsers to store its answers. A browser that still looks for a stored answer sends requests for the same URL one after the
 * other, and the ranges of a file have the same URL.
 */
function sendByFetch(request: Request): Promise<Response> {
  return fetch(request, { cache: 'no-store' })
}
