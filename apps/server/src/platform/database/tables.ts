import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { AccountLogTables } from './tables/account-log.ts'
import type { SenderTables } from './tables/accounts.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { MemberTables } from './tables/members.ts'
import type { SigningTables } from './tables/signing.ts'
import type { SingleSignOnTables } from './tables/single-sign-on.ts'
import type { WebhookTables } from './tables/webhooks.ts'

export type { ChainHead, Channel, MessageStatus, SealStatus, TimestampErrorCode } from './tables/documents.ts'
export type { Filled, ScanType, StoredOrderStatus } from './tables/signing.ts'

export interface Tables
  extends
    SenderTables,
    AccountLogTables,
    MemberTables,
    SingleSignOnTables,
    DocumentTables,
    SigningTables,
    WebhookTables {}

/** Runs statements, in a transaction or not. Use it for reads, and for a write of one statement that may be rolled back. */
export type Database = Kysely<Tables>

/** The statements of one transaction: all of them take effect, or none. `inTransaction` makes one. */
export type Transaction = KyselyTransaction<Tables>

/**
 * A database that is not in a transaction, so its writes remain if a later step fails. Only this type can begin a transaction. It is the pool, or in
 * a request with an idempotency-key the database of `holdTransaction`.
 */
export type PoolOrHeld = Database & { readonly isTransaction: false }

declare const isPool: unique symbol

/** The connections to PostgreSQL. Each write outside a transaction commits at once. */
export type Pool = PoolOrHeld & { readonly [isPool]: true }
