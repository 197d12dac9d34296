import type { Handler } from '#api/operation.ts'
import { findLastOrder } from '#domain/identity/bankid/order-store.ts'
import { requireVerifiedLink } from '../verified-link.ts'
import { answerOrder } from './answer-order.ts'

/** This only reads the database. The collector asks BankID, so the number of open pages does not change the number of calls to BankID. */
export const getBankIdOrder: Handler<'getBankIdOrder'> = async ({ header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  return answerOrder(await findLastOrder(context.db, context.party), header['browser-key'], context)
}
