import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'
import { type Order, orderFields } from './order-store.ts'

/** The statuses of an order that has not ended. */
const active = ['STARTING', 'PENDING', 'CONFIRMING'] as const

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
    .returning(orderFields)
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

/**
 * Ends the order, and erases its secrets. Returns its reference at BankID, because a start may have stored it a moment ago. Returns undefined if the
 * order had already ended.
 */
export async function endOrder(
  db: Database,
  id: string,
  { status, ...more }: OrderEnd,
): Promise<Pick<Order, 'orderRef'> | undefined> {
  const { failure = null, strangerHash = null } = more as { failure?: string; strangerHash?: Buffer }
  return db
    .updateTable('bankid_orders')
    .set({
      status,
      failure,
      stranger_hash: strangerHash,
      hint_code: null,
      secrets: null,
      filled: null,
      completion: null,
      collect_at: null,
    })
    .where('id', '=', id)
    .where('status', 'in', active)
    .returning('order_ref as orderRef')
    .executeTakeFirst()
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
