import type { AccountEventActor, AccountEventChange, AccountEventType } from '@paraph/contract'
import type { ColumnType } from 'kysely'
import type { Time } from './time.ts'

/** The logs of the accounts. */
export interface AccountLogTables {
  /** The newest entry of each account. */
  account_log_heads: { account_id: string; number: number; hash: string | null; at: Time | null }
  account_events: {
    id: string
    account_id: string
    number: number
    type: AccountEventType
    at: Time
    actor_type: AccountEventActor['type']
    actor_id: string | null
    actor_name: string | null
    ip_address: string | null
    subject_id: string
    subject_name: string | null
    changes: ColumnType<AccountEventChange[], string, never>
    previous_hash: string | null
    hash: string
  }
}
