import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimOrders } from '#domain/identity/bankid/claim-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()

/** Stores an account with orders that are due, and all of them are older than those of the next account. */
async function withOrders(count: number): Promise<string> {
  const { id: accountId, draftDocument } = await newAccount()
  const { id } = await draftDocument()
  await sql`
    insert into bankid_orders (id, document_id, party_id, link_nonce, link, device, status, browser_sha256, consent_version, person_hash,
      visible_sha256, non_visible_sha256, created_at, expires_at, collect_at)
    select 'bid_' || ${id} || n, ${id}, ${id} || n, gen_random_uuid(), 'MESSAGE', 'OTHER', 'PENDING', '', '1', '', '', '',
      now(), now() + interval '3 minutes', clock_timestamp()
    from generate_series(1, ${count}::integer) as n`.execute(db)
  return accountId
}

test('the accounts take turns, and one account has a limit of orders at a time', async () => {
  const [first, second] = [await withOrders(100), await withOrders(100)]
  const last = await withOrders(2)
  const now = new Date(Date.now() + 1000)
  const until = new Date(now.getTime() + 30_000)
  const claim = async (free: number, running: string[] = []) => {
    const orders = await claimOrders(db, { now, until, free, perAccount: 15, running })
    return [first, second, last].map((account) => orders.filter(({ accountId }) => accountId === account).length)
  }
  expect(await claim(4)).toEqual([2, 1, 1])
  // If there is one free place at each claim, the account that already has most of the places does not get that place.
  const ofFirst = (count: number) => Array.from({ length: count }, () => first)
  expect(await claim(1, ofFirst(5))).toEqual([0, 1, 0])
  expect(await claim(1, [...ofFirst(5), second])).toEqual([0, 0, 1])
  expect(await claim(100, ofFirst(14))).toEqual([1, 15, 0])
})
