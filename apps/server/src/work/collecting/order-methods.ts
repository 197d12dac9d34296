import { bankIdOrders } from './bankid/bankid-orders.ts'
import type { OrderMethod } from './order-method.ts'

export const orderMethods: OrderMethod[] = [bankIdOrders]

/** Once a day, at night. */
export const orderSweepTimes = '17 3 * * *'
