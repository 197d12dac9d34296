import type { Account, UpdateAccount } from '@paraph/contract'
import type { Database } from '#platform/database/tables.ts'
import { toE164 } from '#platform/formats/phone-number.ts'

const fields = [
  'id',
  'name',
  'contact_email as contactEmail',
  'contact_phone as contactPhone',
  'time_zone as timeZone',
] as const

export function findAccount(db: Database, id: string): Promise<Account> {
  return db.selectFrom('accounts').select(fields).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function changeAccount(
  db: Database,
  id: string,
  { contactEmail, contactPhone, timeZone }: UpdateAccount,
): Promise<Account> {
  const changes = {
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(contactPhone !== undefined && { contact_phone: contactPhone && toE164(contactPhone)! }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
  }
  if (Object.keys(changes).length === 0) return findAccount(db, id)
  return db.updateTable('accounts').set(changes).where('id', '=', id).returning(fields).executeTakeFirstOrThrow()
}
