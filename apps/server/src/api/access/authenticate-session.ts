import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Request } from 'express'
import { type Limits, setQuota } from '#api/limits/limits.ts'
import { networkOf } from '#api/limits/network.ts'
import { countName } from '#api/limits/store.ts'
import type { SessionPrincipal, VisitorPrincipal } from '#api/principal.ts'
import type { Services } from '#domain/services.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { findCookieSession } from './find-access.ts'
import { originOf } from './origin-of.ts'
import { requireOwnPage } from './require-own-page.ts'

/** Reads the value of the cookie of a session: its id and its secret. Returns undefined if it is none. */
export function readSessionCookie(value: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = /^(ses_[0-9a-z]{26})\.([\w-]{43})$/.exec(value ?? '') ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

/**
 * Finds the session of the cookie. The handler looks under a lock whether the secret is the right one.
 *
 * @throws Problem `session_missing`, `session_invalid`, `origin_refused`, `rate_limit_exceeded`; `too_many_attempts` after too many unknown cookies.
 */
export async function authenticateSession(
  req: Request,
  res: ServerResponse,
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  limits: Pick<Limits, 'sessions' | 'attempts'>,
): Promise<SessionPrincipal> {
  const cookies = req.ownCookies!
  const value = cookies.read('SESSION')
  if (!value) throw unauthorized('session_missing')
  const session = readSessionCookie(value)
  const admitted = await limits.attempts.lookUp(
    hash('sha256', value),
    req,
    async () =>
      session && limits.sessions.admit(session.id, (requests) => findCookieSession(db, { id: session.id, requests })),
  )
  if (!session || !admitted) throw unauthorized('session_invalid')
  setQuota(res, admitted.quota)
  requireOwnPage(req, publicUrl)
  return { type: 'SESSION', ...session, cookies, origin: originOf(req) }
}

/**
 * Admits somebody without a credential, who wants to sign in.
 *
 * @throws Problem `origin_refused`; `rate_limit_exceeded` after too many requests from one network.
 */
export async function authenticateVisitor(
  req: Request,
  res: ServerResponse,
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  limits: Pick<Limits, 'visitors'>,
): Promise<VisitorPrincipal> {
  const network = networkOf(req.ip)
  const admitted = await limits.visitors.admit(network, async (requests) => ({
    network,
    ...(requests > 0 && (await countName(db, `visitors ${network}`, requests))),
  }))
  setQuota(res, admitted!.quota)
  // A request that only reads changes no cookie, and without TLS browsers do not say where it comes from.
  if (req.method !== 'GET') requireOwnPage(req, publicUrl)
  return { type: 'VISITOR', cookies: req.ownCookies!, origin: originOf(req) }
}
