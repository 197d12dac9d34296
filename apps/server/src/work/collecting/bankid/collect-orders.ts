import { setTimeout as sleep } from 'node:timers/promises'
import { claimOrders } from '#domain/identity/bankid/claim-store.ts'
import { orderTimes } from '#domain/identity/bankid/order-rules.ts'
import type { Collector } from '../order-method.ts'
import { collectOrder, type CollectDeps } from './collect-order.ts'

/** The number of orders that this process collects concurrently. Other orders wait, or other processes take them. */
const MAX_CONCURRENT = 20

/** The number of these orders for one account, so that other accounts need not wait while BankID is slow. */
const PER_ACCOUNT = 15

/** Milliseconds between two polls of the database: while there are active orders, and otherwise. */
const [BUSY, IDLE] = [200, 1000]

/** Milliseconds for which a process keeps the shorter interval after its last order. */
const STAYS_BUSY = 3000

interface Options extends CollectDeps {
  /** Called if the database does not answer, or if there is a bug. A process takes the order again when the lease ends. */
  onError: (error: unknown) => void
}

/**
 * Collects the orders of all parties. All processes together collect an order about once a second, for any number of open pages. Each process takes
 * due orders on which no other process has a lease.
 */
export function startCollector(deps: Options): Collector {
  const stop = new AbortController()
  /** The orders that are being collected, and their accounts. */
  const inWork = new Map<Promise<void>, string>()
  let busyUntil = 0

  const take = async () => {
    const at = deps.now()
    const free = MAX_CONCURRENT - inWork.size
    const running = [...inWork.values()]
    const options = { now: at, until: orderTimes.lease(at), free, perAccount: PER_ACCOUNT, running }
    const orders = free > 0 ? await claimOrders(deps.db, options) : []
    if (orders.length > 0) busyUntil = Date.now() + STAYS_BUSY
    for (const order of orders) {
      const work = collectOrder(order, deps)
        .catch(deps.onError)
        .finally(() => inWork.delete(work))
      inWork.set(work, order.accountId)
    }
  }
  const run = async () => {
    while (!stop.signal.aborted) {
      await take().catch(deps.onError)
      await sleep(Date.now() < busyUntil ? BUSY : IDLE, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    async close() {
      stop.abort()
      await running
      await Promise.all(inWork.keys())
    },
  }
}
