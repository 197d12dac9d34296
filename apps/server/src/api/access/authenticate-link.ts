import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Request } from 'express'
import type { LinkKind, OperationId } from '@paraph/contract'
import { sql } from 'kysely'
import { requireBearer } from '#api/http/bearer.ts'
import { requireOperation } from '#api/http/validation/operation-of.ts'
import { type Limits, setQuota } from '#api/limits/limits.ts'
import { lookUpAndCount } from '#api/limits/store.ts'
import type { DevicePrincipal, PartyPrincipal } from '#api/principal.ts'
import { statusAt } from '#domain/documents/status.ts'
import { isTask } from '#domain/identity/link/link-tokens.ts'
import { hasSigned, isReported, linkInvalid, linkOver, requireOpenLink } from '#domain/lifecycle/locked-link.ts'
import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { countGuess } from './guesses.ts'
import { originOf } from './origin-of.ts'

/** What a party that has signed can still do after the document was cancelled or has expired. It keeps what it has signed, and its receipt. */
const forSignatories = new Set<OperationId>([
  'getSigningFile',
  'getSigningAttachment',
  'getSigningMarks',
  'sendVerificationCode',
  'confirmVerificationCode',
])

/**
 * Finds the party of the link, or of the token of another device, in the header `authorization`.
 *
 * @throws Problem `link_missing`; `link_invalid` if there is no such link, or if the document is still a draft; `too_many_attempts` after too many wrong links;
 *   `rate_limit_exceeded` after too many requests; `document_cancelled`, `document_expired`, `link_reported`, `party_removed`.
 */
export async function authenticateLink(
  req: Request,
  res: ServerResponse,
  { db, links, now }: Services,
  limits: Pick<Limits, 'links' | 'attempts'>,
): Promise<PartyPrincipal | DevicePrincipal> {
  const token = requireBearer(req, 'link')
  const link = links.read(token)
  const origin = originOf(req)
  const find = link && isTask(link.kind) ? findPartyOf[link.kind] : findPartyOfLink
  const admitted = await limits.attempts.lookUp(
    hash('sha256', token),
    req,
    async () => link && limits.links.admit(link.nonce, (requests) => find(db, { nonce: link.nonce, requests })),
  )
  if (!link || !admitted || admitted.found.status === 'DRAFT') {
    const removed =
      link &&
      (await limits.links.admit(`removed ${link.nonce}`, (requests) =>
        findRemovedParty(db, { nonce: link.nonce, requests }),
      ))
    if (!removed) {
      await countGuess(db, origin.ipAddress, now())
      throw linkInvalid()
    }
    setQuota(res, removed.quota)
    throw await linkOver(db, removed.found.documentId, 'party_removed')
  }
  const { found: party, quota } = admitted
  setQuota(res, quota)
  const { operationId } = requireOperation(req)
  if (isReported(party) && operationId !== 'reportWrongPerson')
    throw await linkOver(db, party.documentId, 'link_reported')
  // This operation decides itself about a document that has ended.
  const isForAll = operationId === 'getSigningSession'
  if (!isForAll && !(hasSigned(party) && forSignatories.has(operationId)))
    requireOpenLink({ status: statusAt(party, now()), mode: party.mode })
  const { id, documentId, accountId, linkNonce } = party
  const holder = { party: { id, documentId, accountId, linkNonce }, origin }
  if (!isTask(link.kind)) return { type: 'PARTY', link: link.kind, ...holder }
  return { type: 'DEVICE', link: party.startedBy!, task: link.kind, nonce: link.nonce, ...holder }
}

const fields = [
  'parties.id',
  'parties.id as countedAs',
  'document_id as documentId',
  'account_id as accountId',
  'parties.link_nonce as linkNonce',
  'status',
  'documents.expires_at as expiresAt',
  'seal_status as sealStatus',
  'signing_status as signingStatus',
  'wrong_person_at as reportedAt',
  'accounts.mode',
] as const

interface ByNonce {
  nonce: string
  requests: number
}

const selectParties = (db: Database) =>
  db
    .selectFrom('parties')
    .innerJoin('documents', 'documents.id', 'parties.document_id')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .select(fields)

/** Finds the party, and adds to the count of its requests. */
function findPartyOfLink(db: Database, { nonce, requests }: ByNonce) {
  const party = selectParties(db)
    .select(sql<LinkKind | null>`null`.as('startedBy'))
    .where('parties.link_nonce', '=', nonce)
  return lookUpAndCount(db, party, requests)
}

/** Each query finds the party that started the task of another device, and counts the request. */
const findPartyOf = {
  DRAWING(db: Database, { nonce, requests }: ByNonce) {
    const party = selectParties(db)
      .innerJoin('drawings', (join) =>
        join.onRef('drawings.party_id', '=', 'parties.id').onRef('drawings.link_nonce', '=', 'parties.link_nonce'),
      )
      .select('drawings.link as startedBy')
      .where('drawings.nonce', '=', nonce)
    return lookUpAndCount(db, party, requests)
  },
  SCAN(db: Database, { nonce, requests }: ByNonce) {
    const party = selectParties(db)
      .innerJoin('phone_scans', (join) =>
        join
          .onRef('phone_scans.party_id', '=', 'parties.id')
          .onRef('phone_scans.link_nonce', '=', 'parties.link_nonce'),
      )
      .select('phone_scans.link as startedBy')
      .where('phone_scans.nonce', '=', nonce)
    return lookUpAndCount(db, party, requests)
  },
}

/** Finds the party that was removed after its document was sent, and adds to the count of the requests of its link. */
function findRemovedParty(db: Database, { nonce, requests }: ByNonce) {
  const party = db
    .selectFrom('removed_parties')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select(['removed_parties.id', 'removed_parties.id as countedAs'])
    .select(['document_id as documentId', 'account_id as accountId'])
    .where('link_nonce', '=', nonce)
  return lookUpAndCount(db, party, requests)
}
