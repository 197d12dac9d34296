import { isParaphError, Paraph, type SigningSession } from '@paraph/client'
import { browserKey } from './bankid/kept.ts'
import { verificationPass } from './link.ts'

/** What keeps the page from showing the document. */
export type Obstacle =
  | { kind: 'linkMissing' | 'linkInvalid' | 'otherBrowser' | 'cancelled' | 'expired' | 'unavailable' }
  | { kind: 'tooMany'; seconds: number }

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

/** Returns undefined for an error that does not end the work with the link. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (isParaphError(error, 'link_missing', 'link_invalid')) return { kind: 'linkInvalid' }
  if (isParaphError(error, 'document_cancelled')) return { kind: 'cancelled' }
  if (isParaphError(error, 'document_expired')) return { kind: 'expired' }
  if (isParaphError(error, 'too_many_attempts', 'rate_limit_exceeded'))
    return { kind: 'tooMany', seconds: error.retryAfter ?? 60 }
  return undefined
}

export type Stage = 'act' | 'follow' | 'wait' | 'signed' | 'completed' | 'rejectedByMe' | 'rejectedByOther'

export type KnownSession = SigningSession & Required<Pick<SigningSession, 'document' | 'party'>>

/** Returns false until the two-step verification is passed. */
export function isKnown(session: SigningSession): session is KnownSession {
  return session.document !== undefined && session.party !== undefined
}

export function stageOf({ document, party, consent }: KnownSession): Stage {
  if (party.signingStatus === 'REJECTED') return 'rejectedByMe'
  if (document.status === 'REJECTED') return 'rejectedByOther'
  if (document.status === 'COMPLETED') return 'completed'
  if (party.signingStatus === 'SIGNED') return 'signed'
  if (!party.mustAct) return 'follow'
  return consent ? 'act' : 'wait'
}
