import { lastPosition, latin1, sha256, type Bytes } from './bytes.ts'
import { EVIDENCE_FILE_NAME, type Evidence } from './evidence.ts'
import type { AttachedBankIds } from './bankid/judge-attached.ts'
import { judgeEvidence, readEvidence } from './judge-evidence.ts'
import { judgeFields } from './fields/judge-fields.ts'
import { judgeSignature, type JudgedSignature } from './judge-signature.ts'
import { remarkOnTimes } from './remark-on-times.ts'
import { findActiveContent } from './pdf/active-content.ts'
import { readAdditions } from './pdf/additions.ts'
import type { Additions } from './pdf/change.ts'
import { type Attachments, findAttachments } from './pdf/attachment.ts'
import { ObjectIndex } from './pdf/object-index.ts'
import { readRevision, startOfReferences } from './pdf/revision.ts'
import { findSignatures, type Signature } from './pdf/signatures.ts'
import { limitOf, readingLimits } from './reading-limits.ts'
import { findDifferences } from './shown/find-differences.ts'
import { CoveredBytes, type Coverage, coverageOf } from './pdf/signed-bytes.ts'
import {
  contradictions,
  type Difference,
  type Limit,
  type PartyReport,
  type Reason,
  type SealReport,
  uncertainties,
  type Verdict,
} from './report.ts'
import { type Certificate, readCertificate } from './cms/certificate.ts'

/** A file can have signatures of other programs, before the seal and after it. */
const MAX_SIGNATURES = 8

export interface VerifyOptions {
  /** Certificates in DER that confirm who sealed: of a root, an issuer, or of the seal itself. */
  trusted?: Uint8Array[]
  now?: Date
}

interface Seal {
  signature: Signature
  coverage: Coverage
  references: number
  attachments: Attachments
  /** The bytes of the evidence. */
  evidence: Bytes | undefined
}

/**
 * Verifies a sealed PDF with nothing but the file. It asks no server, and believes nothing that the file says of itself.
 *
 * @throws TypeError if a trusted certificate can't be read
 */
export async function verifySeal(
  pdf: Uint8Array,
  { trusted = [], now = new Date() }: VerifyOptions = {},
): Promise<SealReport> {
  const anchors = trusted.map((der) => {
    try {
      return readCertificate(der)
    } catch (cause) {
      throw new TypeError('A trusted certificate can’t be read.', { cause })
    }
  })
  const file = pdf as Bytes
  if (file.length > readingLimits.bytes) return emptyReport({ size: file.length, sha256: '' }, { code: 'too_large' })
  const identity = { size: file.length, sha256: await sha256(file) }
  if (lastPosition(file, latin1('%PDF-'), 1024) === -1) return emptyReport(identity, { code: 'not_a_pdf' })
  const report = await judgeFile(file, identity, { anchors, now })
  const used = file.subarray(0, file.length - (report.unused?.bytes ?? 0))
  const [activeContent, differences] = [await findActiveContent(used), await differencesOf(used)]
  const unknown: Limit[] =
    report.notChecked.length === 0
      ? []
      : [...(activeContent ? [] : (['active_content'] as const)), ...(differences ? [] : (['differences'] as const))]
  return { ...report, activeContent, differences, notChecked: [...report.notChecked, ...unknown] }
}

async function differencesOf(file: Bytes): Promise<Difference[] | null> {
  try {
    return await findDifferences(await ObjectIndex.of(file))
  } catch {
    return null
  }
}

/** Judges everything except what the file can do by itself, and where its screen, print and text differ. */
async function judgeFile(
  file: Bytes,
  identity: SealReport['file'],
  { anchors, now }: { anchors: Certificate[]; now: Date },
): Promise<SealReport> {
  const { found, hasUnreadable } = findSignatures(file)
  const signatures = found.filter(({ isTimestamp }) => !isTimestamp)
  if (signatures.length === 0) {
    if (hasUnreadable || found.length > 0) return emptyReport(identity, { code: 'damaged' })
    return emptyReport(identity, { code: isEncrypted(file) ? 'encrypted' : 'no_seal' })
  }
  const { seal, reason } = await chooseSeal(file, signatures.slice(0, MAX_SIGNATURES))
  if (!seal) return { ...emptyReport(identity, reason), otherSignatures: signatures.length - 1 }

  const covered = new CoveredBytes(file)
  const additions = await readAdditions(file, seal.coverage.end)
  const isOnlyValidationData = !('addition' in additions)
  const data = isOnlyValidationData ? additions : noAdditions
  const judged = await judgeSignature({ pdf: file, covered, anchors, now, additions: data, ...seal })
  const reasons = [...judged.reasons]
  if (!isOnlyValidationData) {
    const { addition: detail, ...limit } = additions
    reasons.push({ code: 'added_after_seal', detail, ...limit })
  }

  const evidence = seal.evidence && readEvidence(seal.evidence)
  let parties: PartyReport[] = []
  let hasUnreadFields = false
  if (evidence === undefined) reasons.push({ code: 'not_paraph' })
  else if (typeof evidence === 'string') reasons.push({ code: evidence })
  else {
    const judgement = await judgeEvidence(file, evidence, seal.attachments)
    const bankIds = await judgeBankIds(evidence, seal.attachments)
    const fields = await judgeFields(file.subarray(0, seal.coverage.end), evidence)
    reasons.push(...judgement.reasons, ...bankIds.reasons, ...(fields ?? []))
    hasUnreadFields = fields === undefined
    parties = judgement.parties.map((each) => ({ ...each, bankId: bankIds.reports.get(each.party.id) ?? null }))
  }
  const intact = isOnlyValidationData ? judged.intact : 'no'
  // What a changed file says about persons proves nothing, and must not be read as if it did.
  const readable = typeof evidence === 'object' && intact === 'yes' ? evidence : null
  const otherSignatures = signatures.filter(({ object }) => object.offset !== seal.signature.object.offset).length
  return {
    verdict: verdictOf(reasons),
    reasons: sorted(reasons),
    file: identity,
    intact,
    unused: intact === 'yes' ? await unusedOf(file, data) : null,
    sealer: judged.sealer,
    when: judged.when,
    remarks: readable ? remarkOnTimes(readable, judged, now) : [],
    parties: readable ? parties : [],
    evidence: readable,
    otherSignatures,
    activeContent: null,
    differences: null,
    notChecked: [...notChecked(judged, readable, otherSignatures), ...(hasUnreadFields ? ['fields' as const] : [])],
  }
}

