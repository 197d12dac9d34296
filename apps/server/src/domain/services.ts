import type { Pool, PoolOrHeld } from '#platform/database/tables.ts'
import type { BankId } from '#platform/bankid/rp-api.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import type { InspectImage, InspectPdf } from '#platform/pdf/inspect-pdf.ts'
import type { LinkTokens } from '#domain/identity/link/link-tokens.ts'
import type { VerificationCodes } from '#domain/identity/code/verification-codes.ts'
import type { Uploads } from '#platform/uploads/uploads.ts'

/** What a request or a job works with. */
export interface Services {
  db: PoolOrHeld
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

/** What a process works with. A request may get a held transaction in place of the pool. */
export interface ProcessServices extends Services {
  db: Pool
}
