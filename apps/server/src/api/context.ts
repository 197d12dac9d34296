import type { EventActor, LinkKind } from '@paraph/contract'
import type { Granted } from '#domain/accounts/scopes.ts'
import type { Database } from '#platform/database/tables.ts'
import type { BankId } from '#platform/bankid/rp-api.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import type { InspectImage, InspectPdf } from '#platform/pdf/inspect-pdf.ts'
import type { LinkTokens } from '#domain/identity/link/link-tokens.ts'
import type { VerificationCodes } from '#domain/identity/code/verification-codes.ts'
import type { Uploads } from '#platform/uploads/uploads.ts'

export interface Services {
  db: Database
  now: () => Date
  inspectPdf: InspectPdf
  inspectImage: InspectImage
  uploads: Uploads
  outbox: Outbox
  /** The URL at which parties reach the server, without a slash at its end. */
  publicUrl: string
  links: LinkTokens
  codes: VerificationCodes
  personalNumbers: PersonalNumbers
  /** For the signatures and the OCSP responses of BankID, which contain personal numbers. */
  bankIdEvidence: Cipher
  /** For the answers that repeated requests get. They contain personal data, and some contain secrets. */
  storedAnswers: Cipher
  /** For the secrets that sign webhooks. */
  webhookSecrets: Cipher
  /** The hosts in private networks, and those without TLS, that webhooks may be sent to. */
  webhookHosts: readonly string[]
  /** Undefined without the settings of BankID. */
  bankId: BankId | undefined
}

/** What the handler of each operation gets in addition to its input. */
export interface RequestContext extends Services {
  /**
   * Commits what the handler has written. Call it before waiting for another service, because a request with an idempotency-key otherwise
   * commits all its writes at its end, and keeps its locks until then. Without such a key, each transaction has already committed.
   */
  commitSoFar: () => Promise<void>
}

/** What the handler of an operation for API keys gets in addition to its input. */
export interface Context extends RequestContext {
  account: { id: string }
  /** The caller, for the audit trail. */
  actor: EventActor
  /** The scopes of the key. It has those that the operation needs: they were checked before. */
  scopes: Granted
}

/** Where the request of a party came from. */
export interface Origin {
  ipAddress: string | null
  userAgent: string | null
}

/** What the handler of an operation for a party's link gets in addition to its input. */
export interface SigningContext extends RequestContext {
  /** The party of the link. Look it up again under the lock before a change: its link may end at any moment. */
  party: { id: string; documentId: string; accountId: string; linkNonce: string }
  /** The link that the party used. */
  link: LinkKind
  /** Where the request came from, for the audit trail. */
  origin: Origin
}
