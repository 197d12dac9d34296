import type { Kysely } from '#kysely'
import type { DocumentTables } from './tables/documents.ts'
import type { SenderTables } from './tables/sender.ts'
import type { SigningTables } from './tables/signing.ts'
import type { WebhookTables } from './tables/webhooks.ts'

export type { ChainHead, Channel, MessageStatus, SealStatus } from './tables/documents.ts'
export type { ScanType, StoredOrderStatus } from './tables/signing.ts'

export interface Tables extends SenderTables, DocumentTables, SigningTables, WebhookTables {}

export type Database = Kysely<Tables>
