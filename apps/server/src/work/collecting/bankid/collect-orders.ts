import { setTimeout as sleep } from 'node:timers/promises'
import { collectOrder, type CollectDeps } from './collect-order.ts'
import { orderTimes } from '#domain/identity/bankid/order-rules.ts'
import { claimOrders } from '#domain/identity/bankid/order-store.ts'
import type { Collector } from '../order-method.ts'

/** Orders that this process looks at concurrently. Others wait, or other processes take them. */
const MAX_CONCURRENT = 20

/** Milliseconds between two looks into the database: while orders are out, and otherwise. */
const [BUSY, IDLE] = [200, 1000]

/** Milliseconds for which a process with an order looks for the next one more often. */
const STAYS_BUSY = 3000

interface Options extends CollectDeps {
  /** Called if the database does not answer, or for a fault in the code. The order is taken again when its lease ends. */
  onError: (error: unknown) => void
}

/**
 * Collects the orders of all parties, each about once a second over all processes, whatever number of pages is open. Each process takes the
 * orders that are due and that no other has.
 */
export function startCollector(deps: Options): Collector {
  const stop = new AbortController()
  const inWork = new Set<Promise<void>>()
  let busyUntil = 0

  const take = async () => {
    const at = deps.now()
    const free = MAX_CONCURRENT - inWork.size
    const orders = free > 0 ? await claimOrders(deps.db, at, orderTimes.lease(at), free) : []
    if (orders.length > 0) busyUntil = Date.now() + STAYS_BUSY
    for (const order of orders) {
      const work = collectOrder(order, deps)
        .catch(deps.onError)
        .finally(() => inWork.delete(work))
      inWork.add(work)
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
      await Promise.all(inWork)
    },
  }
}