const noAdditions: Additions = {
  certificates: [],
  ocspResponses: [],
  crls: [],
  timestamps: [],
  hasStore: false,
  unusedBytes: 0,
}

async function unusedOf(file: Bytes, { unusedBytes: bytes }: Additions): Promise<SealReport['unused']> {
  return bytes === 0 ? null : { bytes, sha256: await sha256(file.subarray(0, -bytes)) }
}

/** The seal is the newest signature that has the evidence in its own part of the file. A later signature of another program is an addition. */
async function chooseSeal(
  pdf: Bytes,
  signatures: Signature[],
): Promise<{ seal: Seal; reason?: never } | { seal?: undefined; reason: Reason }> {
  let newest: Seal | undefined
  let reason: Reason | undefined
  for (const signature of signatures) {
    const seal = await readSeal(pdf, signature)
    if ('code' in seal) reason ??= seal
    else if (seal.evidence) return { seal }
    else newest ??= seal
  }
  return newest && !reason ? { seal: newest } : { reason: reason ?? { code: 'damaged' } }
}

async function readSeal(pdf: Bytes, signature: Signature): Promise<Seal | Reason> {
  const coverage = coverageOf(pdf, signature)
  if (!coverage) return { code: 'range_wrong' }
  const references = startOfReferences(pdf, coverage.end)
  if (references === undefined) return { code: 'range_wrong' }
  try {
    const entry = (await readRevision(pdf, references)).entry(signature.object.number)
    if (!entry || !('offset' in entry) || entry.offset !== signature.object.offset) return { code: 'damaged' }
    const attachments = await findAttachments(pdf, references)
    return { signature, coverage, references, attachments, evidence: await attachments.read(EVIDENCE_FILE_NAME) }
  } catch (error) {
    return { code: 'damaged', ...(error instanceof SyntaxError && { detail: error.message }), ...limitOf(error) }
  }
}

/** The code for XML is loaded only for a file that needs it, because it is as large as the rest. */
async function judgeBankIds(evidence: Evidence, attachments: Attachments): Promise<AttachedBankIds> {
  const isNeeded = evidence.parties.some(({ signature }) => signature?.type === 'BANKID' || signature?.bankId)
  if (!isNeeded) return { reasons: [], reports: new Map() }
  const { judgeAttachedBankIds } = await import('./bankid/judge-attached.ts')
  return judgeAttachedBankIds(evidence, attachments)
}

function isEncrypted(pdf: Bytes): boolean {
  return (
    lastPosition(pdf, latin1('/Encrypt '), pdf.length) !== -1 ||
    lastPosition(pdf, latin1('/Encrypt<<'), pdf.length) !== -1
  )
}

function notChecked({ sealer, when }: JudgedSignature, evidence: Evidence | null, otherSignatures: number): Limit[] {
  const all: [Limit, boolean][] = [
    ['persons', true],
    ['sealer', sealer?.confirmedBy === null],
    ['time', when?.timestamps.length === 0],
    ['timestamp_authority', when?.timestamps.some(({ trusted }) => !trusted) ?? false],
    ['revocation', sealer?.revocation === 'missing' || sealer?.revocation === 'too_large'],
    ['signature_pages', evidence !== null],
    ['scans', evidence?.parties.some(({ signature }) => signature?.scan) ?? false],
    ['other_signatures', otherSignatures > 0],
    ['account_chain', evidence !== null],
  ]
  return all.filter(([, applies]) => applies).map(([limit]) => limit)
}

const severity: readonly string[] = [...contradictions, ...uncertainties]

const sorted = (reasons: Reason[]) => reasons.toSorted((a, b) => severity.indexOf(a.code) - severity.indexOf(b.code))

function verdictOf(reasons: Reason[]): Verdict {
  if (reasons.length === 0) return 'holds'
  const isContradicted = reasons.some(({ code }) => (contradictions as readonly string[]).includes(code))
  return isContradicted ? 'does_not_hold' : 'cannot_be_said'
}

function emptyReport(file: SealReport['file'], reason: Reason): SealReport {
  const reasons = [reason]
  const verdict = verdictOf(reasons)
  return {
    verdict,
    reasons,
    file,
    intact: verdict === 'does_not_hold' ? 'no' : 'unknown',
    unused: null,
    sealer: null,
    when: null,
    remarks: [],
    parties: [],
    evidence: null,
    otherSignatures: 0,
    activeContent: null,
    differences: null,
    notChecked: [],
  }
}
