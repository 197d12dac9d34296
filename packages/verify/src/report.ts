import type { BankIdFault } from './bankid/judgement.ts'
import type { BankIdEnvironment, Evidence, EvidenceParty } from './evidence.ts'
import type { Difference } from './shown/difference.ts'

export { type Difference, type DifferenceKind, differenceKinds } from './shown/difference.ts'

/** `holds` needs three things: nothing was changed, the evidence agrees with itself, and a trusted source confirms who sealed the file. */
export type Verdict = 'holds' | 'does_not_hold' | 'cannot_be_said'

/** The faults of a seal. With any of them, the seal does not hold. */
export const contradictions = [
  'damaged',
  'range_wrong',
  'contents_unclear',
  'format_wrong',
  'changed',
  'signature_wrong',
  'certificate_unbound',
  'weak',
  'certificates_wrong',
  'added_after_seal',
  'not_valid_then',
  'key_usage_wrong',
  'revoked',
  'timestamp_wrong',
  'evidence_damaged',
  'original_changed',
  'trail_broken',
  'signature_mismatch',
  'bankid_wrong',
  'bankid_mismatch',
  'fields_mismatch',
] as const

/** Reasons why the verdict can't be given. */
export const uncertainties = [
  'too_large',
  'not_a_pdf',
  'encrypted',
  'no_seal',
  'not_paraph',
  'unsupported',
  'evidence_newer',
  'sealer_unconfirmed',
  'expired_since',
] as const

/** What the verification does not check, whatever the verdict is. */
export const limits = [
  'persons',
  'sealer',
  'time',
  'timestamp_authority',
  'revocation',
  'signature_pages',
  'scans',
  'other_signatures',
  'account_chain',
  'active_content',
  'differences',
  'fields',
] as const

/**
 * Times that can't all be right, because a clock was wrong. They change no verdict: the seal covers the evidence, so only the service can have written
 * them, and a wrong clock does not undo what the persons have signed.
 */
export const timeRemarks = ['events_disordered', 'signature_time_differs', 'later_than_seal', 'seal_in_future'] as const

/** What a file can do by itself. Not even a seal that holds says that it is harmless. */
export const activeContents = ['script', 'program', 'attachment', 'media', 'form_data', 'address'] as const

export type ActiveContent = (typeof activeContents)[number]
export type Contradiction = (typeof contradictions)[number]
export type Uncertainty = (typeof uncertainties)[number]
export type Limit = (typeof limits)[number]
export type TimeRemark = (typeof timeRemarks)[number]

export interface Remark {
  code: TimeRemark
  /** What the remark is about: the identifier of the first event or party to which it applies, or `seal`. */
  detail?: string
}

export interface Reason {
  code: Contradiction | Uncertainty
  /** What exactly, for engineers: an object of the PDF, or the identifier of a party or an event. */
  detail?: string
  /** True if the verifier stopped at a limit of its own, so that it has not read what would decide. */
  isLimit?: true
}

export type Level = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'

export interface Sealer {
  name: string
  organization: string | null
  subject: string
  issuer: string
  /** True if the certificate vouches only for itself. */
  selfSigned: boolean
  /** What confirms the sealer: a trusted certificate, or the service that made the file. Null if neither does. */
  confirmedBy: 'certificate' | 'service' | null
  validFrom: string
  validTo: string
  /** SHA-256 of the certificate. */
  fingerprint: string
  /**
   * From the data in the file. `not_needed`: a certificate that vouches for itself can't be revoked by others. `too_large`: the only data that could
   * say it is larger than what is read.
   */
  revocation: 'good' | 'revoked' | 'missing' | 'too_large' | 'not_needed'
}

export interface TimestampReport {
  at: string
  authority: string
  /** True if the certificate of the authority leads to a trusted one. */
  trusted: boolean
  /** True for a timestamp of the whole file, which keeps the seal verifiable for longer. */
  archival: boolean
}

/** A BankID signature, as it was judged from the attachments. */
export interface BankIdReport {
  /** Only `production` is about a real person. */
  environment: BankIdEnvironment
  /** True if the signature holds, and is about this document and this party. */
  holds: boolean
  faults: BankIdFault[]
  name: string
  /** Only the date of birth. */
  personalNumber: string
  signedAt: string
  /** What the person saw in the BankID app. Null if that can't be said. */
  visibleText: string | null
}

export interface PartyReport {
  party: EvidenceParty
  /** Null if the party did not sign with BankID. */
  bankId: BankIdReport | null
  /** True if the signature agrees with the file, the party's capacity and its event in the audit trail. Null if the party did not have to act. */
  agrees: boolean | null
}

/** The result of `verifySeal`: one verdict, and the four answers separately. Times are RFC 3339. */
export interface SealReport {
  verdict: Verdict
  /** Why the verdict is not `holds`, the most serious first. */
  reasons: Reason[]
  file: { size: number; sha256: string }
  /** Is it the file that was sealed? */
  intact: 'yes' | 'no' | 'unknown'
  /** The white space at the end of an intact file that was added after the seal, and the hash of the file without it. No reader uses it. */
  unused: { bytes: number; sha256: string } | null
  /** Who sealed it? */
  sealer: Sealer | null
  /** When? `claimedAt` is what the service said, `timestamps` is what others confirm. */
  when: { claimedAt: string | null; timestamps: TimestampReport[]; level: Level } | null
  /** Times in the evidence and in the seal that do not fit together. Empty if the file is not intact. */
  remarks: Remark[]
  /** How was each person identified? Empty if the file is not intact. */
  parties: PartyReport[]
  /** Null if the file is not intact, or if the seal protects no evidence that can be used. */
  evidence: Evidence | null
  /** Signatures of other programs. They were not judged. */
  otherSignatures: number
  /** What the file can do by itself, whatever the verdict is. Null if that could not be searched. */
  activeContent: ActiveContent[] | null
  /** Where the screen, the print and the text of the file differ, whatever the verdict is. Null if that could not be searched. */
  differences: Difference[] | null
  notChecked: Limit[]
}

export type Headline = Verdict | 'unconfirmed'

/** If only the sealer is not confirmed, the headline says so, because “no answer” would hide that the file is unchanged. */
export function headlineOf({ verdict, reasons }: SealReport): Headline {
  return verdict === 'cannot_be_said' && reasons.every(({ code }) => aboutOrigin.has(code)) ? 'unconfirmed' : verdict
}

const aboutOrigin = new Set<Reason['code']>(['sealer_unconfirmed', 'expired_since'])

/**
 * Returns the report of a file that its service knows: the service compared the SHA-256 of the file with the files that it made. That
 * confirms who sealed the file, as a trusted certificate would. It changes nothing for a file with another fault.
 */
export function confirmOrigin(report: SealReport): SealReport {
  if (!report.sealer || report.verdict === 'does_not_hold') return report
  const reasons = report.reasons.filter(({ code }) => !aboutOrigin.has(code))
  return {
    ...report,
    verdict: reasons.length === 0 ? 'holds' : report.verdict,
    reasons,
    sealer: { ...report.sealer, confirmedBy: report.sealer.confirmedBy ?? 'service' },
    notChecked: report.notChecked.filter((limit) => limit !== 'sealer'),
  }
}
