import type {
  DeliveryMethod,
  DocumentStatus,
  EventActor,
  EventData,
  EventType,
  Language,
  MessageKind,
  PartyRole,
  ReadStatus,
  RequiredSignature,
  SendStatus,
  SigningStatus,
  TwoStepVerification,
} from '@paraph/contract'
import { type ColumnType, type Generated, type GeneratedAlways, Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { idleTransactionTimeout } from './limits.ts'

export type Channel = Exclude<DeliveryMethod, 'NONE'>
export type MessageStatus = 'QUEUED' | Exclude<SendStatus, 'NOT_SENT'> | 'SKIPPED'

/** Times leave the database as the strings that the contract wants; they may enter it as a Date too. */
type Time = string

export interface Tables {
  accounts: { id: string; name: string; mode: 'LIVE' | 'TEST'; created_at: Generated<Time> }
  api_keys: {
    id: string
    account_id: string
    secret_sha256: Buffer
    created_at: Generated<Time>
    expires_at: Time | null
    last_used_at: Generated<Time | null>
    revoked_at: Generated<Time | null>
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
    ssn: string | null
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
    reminders_first_after_days: number
    reminders_every_days: number
    reminders_max: number
  }
  document_files: { document_id: string; bytes: Buffer }
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
    ssn: string | null
    country: Generated<string | null>
    signing_order: number | null
    reminded_at: Generated<Time | null>
    signing_token: Generated<string>
    released_at: Generated<Time | null>
    reminders_sent: Generated<number>
    next_reminder_at: Generated<Time | null>
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
}

export type Database = Kysely<Tables>

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format),
}

export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...connection,
    types,
    // Else a process that hangs, or a host that fell off the net, would keep its documents locked for hours.
    onConnect: async (client) => {
      await client.query(`set idle_in_transaction_session_timeout = ${idleTransactionTimeout}`)
    },
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', onError)
  // Nor may one that breaks while it is lent out, between two queries: the next of its queries fails, and tells whoever asked.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openDatabase(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onQuery && { log: onQuery }) })
}

/** Whether PostgreSQL could not be reached, or broke off: SQLSTATE classes 08 and 57P, and what the driver and the network report. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  )
}

/** Whether a lock was waited for too long. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** Whether a row that others refer to was to be deleted, or one that is missing to be referred to. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}
