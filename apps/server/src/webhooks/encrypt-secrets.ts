import { sql } from 'kysely'
import type { Services } from '../context.ts'
import type { Database } from '../database/tables.ts'
import { SealedValueError } from '../secrets/cipher.ts'

interface Report {
  encrypted: number
  unreadable: number
}

/** Encrypts the secrets of webhook endpoints that an older key encrypted with the newest key. They are few: at most 20 an account. */
export async function encryptSecrets({ db, webhookSecrets }: Pick<Services, 'db' | 'webhookSecrets'>): Promise<Report> {
  const report = { encrypted: 0, unreadable: 0 }
  const renew = (sealed: Buffer) => webhookSecrets.encrypt(webhookSecrets.decrypt(sealed))
  for (const mark of webhookSecrets.marks.slice(1)) {
    for (const { id } of await findByKey(db, mark)) {
      await db.transaction().execute(async (tx) => {
        const row = await lockSecrets(tx, id)
        // A rotation in the meantime encrypted the new secret with the newest key.
        if (!row) return
        try {
          const renewed = { secret: renew(row.secret!), previous_secret: row.previous && renew(row.previous) }
          await tx.updateTable('webhook_endpoints').set(renewed).where('id', '=', id).execute()
          report.encrypted++
        } catch (error) {
          if (!(error instanceof SealedValueError)) throw error
          report.unreadable++
        }
      })
    }
  }
  return report
}

/** Either of the two secrets can be the one of an older key. */
function findByKey(db: Database, mark: Buffer): Promise<{ id: string }[]> {
  const size = mark.length
  return db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(substring(secret from 1 for ${sql.lit(size)}) = ${mark} or substring(previous_secret from 1 for ${sql.lit(size)}) = ${mark})`,
    )
    .execute()
}

function lockSecrets(tx: Database, id: string) {
  return tx
    .selectFrom('webhook_endpoints')
    .select(['secret', 'previous_secret as previous'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
