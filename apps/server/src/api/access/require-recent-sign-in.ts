import type { Operation } from '@paraph/contract'
import type { Request } from 'express'
import { requireOperation } from '#api/http/validation/operation-of.ts'
import type { MemberPrincipal } from '#api/principal.ts'
import { findOwnWays } from '#domain/members/own-ways-store.ts'
import { canSignInAgain, isRecentSignIn, RECENT_SIGN_IN } from '#domain/members/session-rules.ts'
import type { Services } from '#domain/services.ts'
import { SECOND } from '#platform/formats/durations.ts'
import { signInNeededAgain } from '#platform/problems/credential-problems.ts'
import { type WaysServices, waysOfServer } from './ways-of-server.ts'

/**
 * Asks a member to sign in again before a sensitive act, because somebody else may be at the device meanwhile. Who has no way to do so is not asked: otherwise,
 * somebody who has accepted an invitation on a server without mail could never add a passkey. The body was read, and is not judged yet.
 *
 * @throws Problem `sign_in_needed_again`
 */
export async function requireRecentSignIn(
  req: Request,
  services: Pick<Services, 'db' | 'now'> & WaysServices,
): Promise<void> {
  const { principal } = req
  if (principal?.type !== 'MEMBER' || !isSensitive(req, requireOperation(req), principal)) return
  if (isRecentSignIn(principal.signedInAt, services.now())) return
  if (canSignInAgain(waysOfServer(services), await findOwnWays(services.db, principal.id)))
    throw signInNeededAgain(RECENT_SIGN_IN / SECOND)
}

function isSensitive(
  req: Request,
  { operationId, needsRecentSignIn }: Operation,
  { sessionId }: MemberPrincipal,
): boolean {
  // Ending the own session is signing out.
  if (operationId === 'endSession') return req.openapi?.pathParams['id'] !== sessionId
  if (typeof needsRecentSignIn === 'boolean') return needsRecentSignIn
  const body: unknown = req.body
  return typeof body === 'object' && body !== null && needsRecentSignIn.some((field) => Object.hasOwn(body, field))
}
