import type {
  DeliveryMethod,
  DocumentStatus,
  EventActor,
  EventData,
  EventType,
  FilePermission,
  Language,
  MessageKind,
  Notifications,
  PartyRole,
  ReadStatus,
  RequiredSignature,
  SealErrorCode,
  SendStatus,
  SigningStatus,
  TwoStepVerification,
} from '@paraph/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { FileExtras } from '#platform/pdf/facts/file-extras.ts'
import type { PageSizes } from '#platform/pdf/facts/page-sizes.ts'
import type { Time } from './time.ts'

export type Channel = Exclude<DeliveryMethod, 'NONE'>

export type MessageStatus = 'QUEUED' | Exclude<SendStatus, 'NOT_SENT'> | 'SKIPPED'

export type TimestampErrorCode = Extract<SealErrorCode, `timestamp_${string}`>

export type SealStatus = 'PENDING' | 'FAILED' | 'SEALED'

/** The newest event of a document. */
export interface ChainHead {
  documentId: string
  number: number
  hash: string
}

/** The documents with their parties, messages and audit trail. */
export interface DocumentTables {
  timestamp_services: {
    service: string
    failures: number
    code: TimestampErrorCode
    retry_at: Time
    probe_until: Time | null
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
    marks_at_once: Generated<boolean>
    page_footer: Generated<boolean>
    is_form_taken: Generated<boolean>
    expires_at: Time | null
    file_name: string
    file_size: number
    file_pages: number
    page_sizes: ColumnType<PageSizes, string, never>
    file_sha256: string
    file_withheld: ColumnType<FilePermission[] | null, FilePermission[] | null | undefined, never>
    file_extras: ColumnType<FileExtras | null, string | undefined, never>
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
    /** Triggers write it. Null in a document of an earlier version that no job has filled in yet. */
    search_text: ColumnType<string | null, never, never>
    reminders_first_after_days: number
    reminders_every_days: number
    reminders_max: number
    /** The key or the member. */
    created_by: Generated<string | null>
  }
  /** The members for whom a document is. */
  document_viewers: { document_id: string; member_id: string; is_owner: boolean }
  document_labels: { document_id: string; account_id: string; number: number; label: string; key: string }
  document_files: { document_id: string; bytes: Buffer }
  document_attachments: { document_id: string; number: number; bytes: Buffer }
  document_previews: { document_id: string; bytes: Buffer | null }
  parties: {
    id: string
    document_id: string
    added: GeneratedAlways<string>
    name: string
    role: PartyRole
    signed_at: Generated<Time | null>
    read_status: Generated<ReadStatus>
    signing_status: Generated<SigningStatus>
    delivery_method: DeliveryMethod
    required_signature: RequiredSignature
    two_step_verification: TwoStepVerification
    send_status: SendStatus | null
    email: string | null
    phone: string | null
    company_name: string | null
    company_role: string | null
    company_org_number: string | null
    external_id: string | null
    company_id: string | null
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
    first_name: Generated<string | null>
  }
  removed_parties: {
    id: string
    document_id: string
    link_nonce: string
    name: string
    role: PartyRole
    required_signature: RequiredSignature
    delivery_method: DeliveryMethod
    email: string | null
    phone: string | null
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
    has_attachment: Generated<boolean>
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
  account_chain: {
    account_id: string
    number: number
    previous_hash: string | null
    at: Time
    heads: ColumnType<ChainHead[], string, never>
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
  /** What the sender is to be told by mail. */
  notices: {
    document_id: string
    kind: keyof Notifications
    account_id: string
    /** Empty for a mail to the account. */
    member_id: Generated<string>
    since: Time
    newest: Time
    told_at: Time | null
  }
}
