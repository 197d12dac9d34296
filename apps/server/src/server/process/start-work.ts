import type { Logger } from 'pino'
import { orderMethods } from '#work/collecting/order-methods.ts'
import type { webhookLog } from '#work/webhooks/log.ts'
import { startWebhookSender } from '#work/webhooks/webhook-sender.ts'
import type { ProcessServices } from '#domain/services.ts'
import { workJobs, type WorkDeps } from './work-jobs.ts'

/** Starts everything that runs without a request: the orders of BankID, the jobs and the webhooks. `opened` closes it in the reverse order. */
export async function startWork(
  deps: ProcessServices & Omit<WorkDeps, 'onDisabled'>,
  webhooks: ReturnType<typeof webhookLog>,
  logger: Logger,
  opened: AsyncDisposableStack,
): Promise<void> {
  for (const method of orderMethods) {
    const collector = method.collect(deps, logger)
    if (collector) opened.defer(collector.close)
  }
  await workJobs({ ...deps, onDisabled: webhooks.onDisabled })
  const sender = startWebhookSender({ ...deps, ...webhooks })
  opened.defer(sender.close)
}
