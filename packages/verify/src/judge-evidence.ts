import canonicalize from 'canonicalize'
import type { FieldBox, PageView } from '@paraph/contract'
import { type Bytes, sha256 } from './bytes.ts'
import { coverages, hashSignature } from './hash-signature.ts'
import type { BankIdFacts, Evidence, EvidenceField, EvidenceParty, EvidenceReading } from './evidence.ts'
import { isFooters } from './fields/judge-footer.ts'
import { isEvidenceFile, isUploadedPart, uploadedPart } from './uploaded-file.ts'
import type { Attachments } from './pdf/attachment.ts'
import type { Contradiction, PartyReport, Reason } from './report.ts'

/** Returns the evidence, or the reason why it can't be used. */
export function readEvidence(bytes: Uint8Array): Evidence | 'evidence_damaged' | 'evidence_newer' {
  try {
    const evidence = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Evidence
    if (evidence.format !== 'paraph-evidence') return 'evidence_damaged'
    if (evidence.version !== 1) return 'evidence_newer'
    if (!hasShape(evidence)) return 'evidence_damaged'
    return evidence.parties.some(isNewer) ? 'evidence_newer' : evidence
  } catch {
    return 'evidence_damaged'
  }
}

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks what is read and shown below. The seal protects the rest, whatever it is. */
function hasShape({ document, parties, events, service }: Evidence): boolean {
  return (
    isObject(document) &&
    isObject(document.file) &&
    [document.id, document.title, document.sender].every(isText) &&
    isEvidenceFile(document.file) &&
    isFooters(document.footers) &&
    isObject(service) &&
    isText(service.url) &&
    Array.isArray(events) &&
    events.every((event) => isObject(event) && isText(event.type) && isText(event.at) && isObject(event.data)) &&
    Array.isArray(parties) &&
    parties.every(
      (party) =>
        isObject(party) &&
        [party.id, party.name, party.role].every(isText) &&
        (party.signature === null || hasSignatureShape(party)),
    )
  )
}

/** The hash covers facts that this version does not know. */
const isNewer = ({ signature }: EvidenceParty) => signature !== null && !Object.hasOwn(coverages, signature.hashVersion)

const hasSignatureShape = ({ signature }: EvidenceParty) =>
  isObject(signature) &&
  [signature!.type, signature!.statement, signature!.link, signature!.verification, signature!.sha256].every(isText) &&
  !Number.isNaN(Date.parse(signature!.signedAt)) &&
  Number.isSafeInteger(signature!.hashVersion) &&
  (signature!.scan === null || isObject(signature!.scan)) &&
  hasReadingShape(signature!.reading) &&
  hasFieldsShape(signature!.fields) &&
  (signature!.bankId === null || hasBankIdShape(signature!.bankId))

/** The party must have signed in the capacity that the evidence names. */
function hasSameCapacity({ signature, companyName, companyRole, companyOrgNumber }: EvidenceParty): boolean {
  const { capacity } = signature!
  const facts = { companyName, companyRole, companyOrgNumber }
  return Object.entries(facts).every(([name, fact]) => fact === (capacity?.[name as keyof typeof facts] ?? null))
}

const hasFieldsShape = (fields: EvidenceField[] | null) =>
  fields === null || (Array.isArray(fields) && fields.every((field) => isObject(field) && hasFieldShape(field)))

const hasFieldShape = ({ id, name, type, shown, label, otherPlaces = [], hiddenTags = [], ...place }: EvidenceField) =>
  [id, name, type, shown].every(isText) &&
  (label === null || isText(label)) &&
  Array.isArray(otherPlaces) &&
  [place, ...otherPlaces].every(({ page, box }) => Number.isSafeInteger(page) && isBox(box)) &&
  Array.isArray(hiddenTags) &&
  hiddenTags.every(isBox)

const isBox = (box: FieldBox) => isObject(box) && [box.x, box.y, box.width, box.height].every(Number.isFinite)

const hasReadingShape = (reading: EvidenceReading | null) =>
  reading === null ||
  (Number.isSafeInteger(reading.shownPages) &&
    (reading.pages === undefined || hasPagesShape(reading.pages)) &&
    (reading.visits === undefined ||
      (Array.isArray(reading.visits) &&
        reading.visits.every(
          (visit) =>
            isObject(visit) && (visit.userAgent === null || isText(visit.userAgent)) && hasPagesShape(visit.pages),
        ))))

const hasPagesShape = (pages: PageView[]) =>
  Array.isArray(pages) &&
  pages.every((view) => isObject(view) && [view.page, view.percent, view.seconds].every(Number.isSafeInteger))

const hasBankIdShape = (facts: BankIdFacts) =>
  isObject(facts) &&
  isText(facts.name) &&
  isText(facts.personalNumber) &&
  ['production', 'test', 'simulator'].includes(facts.environment) &&
  !Number.isNaN(Date.parse(facts.signedAt))

export interface EvidenceJudgement {
  reasons: Reason[]
  parties: PartyReport[]
}

/**
 * Checks that the evidence agrees with the file and with itself.
 *
 * @param attachments - those of the seal's own part of the file. The original must end before that part.
 */
export async function judgeEvidence(
  pdf: Bytes,
  evidence: Evidence,
  attachments: Attachments,
): Promise<EvidenceJudgement> {
  const reasons: Reason[] = []
  const fault = (code: Contradiction, detail: string) => reasons.push({ code, detail })
  const { document, parties, events } = evidence
  const { sha256: fileSha256 } = document.file
  const part = uploadedPart(pdf, document.file)
  const { length: size } = part
  // The seal adds one revision after the original. Bytes between them would belong to neither.
  const isInFile =
    size > 0 &&
    size <= attachments.firstObject &&
    pdf.subarray(size, attachments.firstObject).every((byte) => byte === 10 || byte === 13)
  if (!isInFile || !(await isUploadedPart(part, document.file, attachments)))
    fault('original_changed', document.file.name)

  let previousHash: string | null = null
  for (const { hash, ...event } of events) {
    const isLinked = event.previousHash === previousHash && event.documentId === document.id
    if (!isLinked || (await hashJson(event)) !== hash) {
      fault('trail_broken', event.id)
      break
    }
    previousHash = hash
  }
  const created = events.find(({ type }) => type === 'document.created')
  // The audit trail of a document can be younger than its draft.
  if (created?.data.sha256 && created.data.sha256 !== fileSha256) fault('original_changed', created.id)
  if (events.some(({ type }) => type === 'party.rejected')) fault('trail_broken', 'party.rejected')

  const reports: PartyReport[] = []
  for (const party of parties) {
    const signed = events.filter(({ type, partyId }) => type === 'party.signed' && partyId === party.id)
    const mustAct = party.role !== 'ORGANIZER' || party.requiredSignature !== 'NONE'
    const agrees = party.signature
      ? signed.length === 1 &&
        party.signature.fileSha256 === fileSha256 &&
        hasSameCapacity(party) &&
        party.signature.sha256 === signed[0]!.data.signatureSha256 &&
        party.signature.sha256 === (await hashSignature(document.id, party))
      : mustAct || signed.length > 0
        ? false
        : null
    if (agrees === false) fault('signature_mismatch', party.id)
    reports.push({ party, bankId: null, agrees })
  }
  const known = new Set(parties.map(({ id }) => id))
  const unknown = events.find(({ type, partyId }) => type === 'party.signed' && !known.has(partyId ?? ''))
  if (unknown) fault('signature_mismatch', unknown.id)
  return { reasons, parties: reports }
}

const hashJson = (value: unknown) => sha256(new TextEncoder().encode(canonicalize(value)))
