import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import { type Order, orderFields } from './order-store.ts'

export type ClaimedOrder = Order & { accountId: string }

interface ClaimOptions {
  now: Date
  /** The end of the lease. */
  until: Date
  /** The number of orders that this process can collect now. */
  free: number
  /** The number of orders of one account that this process collects at a time. */
  perAccount: number
  /** The accounts of the orders that this process is collecting, one for each order. */
  running: string[]
}

/**
 * Takes a lease on orders that are due, so that no other process takes them. Skips locked rows. The accounts take turns: an order comes after the
 * orders of all accounts for which this process collects fewer orders. Within an account, the oldest order comes first.
 */
export async function claimOrders(
  db: Database,
  { now, until, free, perAccount, running }: ClaimOptions,
): Promise<ClaimedOrder[]> {
  const isDue = sql`collect_at <= ${now.toISOString()}::timestamptz`
  return db
    .updateTable('bankid_orders')
    .set({ collect_at: until.toISOString() })
    .where(
      'id',
      'in',
      sql<string>`(
        with running as (
          select account_id, count(*) as orders from unnest(${running}::text[]) as account_id group by account_id
        ),
        due as (
          select bankid_orders.id, collect_at, coalesce(orders, 0)
            + row_number() over (partition by account_id order by collect_at, bankid_orders.id) as turn
          from bankid_orders join documents on documents.id = document_id left join running using (account_id)
          where ${isDue}
        )
        select id from bankid_orders where ${isDue} and id in (
          select id from due where turn <= ${perAccount} order by turn, collect_at, id limit ${free}
        )
        for update skip locked
      )`,
    )
    .returning(({ selectFrom }) => [
      ...orderFields,
      selectFrom('documents')
        .select('account_id')
        .whereRef('documents.id', '=', 'bankid_orders.document_id')
        .$asScalar()
        .$notNull()
        .as('accountId'),
    ])
    .execute()
}
