import type { Event } from '@paraph/contract'
import type { Evidence, EvidenceParty, EvidenceSignature } from '@paraph/verify'
import type { ChainLink } from '#domain/events/chain-store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { hashSignature, type Signature } from '#domain/signatures/hash-signature.ts'
import type { FileExtras } from '#platform/pdf/facts/file-extras.ts'

interface Facts {
  document: Pick<Evidence['document'], 'id' | 'title' | 'language' | 'createdAt' | 'sentAt' | 'sender'> & {
    fileName: string
    fileSize: number
    filePages: number
    fileSha256: string
    fileExtras: FileExtras | null
    mode: 'LIVE' | 'TEST'
  }
  /** All parties, in the order in which they were added. */
  parties: StoredParty[]
  signatures: Signature[]
  /** Oldest first. */
  events: Event[]
  accountChain: ChainLink
  /** The URL at which the parties reach the server. */
  serviceUrl: string
}

/** Returns the evidence that the sealed PDF contains. A personal number is shortened to the date of birth, and left out unless BankID confirmed it. */
export function toEvidence({ document, parties, signatures, events, accountChain, serviceUrl }: Facts): Evidence {
  const signatureOf = new Map(signatures.map((signature) => [signature.partyId, signature]))
  return {
    format: 'paraph-evidence',
    version: 1,
    document: {
      id: document.id,
      title: document.title,
      language: document.language,
      file: {
        name: document.fileName,
        size: document.fileSize,
        pages: document.filePages,
        sha256: document.fileSha256,
        ...document.fileExtras,
      },
      createdAt: document.createdAt,
      sentAt: document.sentAt,
      sender: document.sender,
      test: document.mode === 'TEST',
    },
    parties: parties.map((party) => toParty(party, signatureOf.get(party.id))),
    events,
    accountChain: { number: accountChain.number, hash: accountChain.hash },
    service: { name: 'Paraph', url: serviceUrl },
  }
}

/**
 * Everybody who gets the sealed PDF can read the evidence, so the evidence has only the addresses by which the party was reached or verified. A
 * BankID signature contains a hash of all data of its party, so the evidence keeps all addresses of that party.
 */
function usedAddresses({ deliveryMethod, twoStepVerification, email, phone }: StoredParty, isHashed: boolean) {
  const isUsed = {
    email: deliveryMethod === 'EMAIL' || twoStepVerification === 'EMAIL_BEFORE_SIGNING',
    phone: deliveryMethod === 'SMS' || twoStepVerification === 'SMS_BEFORE_SIGNING',
  }
  return { email: isHashed || isUsed.email ? email : null, phone: isHashed || isUsed.phone ? phone : null }
}

function toParty(party: StoredParty, signature: Signature | undefined): EvidenceParty {
  return {
    id: party.id,
    name: party.name,
    role: party.role,
    ...usedAddresses(party, signature?.bankId != null),
    companyName: party.companyName,
    companyRole: party.companyRole,
    companyOrgNumber: party.companyOrgNumber,
    country: party.country,
    deliveryMethod: party.deliveryMethod,
    requiredSignature: party.requiredSignature,
    twoStepVerification: party.twoStepVerification,
    signature: signature ? toSignature(signature) : null,
  }
}

function toSignature(signature: Signature): EvidenceSignature {
  const { documentId: _, partyId: __, scanType, scanSha256, ...facts } = signature
  return {
    ...facts,
    scan: scanType && scanSha256 ? { type: scanType, sha256: scanSha256 } : null,
    sha256: hashSignature(signature),
  }
}
