import { changesOf } from '#domain/account-log/changes.ts'
import { hostOf } from '#domain/account-log/host-of.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { type Disabling, disableEndpoint } from '#domain/webhooks/endpoint-store.ts'
import type { Now } from '#platform/database/clock.ts'
import type { PoolOrHeld } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** Disables an endpoint, queues the mail to its account, and says so in the log, in one transaction. Does nothing if the endpoint is disabled already. */
export async function disableAndTell(
  { db, jobs, now }: { db: PoolOrHeld; jobs: Jobs; now: Now },
  endpointId: string,
  disabling: Disabling,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const disabled = await disableEndpoint(tx, endpointId, disabling, now())
    if (!disabled) return
    const { accountId, url } = disabled
    await jobs.enqueue(tx, 'webhook-disabled', [{ endpointId }], { account: accountId })
    const author = { account: { id: accountId }, actor: { type: 'SYSTEM' as const, id: null }, now }
    const changes = changesOf({ enabled: true }, { enabled: false, disabledReason: disabling.reason })
    const subject = { id: endpointId, name: hostOf(url) }
    await recordAccountEvent(tx, author, { type: 'webhook_endpoint.updated', subject, changes })
  })
}
