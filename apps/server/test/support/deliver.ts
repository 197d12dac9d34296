import { type Deliver, openDelivery } from '#work/delivery/deliver.ts'

/** Sends one message, as a job does. */
export function deliver(messageId: string, deps: Parameters<typeof openDelivery>[0]): ReturnType<Deliver> {
  return openDelivery(deps)(messageId)
}
