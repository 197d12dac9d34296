import type { DocumentsSeenBy, Language, Notifications, Reminders, Scope } from '@paraph/contract'
import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Time } from './time.ts'

/** The accounts, their contacts, and what is kept of their requests. */
export interface SenderTables {
  accounts: {
    id: string
    name: string
    mode: 'LIVE' | 'TEST'
    email: Generated<string | null>
    contact_email: Generated<string | null>
    contact_phone: Generated<string | null>
    time_zone: Generated<string | null>
    display_name: Generated<string | null>
    default_language: Generated<Language | null>
    default_reminders: ColumnType<Reminders | null, string | null | undefined, string | null>
    expires_after_days: Generated<number | null>
    notifications: ColumnType<Notifications, string | undefined, RawBuilder<Notifications>>
    /** Null: all members see all documents. */
    documents_seen_by: Generated<DocumentsSeenBy | null>
    /** True if parties see which member sends a document. */
    names_member: Generated<boolean>
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
    /** The key whose requests count together with those of this key. Null if it counts for itself. */
    counted_as: Generated<string | null>
  }
  setup_tokens: { token_sha256: Buffer; expires_at: Time }
  upload_counts: { name: string; files: number; bytes: string; ends_at: Time }
  companies: {
    id: string
    account_id: string
    name: string
    org_number: string
    /** The key or the member. */
    created_by: Generated<string | null>
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
    ssn_encrypted: Buffer | null
    ssn_hash: Buffer | null
    external_id: string | null
    company_role: string | null
    company_id: string | null
    /** The key or the member. */
    created_by: Generated<string | null>
    created_at: Time
    updated_at: Time
  }
  /** One row: the fingerprint of the newest key. */
  secret_key: { only_row: Generated<boolean>; fingerprint: Buffer; changed_at: Generated<Time> }
  /** The first bytes of values whose key the operator has given up. */
  lost_keys: { mark: Buffer; lost_at: Generated<Time> }
  idempotency_records: { key_sha256: Buffer; answer: Buffer | null; expires_at: Time }
  message_counts: { account_id: string; day: string; mails: number; sms: number }
  /** The requests of a caller in the minute that ends at this time. */
  rate_counts: { name: string; requests: number; ends_at: Time }
}
