import type { Reading } from '@paraph/contract'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { newId } from '#platform/database/ids.ts'
import type { Database, Filled, Tables } from '#platform/database/tables.ts'

/** A stored attempt of a party to sign with BankID. */
export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export type NewOrderRow = Pick<
  Tables['bankid_orders'],
  | 'document_id'
  | 'party_id'
  | 'link_nonce'
  | 'link'
  | 'device'
  | 'browser_sha256'
  | 'nonce_sha256'
  | 'ip_address'
  | 'user_agent'
  | 'consent_version'
  | 'person_hash'
  | 'visible_sha256'
  | 'non_visible_sha256'
>

export const orderFields = [
  'id',
  'document_id as documentId',
  'party_id as partyId',
  'link_nonce as linkNonce',
  'link',
  'device',
  'status',
  'hint_code as hintCode',
  'failure',
  'browser_sha256 as browserSha256',
  'nonce_sha256 as nonceSha256',
  'confirmed_at as confirmedAt',
  'ip_address as ipAddress',
  'user_agent as userAgent',
  'consent_version as consentVersion',
  'reading',
  'filled',
  'person_hash as personHash',
  'visible_sha256 as visibleSha256',
  'non_visible_sha256 as nonVisibleSha256',
  'order_ref as orderRef',
  'secrets',
  'completion',
  'completed_at as completedAt',
  'created_at as createdAt',
  'started_at as startedAt',
  'expires_at as expiresAt',
] as const

/** @param times - when the order expires, and when a process must look at it */
export async function insertOrder(
  { tx, lockedAt }: DocumentLock,
  { reading, filled, ...order }: NewOrderRow & { reading: Reading | null; filled: Filled | null },
  times: { expiresAt: Date; collectAt: Date },
): Promise<Order> {
  const id = newId('bid')
  await tx
    .insertInto('bankid_orders')
    .values({
      ...order,
      reading: reading && JSON.stringify(reading),
      filled: filled && JSON.stringify(filled),
      id,
      status: 'STARTING',
      created_at: lockedAt.toISOString(),
      expires_at: times.expiresAt.toISOString(),
      collect_at: times.collectAt.toISOString(),
    })
    .execute()
  return (await findOrder(tx, id))!
}

export function findOrder(db: Database, id: string) {
  return db.selectFrom('bankid_orders').select(orderFields).where('id', '=', id).executeTakeFirst()
}

/** Returns the newest order that was started with the current link of the party. */
export function findLastOrder(
  db: Database,
  { id, linkNonce }: { id: string; linkNonce: string },
): Promise<Order | undefined> {
  return db
    .selectFrom('bankid_orders')
    .select(orderFields)
    .where('party_id', '=', id)
    .where('link_nonce', '=', linkNonce)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the active order of the party, which any of its links may have started. */
export function findActiveOrder(db: Database, partyId: string): Promise<Order | undefined> {
  return db
    .selectFrom('bankid_orders')
    .select(orderFields)
    .where('party_id', '=', partyId)
    .where('collect_at', 'is not', null)
    .executeTakeFirst()
}

/** Who started orders: one party, or all parties of an account that are the same person. The secret key may have changed, so a person has several hashes. */
export type Starter = { partyId: string } | { accountId: string; personHashes: Buffer[] }

/** Returns when the starter started the oldest of its last `count` orders after `since`. Returns undefined if there are fewer. */
export async function findStart(db: Database, by: Starter, since: Date, count: number): Promise<number | undefined> {
  const started = db.selectFrom('bankid_orders').where('bankid_orders.created_at', '>', since.toISOString())
  const ofStarter =
    'partyId' in by
      ? started.where('party_id', '=', by.partyId)
      : started
          .innerJoin('documents', 'documents.id', 'bankid_orders.document_id')
          .where('documents.account_id', '=', by.accountId)
          .where('person_hash', 'in', by.personHashes)
  const row = await ofStarter
    .select('bankid_orders.created_at as at')
    .orderBy('bankid_orders.created_at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row && Date.parse(row.at)
}
