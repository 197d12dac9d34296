import canonicalize from 'canonicalize'
import type { Initials } from '@paraph/contract'
import { type Bytes, sha256, toBase64 } from '../bytes.ts'
import {
  bankIdFileNames,
  type BankIdFacts,
  type Evidence,
  type EvidenceField,
  type EvidenceParty,
  maskPersonalNumber,
} from '../evidence.ts'
import type { Attachments } from '../pdf/attachment.ts'
import type { BankIdReport, Reason } from '../report.ts'
import { judgeBankId } from './judge-bankid.ts'
import type { BankIdFault, BankIdJudgement } from './judgement.ts'
import { bankIdRoots } from './roots.ts'

export interface AttachedBankIds {
  reasons: Reason[]
  /** By the identifier of the party. */
  reports: Map<string, BankIdReport>
}

/** More than any that BankID makes. */
const MAX_SIZE = 512 * 1024
/** BankID's clock and the service's clock can differ. */
const TOLERANCE = 15 * 60_000

/** Judges the BankID signatures that are attached to a sealed PDF, and compares them with its evidence. */
export async function judgeAttachedBankIds(evidence: Evidence, attachments: Attachments): Promise<AttachedBankIds> {
  const reasons: Reason[] = []
  const reports = new Map<string, BankIdReport>()
  for (const party of evidence.parties) {
    const { signature, id } = party
    const facts = signature?.bankId
    if (!signature || (!facts && signature.type !== 'BANKID')) continue
    if (!facts) {
      reasons.push({ code: 'bankid_wrong', detail: id })
      continue
    }
    const { faults, mismatch, visibleText } = await judgeOne(evidence, party, facts, attachments)
    if (faults.length > 0) reasons.push({ code: 'bankid_wrong', detail: `${id} ${faults.join(' ')}` })
    else if (mismatch) reasons.push({ code: 'bankid_mismatch', detail: `${id} ${mismatch}` })
    const { environment, name, personalNumber, signedAt } = facts
    const holds = faults.length === 0 && mismatch === undefined
    reports.set(id, { environment, holds, faults, name, personalNumber, signedAt, visibleText })
  }
  return { reasons, reports }
}

interface Judged {
  faults: BankIdFault[]
  /** What differs between the signature and the evidence. */
  mismatch: string | undefined
  visibleText: string | null
}

async function judgeOne(
  evidence: Evidence,
  party: EvidenceParty,
  facts: BankIdFacts,
  attachments: Attachments,
): Promise<Judged> {
  const names = bankIdFileNames(party.id)
  const read = async (name: string, hash: string): Promise<Bytes | undefined> => {
    const bytes = await attachments.read(name, MAX_SIZE).catch(() => undefined)
    return bytes && (await sha256(bytes)) === hash ? bytes : undefined
  }
  const xml = await read(names.signature, facts.signatureSha256)
  const ocsp = await read(names.ocspResponse, facts.ocspResponseSha256)
  if (!xml || !ocsp) return { faults: [], mismatch: 'attachment', visibleText: null }
  const roots = Object.values(bankIdRoots)
  const proof = { signature: toBase64(xml), ocspResponse: toBase64(ocsp) }
  // The nonce proves that the OCSP response was made for this signature, so the time of the response is the time of the signature.
  const judgement = await judgeBankId(proof, { roots, at: new Date(facts.signedAt) })
  const { visibleText } = judgement
  const isSimulated = facts.environment === 'simulator'
  // Each simulator has a root of its own, which proves nothing.
  const faults = judgement.faults.filter((fault) => !(isSimulated && fault === 'root_unknown'))
  return { faults, mismatch: await findMismatch(evidence, party, facts, judgement), visibleText }
}

/** Names the first part of the evidence that differs from what the person signed. Undefined if all agrees. */
export async function findMismatch(
  { document }: Evidence,
  party: EvidenceParty,
  facts: BankIdFacts,
  { person, visibleText, nonVisibleText, signedAt, root }: BankIdJudgement,
): Promise<string | undefined> {
  const { consentVersion, statement, signedAt: actedAt, fields, initials } = party.signature!
  const rootOf = { production: bankIdRoots.production, test: bankIdRoots.test, simulator: undefined }[facts.environment]
  const isRoot = rootOf ? root === (await sha256(rootOf)) : root === null
  const isReal = facts.environment === 'production'
  // Only a test document may have the signature of a person who does not exist.
  if (!isRoot || (!isReal && !document.test)) return 'environment'
  const isPerson = facts.name === person?.name && facts.personalNumber === maskPersonalNumber(person.personalNumber)
  if (!isPerson) return 'person'
  const time = Date.parse(signedAt ?? '')
  const isInTime =
    time === Date.parse(facts.signedAt) &&
    time >= Date.parse(document.createdAt) - TOLERANCE &&
    time <= Date.parse(actedAt) + TOLERANCE
  if (!isInTime) return 'time'
  const agreed = readAgreed(nonVisibleText)
  const wanted = {
    documentId: document.id,
    fileSha256: document.file.sha256,
    partyId: party.id,
    partySha256: await hashOf(canonicalize(factsOf(party))!),
    consentVersion,
    statementSha256: await hashOf(statement),
    valuesSha256: fields ? await hashValues(fields, initials ?? null) : undefined,
  }
  if (Object.entries(wanted).some(([key, value]) => agreed?.[key] !== value)) return 'data'
  return visibleText?.replace(/\s/g, '').includes(document.file.sha256) ? undefined : 'text'
}

/** What the party has filled in. The server's own fields are not part of it, because they are not known before the party signs. */
function hashValues(fields: EvidenceField[], initials: Initials | null): Promise<string> {
  const filled = fields.filter(({ value }) => value !== null).map(({ name, value }) => [name, value] as const)
  return hashOf(canonicalize({ initials, values: Object.fromEntries(filled) })!)
}

/** The data about the party that the person signed, in addition to the text. */
function factsOf(party: EvidenceParty) {
  const { id, name, role, email, phone, companyName, companyRole, companyOrgNumber, country } = party
  const { deliveryMethod, requiredSignature, twoStepVerification } = party
  const company = { companyName, companyRole, companyOrgNumber, country }
  return { id, name, role, email, phone, ...company, deliveryMethod, requiredSignature, twoStepVerification }
}

const hashOf = (text: string) => sha256(new TextEncoder().encode(text))

/** Reads the data that the person signed in addition to the text. */
function readAgreed(text: string | null): Record<string, unknown> | undefined {
  try {
    const data = JSON.parse(text ?? '') as Record<string, unknown> | null
    return data?.format === 'paraph-bankid' && data.version === 1 ? data : undefined
  } catch {
    return undefined
  }
}
