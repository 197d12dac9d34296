import type { VerificationCodes } from '#domain/identity/code/verification-codes.ts'
import type { LinkTokens } from '#domain/identity/link/link-tokens.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import type { BankId } from '#platform/bankid/rp-api.ts'
import type { Now } from '#platform/database/clock.ts'
import type { Pool, PoolOrHeld } from '#platform/database/tables.ts'
import type { FitTexts } from '#platform/pdf/fit-texts.ts'
import type { FindTexts, InspectPdf, InspectScan } from '#platform/pdf/inspection.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import type { Uploads } from '#platform/uploads/uploads.ts'

/** The services for a request or a job. */
export interface Services {
  db: PoolOrHeld
  now: Now
  inspectPdf: InspectPdf
  inspectScan: InspectScan
  findTexts: FindTexts
  fitTexts: FitTexts
  uploads: Uploads
  /** Bytes that the keys of an account, or its parties, may upload on one day. */
  uploadLimit: number
  outbox: Outbox
  /** The URL at which parties reach the server, without a slash at its end. */
  publicUrl: string
  /** IANA name of the time zone of dates on pages. */
  timeZone: string
  links: LinkTokens
  codes: VerificationCodes
  personalNumbers: PersonalNumbers
  /** Encrypts the signatures and the OCSP responses of BankID, which contain personal numbers. */
  bankIdEvidence: Cipher
  /** Encrypts the stored answers for repeated requests. They contain personal data, and some contain secrets. */
  storedAnswers: Cipher
  /** Encrypts the secrets that sign webhooks. */
  webhookSecrets: Cipher
  /** The hosts in private networks or without TLS that webhooks may be sent to. */
  webhookHosts: readonly string[]
  /** Undefined without the settings of BankID. */
  bankId: BankId | undefined
}

/** The services of a process. A request may get a held transaction in place of the pool. */
export interface ProcessServices extends Services {
  db: Pool
}
