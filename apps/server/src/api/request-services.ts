import type { SignInWay } from '@paraph/contract'
import type { KnownBrowsers } from '#domain/members/known-browsers.ts'
import type { SessionSecrets } from '#domain/members/session-tokens.ts'
import type { Services } from '#domain/services.ts'
import type { Pool } from '#platform/database/tables.ts'
import type { FitTexts } from '#platform/pdf/facts/fit-texts.ts'
import type { FindTexts, InspectPdf, InspectScan } from '#platform/pdf/facts/inspection.ts'
import type { Providers } from '#platform/openid/providers.ts'
import type { FindRecords } from '#platform/outbound/find-records.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import type { SessionLife } from '#platform/settings/session-life.ts'
import type { Uploads } from '#platform/uploads/uploads.ts'

/** Adds the services that requests need and jobs do not. */
export interface RequestServices extends Services {
  inspectPdf: InspectPdf
  inspectScan: InspectScan
  findTexts: FindTexts
  fitTexts: FitTexts
  uploads: Uploads
  /** Bytes that the keys of an account, or its parties, may upload on one day. */
  uploadLimit: number
  /** How long people stay signed in. */
  sessionLife: SessionLife
  /** The ways of signing in that the operator allows. */
  signInWays: SignInWay[]
  sessionSecrets: SessionSecrets
  knownBrowsers: KnownBrowsers
  /** The identity providers of accounts. */
  providers: Providers
  /** Looks up DNS records, which prove domains. */
  findRecords: FindRecords
  /** Encrypts the stored answers for repeated requests. They contain personal data, and some contain secrets. */
  storedAnswers: Cipher
}

/** The services of a process that serves requests. */
export interface ServerServices extends RequestServices {
  db: Pool
}
