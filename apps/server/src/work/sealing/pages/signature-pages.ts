import type { Evidence } from '@paraph/verify'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'

export interface SignaturePages {
  evidence: Evidence
  paper: PageSize
  /** Where anybody can verify the sealed file. Printed, as a link and as a QR code. */
  verifyUrl: string
  /** The facts about the seal that the page shows. */
  seal: { subject: string; issuer: string; selfSigned: boolean; level: SealLevel; sealedAt: string }
  /** IANA name of the time zone of the times on the pages. UTC by default. */
  timeZone?: string
}
