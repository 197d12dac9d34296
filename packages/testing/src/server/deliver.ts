import { openDelivery } from '@paraph/server/src/work/delivery/deliver.ts'

/** Sends one message, as a job does. */
export async function deliver(messageId: string, deps: Parameters<typeof openDelivery>[0]): Promise<void> {
  const [result] = await openDelivery(deps)([{ messageId, isUrgent: false }])
  if (result!.status === 'rejected') throw result!.reason
}
