import { sql } from '#kysely'
import { newId } from '#platform/database/ids.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database, Tables } from '#platform/database/tables.ts'

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

const fields = [
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

/** The statuses of an order that has not ended. */
const active = ['STARTING', 'PENDING', 'CONFIRMING'] as const

/** @param times - when the order expires, and when a process must look at it */
export async function insertOrder(
  { tx, lockedAt }: DocumentLock,
  order: NewOrderRow,
  times: { expiresAt: Date; collectAt: Date },
): Promise<Order> {
  const id = newId('bid')
  await tx
    .insertInto('bankid_orders')
    .values({
      ...order,
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
  return db.selectFrom('bankid_orders').select(fields).where('id', '=', id).executeTakeFirst()
}

/** Returns the newest order that was started with the current link of the party. */
export function findLastOrder(
  db: Database,
  { id, linkNonce }: { id: string; linkNonce: string },
): Promise<Order | undefined> {
  return db
    .selectFrom('bankid_orders')
    .select(fields)
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
    .select(fields)
    .where('party_id', '=', partyId)
    .where('collect_at', 'is not', null)
    .executeTakeFirst()
}

/** Returns the times after `since` at which the party started orders, newest first. Returns at most `limit` of them. */
export async function findStartTimes(db: Database, partyId: string, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bankid_orders')
    .select('created_at as at')
    .where('party_id', '=', partyId)
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at }) => Date.parse(at))
}

/** Stores the answer of BankID to the start. Returns false if the order has ended in the meantime. */
export async function storeStart(
  db: Database,
  id: string,
  { orderRef, secrets }: { orderRef: string; secrets: Buffer },
  { startedAt, collectAt }: { startedAt: Date; collectAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bankid_orders')
    .set({
      status: 'PENDING',
      order_ref: orderRef,
      secrets,
      started_at: startedAt.toISOString(),
      collect_at: collectAt.toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'STARTING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a lease until `until` on orders that are due, so that no other process takes them. Skips locked rows. */
export async function claimOrders(db: Database, now: Date, until: Date, limit: number): Promise<Order[]> {
  return db
    .updateTable('bankid_orders')
    .set({ collect_at: until.toISOString() })
    .where('id', 'in', (select) =>
      select
        .selectFrom('bankid_orders')
        .select('id')
        .where('collect_at', '<=', now.toISOString())
        .orderBy('collect_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(fields)
    .execute()
}

/** Stores the status that BankID reported for a pending order, and when to ask again. */
export async function storeHint(
  db: Database,
  id: string,
  hintCode: string | undefined,
  collectAt: Date,
): Promise<void> {
  await db
    .updateTable('bankid_orders')
    .set({ collect_at: collectAt.toISOString(), ...(hintCode !== undefined && { hint_code: hintCode }) })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('completion', 'is', null)
    .execute()
}

/**
 * Stores the encrypted answer of BankID after the person has signed. On the same device, the order then waits until the browser confirms the return
 * or the order expires. Returns the order, or undefined if it has ended in the meantime.
 */
export function storeCompletion(
  db: Database,
  id: string,
  completion: Buffer,
  { completedAt, collectAt }: { completedAt: Date; collectAt: Date },
): Promise<Order | undefined> {
  const mustConfirm = sql<boolean>`device = 'SAME' and confirmed_at is null`
  return db
    .updateTable('bankid_orders')
    .set({
      completion,
      completed_at: completedAt.toISOString(),
      hint_code: null,
      status: sql`case when ${mustConfirm} then 'CONFIRMING' else 'PENDING' end`,
      collect_at: sql`case when ${mustConfirm} then expires_at else ${collectAt.toISOString()}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('completion', 'is', null)
    .returning(fields)
    .executeTakeFirst()
}

/** Stores that the person has returned to the browser. If BankID has completed the order, it is due at once. */
export async function storeConfirmation({ tx, lockedAt }: DocumentLock, id: string): Promise<void> {
  const at = lockedAt.toISOString()
  await tx
    .updateTable('bankid_orders')
    .set({
      confirmed_at: at,
      status: 'PENDING',
      collect_at: sql`case when completion is null then collect_at else ${at}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'CONFIRMING'])
    .where('confirmed_at', 'is', null)
    .execute()
}

type OrderEnd =
  | { status: 'COMPLETE' | 'CANCELLED' }
  | { status: 'FAILED'; failure: string; /** Of the person who signed instead of the party. */ strangerHash?: Buffer }

/** Ends the order, and erases its secrets. Returns false if it had already ended. */
export async function endOrder(db: Database, id: string, { status, ...more }: OrderEnd): Promise<boolean> {
  const { failure = null, strangerHash = null } = more as { failure?: string; strangerHash?: Buffer }
  const { numUpdatedRows } = await db
    .updateTable('bankid_orders')
    .set({
      status,
      failure,
      stranger_hash: strangerHash,
      hint_code: null,
      secrets: null,
      completion: null,
      collect_at: null,
    })
    .where('id', '=', id)
    .where('status', 'in', active)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes ended orders in one batch. Returns their number. */
export async function sweepOrders(db: Database, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bankid_orders')
    .where('id', 'in', (select) =>
      select
        .selectFrom('bankid_orders')
        .select('id')
        .where('created_at', '<', before.toISOString())
        .where('collect_at', 'is', null)
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
