import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { SealedValueError } from '#platform/secrets/cipher.ts'
import { keyOf } from './encrypted-columns.ts'
import type { EncryptionReport } from './encryption-report.ts'

/** Encrypts the secrets of the server at identity providers again if an older key encrypted them. An account has at most one. */
export async function encryptSignOnSecrets({
  db,
  singleSignOnSecrets: secrets,
}: Pick<Services, 'db' | 'singleSignOnSecrets'>): Promise<EncryptionReport> {
  const report = { encrypted: 0, unreadable: 0 }
  for (const mark of secrets.marks.slice(1)) {
    for (const { id } of await findByKey(db, mark).execute()) {
      await inTransaction(db, async (tx) => {
        // The account may have replaced the secret in the meantime.
        const row = await findByKey(tx, mark).where('account_id', '=', id).forNoKeyUpdate().executeTakeFirst()
        if (!row) return
        try {
          const renewed = secrets.encrypt(secrets.decrypt(row.sealed))
          await tx.updateTable('single_sign_on').set({ client_secret: renewed }).where('account_id', '=', id).execute()
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

function findByKey(db: Database, mark: Buffer) {
  return db
    .selectFrom('single_sign_on')
    .select(['account_id as id', 'client_secret as sealed'])
    .where(keyOf('client_secret'), '=', mark)
}
