import type {
  Capacity,
  DeliveryMethod,
  Event,
  FieldBox,
  FieldPlace,
  FieldType,
  FieldValue,
  FileAttachment,
  FileNote,
  FilePermission,
  Initials,
  Language,
  LinkKind,
  PageView,
  PartyRole,
  Reading,
  RequiredSignature,
  Stroke,
  TwoStepVerification,
} from '@paraph/contract'

/** The name of the attachment that holds the evidence of a sealed PDF as JSON. */
export const EVIDENCE_FILE_NAME = 'evidence.json'

/** The name of the attachment that holds an encrypted file as it was uploaded. The sealed file begins with the same file without its encryption. */
export const UPLOADED_FILE_NAME = 'uploaded-file.pdf'

/** The evidence in a sealed PDF: the facts that the seal protects, complete enough to be judged without the service. */
export interface Evidence {
  format: 'paraph-evidence'
  version: 1
  document: {
    id: string
    title: string
    language: Language
    /** The file as it was uploaded. */
    file: EvidenceFile
    createdAt: string
    sentAt: string | null
    /** The name of the account that sent the document. */
    sender: string
    /** True if the document was made with a test key. */
    test: boolean
    /** Where the seal names the document and the page on pages of the file. Absent if the sender switched that off, and in older evidence. */
    footers?: PageFooters
  }
  /** In the order in which they were added. */
  parties: EvidenceParty[]
  /** The audit trail of the document up to the seal, oldest first. Each event contains the hash of the one before. */
  events: Event[]
  /** The newest entry in the chain of the account when the document was sealed. It protects the audit trails of the other documents too. */
  accountChain: { number: number; hash: string }
  service: { name: 'Paraph'; url: string }
}

export interface EvidenceFile {
  name: string
  size: number
  pages: number
  sha256: string
  /** The bytes before the header of the PDF, in Base64. The sealed file begins with the bytes after them. */
  prefix?: string
  /** Only if the uploaded file is encrypted: the file without its encryption, with which the sealed file begins. */
  decrypted?: { size: number; sha256: string; withheld: FilePermission[] }
  /** The files that the uploaded file contains. Absent in older evidence. The evidence itself is not one of them. */
  attachments?: FileAttachment[]
  /** The comments in the uploaded file. Absent in older evidence. */
  notes?: FileNote[]
}

/** The numbers of the pages that have a footer in the lower margin, and of those where it stands in the upper margin. The first page is 1. */
export interface PageFooters {
  bottom: number[]
  top: number[]
  /**
   * Why pages have none that may have room: there are too many pages, the server could not draw them or not in time, or the file could be sealed only
   * without footers.
   */
  withheld?: 'too_many_pages' | 'not_drawn' | 'too_slow' | 'not_sealable' | undefined
}

export interface EvidenceParty {
  id: string
  name: string
  role: PartyRole
  /** Null if there is none, or if it was used neither to reach nor to verify the party. */
  email: string | null
  /** As `email`. */
  phone: string | null
  companyName: string | null
  companyRole: string | null
  companyOrgNumber: string | null
  country: string | null
  deliveryMethod: DeliveryMethod
  requiredSignature: RequiredSignature
  twoStepVerification: TwoStepVerification
  /** Null for an ORGANIZER from whom no signature was required. */
  signature: EvidenceSignature | null
}

export type BankIdEnvironment = 'production' | 'test' | 'simulator'

/**
 * What BankID said about a signature of the type BANKID. The signature itself and its OCSP response are attachments of the sealed PDF, and say
 * the same.
 */
export interface BankIdFacts {
  /** Only `production` is about a real person. */
  environment: BankIdEnvironment
  name: string
  /** Only the date of birth: `19900101-****`. */
  personalNumber: string
  /** When BankID made the OCSP response. */
  signedAt: string
  orderRef: string
  /** When the person got this BankID. */
  bankIdIssueDate: string
  /** The address of the device with the BankID app. */
  ipAddress: string
  /** What BankID said about the risk of fraud. */
  risk: string | null
  /** SHA-256 of the XML that is attached. */
  signatureSha256: string
  /** SHA-256 of the OCSP response that is attached. */
  ocspResponseSha256: string
}

/** The names of the attachments that hold the BankID signature of a party in a sealed PDF. */
export const bankIdFileNames = (partyId: string) => ({
  signature: `bankid-${partyId}.xml`,
  ocspResponse: `bankid-${partyId}.ocsp`,
})

/** Hides the digits after the date of birth. */
export const maskPersonalNumber = (personalNumber: string) => `${personalNumber.slice(0, 8)}-****`

/** What a visit has shown. A visit lasts from when the signing page is opened until it is closed. */
export interface ReadingVisit {
  /** When the page first said what it has shown, and when it did so for the last time. */
  startedAt: string
  endedAt: string
  ipAddress: string | null
  userAgent: string | null
  /** The parts and the seconds are those of this visit. The percent also counts the visits before. */
  pages: PageView[]
}

/** What was shown in all, and on which visits. Absent visits mean that the page did not keep them. */
export type EvidenceReading = Reading & { visits?: ReadingVisit[] }

/** A field that a party has filled in, as the page shows it. */
export interface EvidenceField {
  id: string
  name: string
  type: FieldType
  label: string | null
  /** Counted from 1. */
  page: number
  /** Where it is drawn. For RADIO, the box of the chosen option. */
  box: FieldBox
  /** Where it is drawn too. Absent if it stands in one place. */
  otherPlaces?: FieldPlace[]
  /** Null if the party left it empty, and for the fields that the server fills in. */
  value: FieldValue | null
  /** The text on the page. Empty if nothing is written there, or if the mark is drawn. */
  shown: string
  /** True if the text may have several lines. */
  multiline: boolean
  /** The boxes of those text tags in the original that white paper hides. Absent if there are none. */
  hiddenTags?: FieldBox[]
}

export interface EvidenceSignature {
  type: RequiredSignature
  /** The strokes of a drawn signature, for a signature of the type DRAWING. */
  strokes: Stroke[] | null
  /** The name that the party typed instead of a drawing. */
  typedName: string | null
  /** The picture that the party gave instead of a drawing: a PNG in base64. */
  picture: string | null
  /** The scan of a signature of the type MANUAL. Its pages follow the signature pages. */
  scan: { type: 'application/pdf' | 'image/jpeg' | 'image/png'; sha256: string } | null
  /** The statement that stood beside the button, and its version. */
  consentVersion: string
  language: Language
  statement: string
  /** The SHA-256 of the file that the party saw. */
  fileSha256: string
  /** How the party was reached: by the link in the message to the party, or by the link that the sender can see too. */
  link: LinkKind
  verification: TwoStepVerification
  ipAddress: string | null
  userAgent: string | null
  signedAt: string
  /** How much of the document was shown to the party, and whether the party said that it has read the whole document. Null if no page said so. */
  reading: EvidenceReading | null
  /** The fields of the party, in the order in which they were added. Null if it had none. */
  fields: EvidenceField[] | null
  /** The initials in its fields. Null if it set none. */
  initials: Initials | null
  /**
   * The capacity in which the party signed. `companyName`, `companyRole` and `companyOrgNumber` of the party must say the same. Null if the party
   * has no capacity.
   */
  capacity: Capacity | null
  /** Null unless the type is BANKID. */
  bankId: BankIdFacts | null
  /** Which facts `sha256` covers: see `hash-signature.ts`. */
  hashVersion: number
  /** The SHA-256 of the stored signature as canonical JSON. The event `party.signed` contains it. */
  sha256: string
}
