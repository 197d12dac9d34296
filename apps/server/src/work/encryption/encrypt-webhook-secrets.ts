import { sql } from '#kysely'
import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { SealedValueError } from '#platform/secrets/cipher.ts'
import { inTransaction } from '#platform/database/transaction.ts'

interface Report {
  encrypted: number
  unreadable: number
}

type Column = 'secret' | 'previous_secret'

/** Either of the two secrets can be the one of an older key. */
const columns: Column[] = ['secret', 'previous_secret']

/** Encrypts the secrets of webhook endpoints that an older key encrypted with the newest key. They are few: at most 20 endpoints an account. */
export async function encryptSecrets({ db, webhookSecrets }: Pick<Services, 'db' | 'webhookSecrets'>): Promise<Report> {
  const report = { encrypted: 0, unreadable: 0 }
  for (const mark of webhookSecrets.marks.slice(1)) {
    for (const column of columns) {
      for (const { id } of await findByKey(db, column, mark).execute()) {
        await inTransaction(db, async (tx) => {
          // A rotation in the meantime may have replaced the secret.
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

function findByKey(db: Database, column: Column, mark: Buffer) {
  return db
    .selectFrom('webhook_endpoints')
    .select(['id', `${column} as sealed`])
    .where(sql<boolean>`substring(${sql.ref(column)} from 1 for ${sql.lit(mark.length)}) = ${mark}`)
}
