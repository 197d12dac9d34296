import { sweepOrders } from '#domain/identity/bankid/order-change-store.ts'
import { DAY } from '#platform/formats/durations.ts'
import type { OrderMethod } from '../order-method.ts'
import { startCollector } from './collect-orders.ts'
import { bankIdLog } from './log-orders.ts'

/** Milliseconds for which ended orders are kept, so that the operator can answer questions of a party. */
const KEEP = 30 * DAY

const BATCH = 1000

export const bankIdOrders: OrderMethod = {
  collect({ bankId, ...services }, logger) {
    return bankId && startCollector({ ...services, bankId, ...bankIdLog(logger) })
  },
  /** Deletes old orders. The evidence of a signature remains, because it is stored with the signature. */
  async sweep({ db, now }) {
    const before = new Date(now().getTime() - KEEP)
    while ((await sweepOrders(db, before, BATCH)) === BATCH);
  },
}
