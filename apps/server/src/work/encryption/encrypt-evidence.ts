import { sql } from 'kysely'
import type { Services } from '#domain/services.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { SealedValueError } from '#platform/secrets/cipher.ts'
import { keyOf } from './encrypted-columns.ts'
import type { EncryptionReport } from './encryption-report.ts'

/** The number of signatures that one transaction changes. The evidence of one signature has tens of kilobytes. */
const BATCH = 20

/** Encrypts the evidence of BankID signatures again if an older key encrypted it. Returns the number of signatures. */
export async function encryptEvidence({
  db,
  bankIdEvidence,
}: Pick<Services, 'db' | 'bankIdEvidence'>): Promise<EncryptionReport> {
  const report = { encrypted: 0, unreadable: 0 }
  const renew = (sealed: Buffer) => bankIdEvidence.encrypt(bankIdEvidence.decrypt(sealed))
  for (const mark of bankIdEvidence.marks.slice(1)) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const from: string = after
      after = await inTransaction(db, async (tx) => {
        await sql`set local enable_sort = off; set local enable_seqscan = off`.execute(tx)
        const { rows } = await sql<{ id: string; signature: Buffer; ocspResponse: Buffer | null }>`
          select party_id as id, bankid_signature as signature, bankid_ocsp_response as "ocspResponse" from signatures
          where bankid_signature is not null and ${keyOf('bankid_signature')} = ${mark} and party_id > ${from}
          order by party_id limit ${BATCH} for no key update skip locked`.execute(tx)
        for (const { id, signature, ocspResponse } of rows) {
          try {
            const renewed = { signature: renew(signature), ocspResponse: ocspResponse && renew(ocspResponse) }
            await sql`update signatures set bankid_signature = ${renewed.signature}, bankid_ocsp_response = ${renewed.ocspResponse}
              where party_id = ${id}`.execute(tx)
            report.encrypted++
          } catch (error) {
            // Evidence that can't be read stays as it is, and does not stop the rest.
            if (!(error instanceof SealedValueError)) throw error
            report.unreadable++
          }
        }
        return rows.length === BATCH ? rows.at(-1)!.id : undefined
      })
    }
  }
  return report
}
