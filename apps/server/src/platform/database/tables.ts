import type {
  BankIdDevice,
  BankIdOrderStatus,
  DeliveryMethod,
  DocumentStatus,
  EventActor,
  EventData,
  EventType,
  Language,
  LinkKind,
  MessageKind,
  PartyRole,
  ReadStatus,
  RequiredSignature,
  Scope,
  SealErrorCode,
  SendStatus,
  SigningStatus,
  Stroke,
  TwoStepVerification,
  WebhookDeliveryError,
  WebhookDeliveryStatus,
  WebhookDisabledReason,
} from '@paraph/contract'
import type { BankIdFacts } from '@paraph/verify'
import type { ColumnType, Generated, GeneratedAlways, Kysely } from '#kysely'

export type Channel = Exclude<DeliveryMethod, 'NONE'>
export type MessageStatus = 'QUEUED' | Exclude<SendStatus, 'NOT_SENT'> | 'SKIPPED'

export type SealStatus = 'PENDING' | 'FAILED' | 'SEALED'

/** The newest event of a document. */
export interface ChainHead {
  documentId: string
  number: number
  hash: string
}

/** BankID does not know a STARTING order yet, or its answer was lost. */
export type StoredOrderStatus = 'STARTING' | BankIdOrderStatus

export type ScanType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Times come from the database as the strings that the contract wants; `openPool` converts them. */
type Time = string

export interface Tables {
  accounts: {
    id: string
    name: string
    mode: 'LIVE' | 'TEST'
    email: Generated<string | null>
    created_at: Generated<Time>
  }
  api_keys: {
    id: string
    account_id: string
    secret_sha256: Buffer
    name: string | null
    prefix: string | null
    scopes: Scope[] | null
    created_by: string | null
    created_at: Generated<Time>
    expires_at: Time | null
    last_used_at: Generated<Time | null>
    revoked_at: Generated<Time | null>
    /** Requests a minute. Null: the setting RATE_LIMIT. */
    rate_limit: Generated<number | null>
  }
  companies: {
    id: string
    account_id: string
    name: string
    org_number: string
    created_at: Time
    updated_at: Time
  }
  contacts: {
    id: string
    account_id: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    ssn_plain: string | null
    ssn_encrypted: Buffer | null
    ssn_hash: Buffer | null
    external_id: string | null
    company_role: string | null
    company_id: string | null
    created_at: Time
    updated_at: Time
  }
  documents: {
    id: string
    account_id: string
    title: string
    status: DocumentStatus
    message: string | null
    language: Language
    external_id: string | null
    redirect_url: Generated<string | null>
    expires_at: Time | null
    file_name: string
    file_size: number
    file_pages: number
    file_sha256: string
    created_at: Time
    updated_at: Time
    sent_at: Generated<Time | null>
    completed_at: Generated<Time | null>
    rejected_reason: Generated<string | null>
    cancelled_reason: Generated<string | null>
    seal_status: Generated<SealStatus | null>
    seal_error: Generated<SealErrorCode | null>
    seal_pending_since: Generated<Time | null>
    seal_due_at: Generated<Time | null>
    seal_attempt: Generated<number>
    seal_chain_number: Generated<number | null>
    is_chain_due: Generated<boolean>
    reminders_first_after_days: number
    reminders_every_days: number
    reminders_max: number
  }
  document_files: { document_id: string; bytes: Buffer }
  document_previews: { document_id: string; bytes: Buffer }
  parties: {
    id: string
    document_id: string
    added: GeneratedAlways<string>
    name: string
    role: PartyRole
    signed_at: Generated<Time | null>
    read_status: Generated<ReadStatus>
    signing_status: Generated<SigningStatus>
    delivery_method: DeliveryMethod | null
    required_signature: RequiredSignature | null
    two_step_verification: TwoStepVerification | null
    send_status: SendStatus | null
    email: string | null
    phone: string | null
    company_name: string | null
    company_role: string | null
    company_org_number: string | null
    external_id: string | null
    company_id: string | null
    ssn_plain: string | null
    ssn_encrypted: Buffer | null
    ssn_hash: Buffer | null
    country: Generated<string | null>
    signing_order: number | null
    reminded_at: Generated<Time | null>
    link_nonce: Generated<string>
    released_at: Generated<Time | null>
    reminders_sent: Generated<number>
    next_reminder_at: Generated<Time | null>
    wrong_person_at: Generated<Time | null>
  }
  scans: { party_id: string; bytes: Buffer; type: ScanType }
  signatures: {
    party_id: string
    document_id: string
    type: RequiredSignature
    strokes: ColumnType<Stroke[] | null, string | null, never>
    typed_name: string | null
    scan: Buffer | null
    scan_type: ScanType | null
    consent_version: string
    language: Language
    statement: string
    file_sha256: string
    link: LinkKind
    verification: TwoStepVerification
    ip_address: string | null
    user_agent: string | null
    signed_at: Time
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
  messages: {
    id: string
    document_id: string
    party_id: string
    kind: MessageKind
    channel: Channel
    address: string
    status: Generated<MessageStatus>
    created_at: Time
    sent_at: Generated<Time | null>
    provider_id: Generated<string | null>
    detail: Generated<string | null>
  }
  events: {
    id: string
    document_id: string
    number: number
    party_id: string | null
    type: EventType
    at: Time
    actor_type: EventActor['type']
    actor_id: string | null
    ip_address: string | null
    user_agent: string | null
    data: ColumnType<EventData, string, never>
    previous_hash: string | null
    hash: string
  }
  sealed_files: {
    document_id: string
    bytes: Buffer
    size: number
    pages: number
    sha256: string
    level: string
    sealed_at: Time
  }
  account_chain: {
    account_id: string
    number: number
    previous_hash: string | null
    at: Time
    heads: ColumnType<ChainHead[], string, never>
    hash: string
  }
  idempotency_records: { key_sha256: Buffer; answer: Buffer | null; expires_at: Time }
  message_counts: { account_id: string; day: string; mails: number; sms: number }
  /** The requests of a caller in the minute that ends at this time. */
  rate_counts: { name: string; requests: number; ends_at: Time }
  webhook_endpoints: {
    id: string
    account_id: string
    url: string
    events: string[]
    description: string | null
    secret: Buffer | null
    previous_secret: Generated<Buffer | null>
    previous_secret_until: Generated<Time | null>
    enabled: Generated<boolean>
    disabled_reason: Generated<WebhookDisabledReason>
    disabled_at: Generated<Time | null>
    failing_since: Generated<Time | null>
    deleted_at: Generated<Time | null>
    created_at: Time
    updated_at: Time
  }
  webhook_events: { id: string; type: string; body: string; created_at: Time }
  webhook_deliveries: {
    id: string
    endpoint_id: string
    event_id: string
    status: Generated<WebhookDeliveryStatus>
    due_at: Time | null
    leased_until: Generated<Time | null>
    attempts: Generated<number>
    failures: Generated<number>
    last_attempt_at: Generated<Time | null>
    response_status: Generated<number | null>
    response_body: Generated<string | null>
    error: Generated<WebhookDeliveryError>
    created_at: Time
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

export type Database = Kysely<Tables>
