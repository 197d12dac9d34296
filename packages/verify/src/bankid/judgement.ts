/** What BankID answers when a person has signed. */
export interface BankIdProof {
  /** Base64 of the XML. */
  signature: string
  /** Base64 of the DER. */
  ocspResponse: string
}

/** The faults of a BankID signature. */
export const bankIdFaults = [
  /** The XML is longer than any that BankID makes. */
  'too_large',
  /** Not base64, not UTF-8, not XML, or XML with a DTD, an entity, a comment or another instruction. */
  'xml_damaged',
  /** XML that is not in the form of a BankID signature. */
  'structure_wrong',
  /** It uses another algorithm than BankID. */
  'algorithm_wrong',
  /** What the person signed was changed. */
  'signed_data_changed',
  /** The certificates were changed. */
  'key_info_changed',
  /** The key of the certificate did not make the signature. */
  'signature_wrong',
  /** The person identified, and signed nothing. */
  'not_a_signature',
  'certificate_damaged',
  /** The certificate does not name a person with a personal number. */
  'person_missing',
  /** The certificate is not meant for signatures. */
  'key_usage_wrong',
  /** A certificate was not issued by the next one. */
  'chain_wrong',
  /** The certificates lead to none of the given roots. */
  'root_unknown',
  /** A certificate was not valid when the person signed. */
  'not_valid_then',
  /** The OCSP response can't be read. */
  'ocsp_damaged',
  /** It says that the authority could not answer. */
  'ocsp_unsuccessful',
  /** It is about another certificate. */
  'ocsp_other_certificate',
  /** Its signer had no right to answer. */
  'ocsp_responder_wrong',
  'ocsp_signature_wrong',
  /** It was made for another signature. */
  'ocsp_nonce_wrong',
  /** It was not made when the person signed. */
  'ocsp_not_fresh',
  'ocsp_revoked',
  /** The authority does not know the certificate. */
  'ocsp_unknown',
] as const

export type BankIdFault = (typeof bankIdFaults)[number]

export interface BankIdPerson {
  /** Twelve digits. */
  personalNumber: string
  name: string
  givenName: string
  surname: string
}

export interface BankIdJudgement {
  /** Empty: everything holds. */
  faults: BankIdFault[]
  /** From the certificate. Null, as the texts, if the signature itself does not hold. */
  person: BankIdPerson | null
  /** What the person saw. */
  visibleText: string | null
  nonVisibleText: string | null
  /** When the OCSP response was made. Null if the response does not hold. */
  signedAt: string | null
  /** SHA-256 of the root's certificate that the chain leads to. */
  root: string | null
}

/** Ends one of the checks. */
export class FaultFound extends Error {
  readonly fault: BankIdFault

  constructor(fault: BankIdFault) {
    super(fault)
    this.fault = fault
  }
}

export function demand(condition: unknown, fault: BankIdFault): asserts condition {
  if (!condition) throw new FaultFound(fault)
}
