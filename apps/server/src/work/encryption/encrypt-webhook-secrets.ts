import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { SealedValueError } from '#platform/secrets/cipher.ts'
import { keyOf, type WebhookSecretColumn, webhookSecretColumns } from './encrypted-columns.ts'
import type { EncryptionReport } from './encryption-report.ts'

/** Encrypts the secrets of webhook endpoints again if an older key encrypted them. There are few of them: an account has at most 20 endpoints. */
export async function encryptWebhookSecrets({
  db,
  webhookSecrets,
}: Pick<Services, 'db' | 'webhookSecrets'>): Promise<EncryptionReport> {
  const report = { encrypted: 0, unreadable: 0 }
  for (const mark of webhookSecrets.marks.slice(1)) {
    // An older key may have encrypted either of the two secrets.
    for (const column of webhookSecretColumns) {
      for (const { id } of await findByKey(db, column, mark).execute()) {
        await inTransaction(db, async (tx) => {
          // A rotation may have replaced the secret in the meantime.
          const row = await findByKey(tx, column, mark).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
          if (!row) return
          try {
            const renewed = webhookSecrets.encrypt(webhookSecrets.decrypt(row.sealed!))
            await tx
              .updateTable('webhook_endpoints')
              .set({ [column]: renewed })
              .where('id', '=', id)
              .execute()
            report.encrypted++
          } catch (error) {
            if (!(error instanceof SealedValueError)) throw error
            report.unreadable++
          }
        })
      }
    }
  }
  return report
}

function findByKey(db: Database, column: WebhookSecretColumn, mark: Buffer) {
  return db
    .selectFrom('webhook_endpoints')
    .select(['id', `${column} as sealed`])
    .where(keyOf(column), '=', mark)
}
