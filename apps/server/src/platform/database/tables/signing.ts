import type {
  BankIdDevice,
  BankIdOrderStatus,
  Capacity,
  FieldBox,
  FieldFormat,
  FieldOption,
  FieldPlace,
  FieldType,
  FieldValue,
  FieldValues,
  HiddenTag,
  Initials,
  Language,
  LinkKind,
  PageView,
  Reading,
  RequiredSignature,
  StoredAnchor,
  Stroke,
  TwoStepVerification,
} from '@paraph/contract'
import type { BankIdFacts, EvidenceField, EvidenceReading } from '@paraph/verify'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Time } from './time.ts'

/** What a scan takes of the sealed file. */
interface PdfSize {
  pages: number
  objects: number
  bytes: number
}

/** BankID does not know a STARTING order yet, or its answer was lost. */
export type StoredOrderStatus = 'STARTING' | BankIdOrderStatus

export type ScanType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** What a party has sent with the start of a BankID order. */
export interface Filled {
  values: FieldValues
  initials: Initials | null
}

/** A value of the type JSONB, which is written as JSON. */
type Json<Value> = ColumnType<Value, string, string>
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>

/** What a party does on the signing page. */
export interface SigningTables {
  fields: {
    id: string
    document_id: string
    party_id: string | null
    party_reference: Generated<string | null>
    form_widgets: Generated<number[] | null>
    hidden_tags: JsonOrNull<HiddenTag[]>
    added: GeneratedAlways<string>
    type: FieldType
    name: string
    label: string | null
    required: boolean
    read_only: boolean
    value: JsonOrNull<FieldValue>
    page: number
    box: Json<FieldBox>
    other_places: JsonOrNull<FieldPlace[]>
    anchors: JsonOrNull<StoredAnchor[]>
    options: JsonOrNull<FieldOption[]>
    multiline: boolean | null
    max_length: number | null
    format: FieldFormat | null
  }
  saved_values: { party_id: string; values: Json<FieldValues>; saved_at: Time }
  reading_visits: {
    party_id: string
    visit: string
    started_at: Time
    ended_at: Time
    ip_address: string | null
    user_agent: string | null
    pages: Json<PageView[]>
  }
  scans: { party_id: string; bytes: Buffer; type: ScanType; room: ColumnType<PdfSize, string, string> }
  drawings: {
    party_id: string
    nonce: Generated<string>
    link_nonce: string
    link: LinkKind
    strokes: ColumnType<Stroke[] | null, null, string | null>
    expires_at: Time
  }
  phone_scans: {
    party_id: string
    nonce: Generated<string>
    link_nonce: string
    link: LinkKind
    sha256: ColumnType<string | null, null, string | null>
    expires_at: Time
  }
  signatures: {
    hash_version: number
    party_id: string
    document_id: string
    type: RequiredSignature
    strokes: ColumnType<Stroke[] | null, string | null, never>
    typed_name: string | null
    picture: Buffer | null
    scan: Buffer | null
    scan_type: ScanType | null
    scan_room: ColumnType<PdfSize | null, string | null, never>
    consent_version: string
    language: Language
    statement: string
    file_sha256: string
    link: LinkKind
    verification: TwoStepVerification
    ip_address: string | null
    user_agent: string | null
    signed_at: Time
    reading: ColumnType<EvidenceReading | null, string | null, never>
    fields: ColumnType<EvidenceField[] | null, string | null, never>
    initials: ColumnType<Initials | null, string | null, never>
    capacity: ColumnType<Capacity | null, string | null, never>
    bankid: ColumnType<BankIdFacts | null, string | null, never>
    bankid_signature: Buffer | null
    bankid_ocsp_response: Buffer | null
  }
  bankid_orders: {
    id: string
    document_id: string
    party_id: string
    link_nonce: string
    link: LinkKind
    device: BankIdDevice
    status: StoredOrderStatus
    hint_code: Generated<string | null>
    failure: Generated<string | null>
    browser_sha256: Buffer
    nonce_sha256: Buffer | null
    confirmed_at: Generated<Time | null>
    ip_address: string | null
    user_agent: string | null
    consent_version: string
    reading: ColumnType<Reading | null, string | null, never>
    filled: ColumnType<Filled | null, string | null, null>
    person_hash: Buffer
    visible_sha256: Buffer
    non_visible_sha256: Buffer
    order_ref: Generated<string | null>
    secrets: Generated<Buffer | null>
    completion: Generated<Buffer | null>
    completed_at: Generated<Time | null>
    stranger_hash: Generated<Buffer | null>
    created_at: Time
    started_at: Generated<Time | null>
    expires_at: Time
    collect_at: Time | null
  }
  link_guesses: { network: string; count: number; ends_at: Time }
  verification_codes: {
    party_id: string
    link_nonce: string
    message_id: string
    tries: Generated<number>
    expires_at: Time
  }
  verification_passes: {
    pass_sha256: Buffer
    party_id: string
    link_nonce: string
    message_id: string
    expires_at: Time
  }
}
