import type { OrderMethod } from '../order-method.ts'
import { startCollector } from './collect-orders.ts'
import { bankIdLog } from './log-orders.ts'
import { sweepOrders } from '#domain/identity/bankid/order-store.ts'

/** Milliseconds. Long enough to answer the questions of a party about an order. */
const KEEP = 30 * 24 * 60 * 60 * 1000

const BATCH = 1000

export const bankIdOrders: OrderMethod = {
  collect({ bankId, ...services }, logger) {
    return bankId && startCollector({ ...services, bankId, ...bankIdLog(logger) })
  },
  /** What a signature proves is part of the signature, not of the order. */
  async sweep({ db, now }) {
    const before = new Date(now().getTime() - KEEP)
    while ((await sweepOrders(db, before, BATCH)) === BATCH);
  },
}
