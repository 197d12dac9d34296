import type { Evidence } from '@paraph/verify'

/** The levels of PAdES (ETSI EN 319 142-1). */
export type SealLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'

export interface SignaturePages {
  evidence: Evidence
  /** Where anybody can verify the sealed file. Printed, as a link and as a QR code. */
  verifyUrl: string
  /** The seal that will be put on, as it is told on the page. */
  seal: { subject: string; issuer: string; selfSigned: boolean; level: SealLevel; sealedAt: string }
  /** IANA name of the time zone of the times on the pages. UTC by default. */
  timeZone?: string
}
