import type { VerificationCodes } from '#domain/identity/code/verification-codes.ts'
import type { LinkTokens } from '#domain/identity/link/link-tokens.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import type { BankId } from '#platform/bankid/rp-api.ts'
import type { Now } from '#platform/database/clock.ts'
import type { Pool, PoolOrHeld } from '#platform/database/tables.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/** What encrypts the columns of the database. */
export interface Ciphers {
  personalNumbers: PersonalNumbers
  /** Encrypts the signatures and the OCSP responses of BankID, which contain personal numbers. */
  bankIdEvidence: Cipher
  /** Encrypts the secrets that sign webhooks. */
  webhookSecrets: Cipher
  /** Encrypts the secrets with which the server is known at identity providers. */
  singleSignOnSecrets: Cipher
}

/** What requests and jobs need. */
export interface Services extends Ciphers {
  db: PoolOrHeld
  now: Now
  outbox: Outbox
  /** The URL at which parties reach the server, without a slash at its end. */
  publicUrl: string
  /** IANA name of the time zone of dates on pages. */
  timeZone: string
  links: LinkTokens
  codes: VerificationCodes
  /** The hosts in private networks or without TLS that webhooks may be sent to. */
  webhookHosts: readonly string[]
  /** Undefined without the settings of BankID. */
  bankId: BankId | undefined
}

/** The services of a process. A request may get a held transaction in place of the pool. */
export interface ProcessServices extends Services {
  db: Pool
}
