import type { BankIdOrder } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { toAnswer } from '#domain/identity/bankid/order-rules.ts'
import type { Order } from '#domain/identity/bankid/order-store.ts'
import type { StartedOrder } from '#platform/bankid/rp-api.ts'
import { Problem } from '#platform/problems/problem.ts'

/** @throws Problem `bankid_order_not_found` */
export function answerOrder(
  order: Order | undefined,
  browserKey: string | undefined,
  { now, bankId, bankIdEvidence }: Pick<SigningContext, 'now' | 'bankId' | 'bankIdEvidence'>,
): BankIdOrder {
  if (!order) throw new Problem('bankid_order_not_found')
  const readSecrets = (sealed: Uint8Array) => JSON.parse(bankIdEvidence.decrypt(sealed).toString()) as StartedOrder
  return toAnswer(order, { browserKey, now: now(), phoneUrl: bankId?.phoneUrl, readSecrets })
}
