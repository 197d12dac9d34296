import type { PoolOrHeld } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type Disabling, disableEndpoint } from './endpoint-store.ts'

/** Disables an endpoint and queues the mail to its account, in one transaction. Does nothing if the endpoint is disabled already. */
export async function disableAndTell(
  { db, jobs, now }: { db: PoolOrHeld; jobs: Jobs; now: () => Date },
  endpointId: string,
  disabling: Disabling,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const disabled = await disableEndpoint(tx, endpointId, disabling, now())
    if (disabled) await jobs.enqueue(tx, 'webhook-disabled', [{ endpointId }], { account: disabled.accountId })
  })
}
