import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Request } from 'express'
import type { OperationId } from '@paraph/contract'
import { requireBearer } from '#api/http/bearer.ts'
import { type Limits, setQuota } from '#api/limits/limits.ts'
import { countingLookUp } from '#api/limits/store.ts'
import { statusAt } from '#domain/documents/status.ts'
import type { Origin } from '#domain/events/store.ts'
import { hasSigned, linkInvalid, requireOpenLink } from '#domain/lifecycle/locked-link.ts'
import type { Services } from '#domain/services.ts'
import type { Placeholders } from '#platform/database/compile-once.ts'
import { countGuess } from './guesses.ts'

/** What a party that has signed can still do after the document was cancelled or has expired. It keeps what it has signed, and its receipt. */
const forSignatories = new Set<OperationId>(['getSigningFile', 'sendVerificationCode', 'confirmVerificationCode'])

/** The maximum number of characters of the header `user-agent` in the audit trail. */
const MAX_USER_AGENT = 500

/**
 * Finds the party of the link in the header `authorization`, and stores it at `req.caller`.
 *
 * @throws Problem `link_missing`; `link_invalid` if there is no such link, or if the document is still a draft; `too_many_attempts` after too many
 *   wrong links; `rate_limit_exceeded` after too many requests; `document_cancelled`, `document_expired`.
 */
export async function authenticateLink(
  req: Request,
  res: ServerResponse,
  { db, links, now }: Services,
  limits: Pick<Limits, 'links' | 'attempts'>,
): Promise<void> {
  const token = requireBearer(req, 'link')
  const link = links.read(token)
  const origin = originOf(req)
  const admitted = await limits.attempts.lookUp(
    hash('sha256', token),
    req,
    async () =>
      link && limits.links.admit(link.nonce, (requests) => findPartyOfLink(db, { linkNonce: link.nonce, requests })),
  )
  if (!link || !admitted || admitted.found.status === 'DRAFT') {
    await countGuess(db, origin.ipAddress, now())
    throw linkInvalid()
  }
  const { found: party, quota } = admitted
  setQuota(res, quota)
  const { operationId } = req.operation!
  // This operation decides itself about a document that has ended.
  const isForAll = operationId === 'getSigningSession'
  if (!isForAll && !(hasSigned(party) && forSignatories.has(operationId)))
    requireOpenLink({ status: statusAt(party, now()), mode: party.mode })
  const { id, documentId, accountId } = party
  req.caller = { party: { id, documentId, accountId, linkNonce: link.nonce }, link: link.kind, origin }
}

function originOf(req: Request): Origin {
  const userAgent = req.headers['user-agent']?.slice(0, MAX_USER_AGENT)
  return { ipAddress: req.ip ?? null, userAgent: userAgent ?? null }
}

/** Finds the party, and adds to the count of its requests. */
const findPartyOfLink = countingLookUp((db, { linkNonce }: Placeholders<{ linkNonce: string; requests: number }>) =>
  db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'parties.document_id')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select([
      'parties.id',
      'document_id as documentId',
      'account_id as accountId',
      'status',
      'expires_at as expiresAt',
      'seal_status as sealStatus',
      'signing_status as signingStatus',
      'accounts.mode',
    ])
    .where('link_nonce', '=', linkNonce),
)
