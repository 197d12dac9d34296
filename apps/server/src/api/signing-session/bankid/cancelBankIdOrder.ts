import type { Handler } from '#api/operation.ts'
import { endOrder } from '#domain/identity/bankid/order-change-store.ts'
import { findLastOrder } from '#domain/identity/bankid/order-store.ts'
import { cancelAtBankId } from '#platform/bankid/cancel-order.ts'
import { withVerifiedLink } from '../act.ts'
import { answerOrder } from './answer-order.ts'

/** Cancels under the lock of the document, as signing does. So either the order is cancelled, or the party has signed. */
export const cancelBankIdOrder: Handler<'cancelBankIdOrder'> = async ({ header }, context) => {
  const cancelled = await withVerifiedLink(context, header, async ({ document: { tx }, party }) => {
    const order = await findLastOrder(tx, party)
    const ended = order && (await endOrder(tx, order.id, { status: 'CANCELLED' }))
    return ended && { ...order, ...ended }
  })
  await cancelAtBankId(context.bankId, cancelled)
  return answerOrder(await findLastOrder(context.db, context.party), header['browser-key'], context)
}
