import type { BankId } from './rp-api.ts'

/** Cancels an order at BankID. If that fails, it ends there after some minutes, and nothing is signed by it here. */
export async function cancelAtBankId(
  bankId: BankId | undefined,
  order: { orderRef: string | null; completion: unknown } | undefined,
): Promise<void> {
  if (!order?.orderRef || order.completion) return
  await bankId?.api.cancel(order.orderRef).catch(() => {})
}
