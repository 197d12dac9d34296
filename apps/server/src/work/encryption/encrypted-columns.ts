import { type RawBuilder, sql } from 'kysely'
import { markLength } from '#platform/secrets/cipher.ts'

export const numberTables = ['contacts', 'parties'] as const
export type NumberTable = (typeof numberTables)[number]

export const webhookSecretColumns = ['secret', 'previous_secret'] as const
export type WebhookSecretColumn = (typeof webhookSecretColumns)[number]

export type EncryptedColumn = 'ssn_encrypted' | 'bankid_signature' | 'client_secret' | WebhookSecretColumn

/** The bytes of an encrypted value that name its key. The expression is the same as in the index, so the length is a literal and not a placeholder. */
export const keyOf = (column: EncryptedColumn): RawBuilder<Buffer> =>
  sql`substring(${sql.ref(column)} from 1 for ${sql.lit(markLength)})`
