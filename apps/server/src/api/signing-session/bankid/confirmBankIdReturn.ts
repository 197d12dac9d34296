import type { Handler } from '#api/operation.ts'
import { storeConfirmation } from '#domain/identity/bankid/order-change-store.ts'
import { hasNonce, isSameBrowser } from '#domain/identity/bankid/order-rules.ts'
import { findLastOrder, findOrder } from '#domain/identity/bankid/order-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { withVerifiedLink } from '../act.ts'
import { answerOrder } from './answer-order.ts'

/** The nonce proves that the app opened this browser. The browser key proves that this browser started the order. */
export const confirmBankIdReturn: Handler<'confirmBankIdReturn'> = async ({ header, body }, context) => {
  const browserKey = header['browser-key']
  const id = await withVerifiedLink(context, header, async ({ document, party }) => {
    const order = await findLastOrder(document.tx, party)
    if (order?.id !== body.orderId) throw new Problem('bankid_order_not_found')
    if (!hasNonce(order, body.nonce) || !isSameBrowser(order, browserKey)) {
      throw new Problem('bankid_browser_mismatch')
    }
    await storeConfirmation(document, order.id)
    return order.id
  })
  return answerOrder(await findOrder(context.db, id), browserKey, context)
}
