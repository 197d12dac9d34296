import { Paraph } from '@paraph/client'
import { browserKey } from './bankid-storage.ts'
import { verificationPass } from './link.ts'

export type Connection = Pick<Paraph, 'signing' | 'http'>

/**
 * The operations of one link. The page is at `{PUBLIC_URL}/sign/`. The client retries each of them. A person who waits for a code or for
 * BankID is told at once instead: these calls have `maxRetries: 0`.
 */
export function connect(token: string): Connection {
  return new Paraph({
    baseUrl: new URL('..', document.baseURI).href,
    apiKey: token,
    fetch: (request) => {
      const pass = verificationPass.get()
      if (pass) request.headers.set('verification-pass', pass)
      const key = request.url.includes('/signing-session/bankid') ? browserKey.get() : undefined
      if (key) request.headers.set('browser-key', key)
      // The server lets nothing be stored. A browser that looks for a stored answer makes requests for one URL wait for each other, also ranges of a file.
      return fetch(request, { cache: 'no-store' })
    },
  })
}
