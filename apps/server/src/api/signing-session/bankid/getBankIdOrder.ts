import type { Handler } from '#api/operation.ts'
import { requireVerifiedLink } from '../verified-link.ts'
import { answerOrder } from './answer-order.ts'
import { findLastOrder } from '#domain/identity/bankid/order-store.ts'

/** Reads only. The collector asks BankID, so any number of open pages costs BankID nothing. */
export const getBankIdOrder: Handler<'getBankIdOrder'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  return answerOrder(await findLastOrder(context.db, context.party), header['browser-key'], context)
}
