import type { BankId } from './rp-api.ts'

/** Cancels an order at BankID. If that fails, the order times out at BankID after some minutes. The server signs nothing with it. */
export async function cancelAtBankId(
  bankId: BankId | undefined,
  order: { orderRef: string | null; completion: unknown } | undefined,
): Promise<void> {
  if (!order?.orderRef || order.completion) return
  await bankId?.api.cancel(order.orderRef).catch(() => {})
}
