import canonicalize from 'canonicalize'
import {
  type BankIdEnvironment,
  bankIdFileNames,
  type BankIdPerson,
  type Evidence,
  maskPersonalNumber,
} from '../../src/index.ts'
import { hashSignature, link, sha256 } from '../sample.support.ts'
import type { BankIdAuthority, BankIdFlaws } from './authority.support.ts'

export const bankIdPerson: BankIdPerson = {
  personalNumber: '199001012384',
  name: 'ANNA LINDQVIST',
  givenName: 'ANNA',
  surname: 'LINDQVIST',
}

export interface BankIdSample {
  /** Which party signs. */
  index?: number
  environment?: BankIdEnvironment
  at?: Date
  visibleText?: string
  /** Other values in the data that the person did not see. */
  data?: Record<string, unknown>
  flaws?: BankIdFlaws
}

/** Has a party of the evidence sign with BankID instead. Returns the files to attach, by their names. */
export async function signWithBankId(
  evidence: Evidence,
  authority: BankIdAuthority,
  { index = 0, environment = 'simulator', at = new Date('2026-11-21T11:00:00Z'), ...sample }: BankIdSample = {},
): Promise<Record<string, Uint8Array>> {
  const { document, parties } = evidence
  const party = parties[index]!
  const { consentVersion, statement } = party.signature!
  party.requiredSignature = 'BANKID'
  const { signature: _signature, ...partyFacts } = party
  const proof = await authority.issue(bankIdPerson, {
    visibleText: sample.visibleText ?? visibleText(evidence),
    nonVisibleText: JSON.stringify({
      format: 'paraph-bankid',
      version: 1,
      documentId: document.id,
      fileSha256: document.file.sha256,
      partyId: party.id,
      partySha256: sha256(canonicalize(partyFacts)!),
      consentVersion,
      statementSha256: sha256(statement),
      ...sample.data,
    }),
    at,
    ...(sample.flaws && { flaws: sample.flaws }),
  })
  const [xml, ocsp] = [Buffer.from(proof.signature, 'base64'), Buffer.from(proof.ocspResponse, 'base64')]
  const signature = {
    ...party.signature!,
    type: 'BANKID' as const,
    strokes: null,
    bankId: {
      environment,
      name: bankIdPerson.name,
      personalNumber: maskPersonalNumber(bankIdPerson.personalNumber),
      signedAt: at.toISOString(),
      orderRef: '131daac9-16c6-4618-beb0-365768f37288',
      bankIdIssueDate: '2026-01-15',
      ipAddress: '192.0.2.8',
      risk: 'low',
      signatureSha256: sha256(xml),
      ocspResponseSha256: sha256(ocsp),
    },
  }
  party.signature = signature
  rehash(evidence)
  const names = bankIdFileNames(party.id)
  return { [names.signature]: xml, [names.ocspResponse]: ocsp }
}

/** Gives the signatures and the audit trail the right hashes again, as an operator who lies could. */
export function rehash(evidence: Evidence): void {
  const { document, parties, events } = evidence
  for (const { id, signature } of parties) {
    const { sha256: _, ...rest } = signature!
    signature!.sha256 = hashSignature(document.id, id, rest)
  }
  const hashOf = new Map(parties.map(({ id, signature }) => [id, signature!.sha256]))
  const changed = events.map((event) =>
    event.type === 'party.signed' ? { ...event, data: { signatureSha256: hashOf.get(event.partyId!)! } } : event,
  )
  evidence.events = link(changed, document.id)
}

const visibleText = ({ document, parties }: Evidence) =>
  [
    `# ${document.title}`,
    `From: ${document.sender}`,
    `Parties: ${parties.map(({ name }) => name).join(', ')}`,
    `SHA-256 of the file: ${document.file.sha256}`,
    'I sign the document.',
  ].join('\n')
