import type { WebhookDisabledReason } from '@paraph/contract'
import { PermanentDeliveryError, type Senders } from '#work/delivery/sender.ts'
import type { Mode } from '#domain/accounts/account-store.ts'
import type { Database, PoolOrHeld } from '#platform/database/tables.ts'

/** A report for the operator. It has only the origin of the URL, because the rest may contain a secret of the receiver. */
export interface DisabledReport {
  endpointId: string
  accountId: string
  origin: string
  reason: NonNullable<WebhookDisabledReason>
  /** False if the account has no e-mail address or the server sends no mail. */
  isTold: boolean
}

export interface NoticeDeps {
  db: PoolOrHeld
  senders: Senders
  onDisabled: (report: DisabledReport) => void
}

const causes = {
  gone: 'Your system answered 410 (Gone).',
  failing: 'Every delivery has failed for five days.',
  backlog: 'Too many deliveries were waiting.',
}

/** Tells the account by mail that the server has disabled one of its endpoints. Does nothing if the endpoint is enabled again or deleted. */
export async function tellDisabled(endpointId: string, { db, senders, onDisabled }: NoticeDeps): Promise<void> {
  const found = await findDisabled(db, endpointId)
  if (!found?.reason) return
  const { accountId, name, mode, email, url, reason, disabledAt } = found
  const { origin } = new URL(url)
  const mail = senders.EMAIL
  if (mail && email !== null) {
    const notice = {
      id: `${endpointId}.${Date.parse(disabledAt!)}`,
      to: { name, address: email },
      subject: `Paraph has stopped sending webhooks to ${origin}`,
      text: textOf({ endpointId, name, mode, origin, reason }),
    }
    await mail.notify(notice).catch((error: unknown) => {
      if (!(error instanceof PermanentDeliveryError)) throw error
    })
  }
  onDisabled({ endpointId, accountId, origin, reason, isTold: mail !== undefined && email !== null })
}

function textOf(facts: {
  endpointId: string
  name: string
  mode: Mode
  origin: string
  reason: keyof typeof causes
}): string {
  const { endpointId, name, mode, origin, reason } = facts
  return `Paraph has stopped sending webhooks to ${origin}.

Account: ${name} (${mode.toLowerCase()})
Webhook endpoint: ${endpointId}
Reason: ${causes[reason]}

Events that happen from now on are not sent to this endpoint. To start again:

1. Correct the cause.
2. Enable the endpoint: PATCH /api/v1/webhook-endpoints/${endpointId} with { "enabled": true }.
3. Send again what failed in the last 30 days: POST /api/v1/webhook-endpoints/${endpointId}/retry with { "since": "2026-01-31T00:00:00Z" }.

No events are recorded for an endpoint while it is disabled. List your documents to find what changed in that time.
`
}

function findDisabled(db: Database, endpointId: string) {
  return db
    .selectFrom('webhook_endpoints')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['accounts.id as accountId', 'name', 'mode', 'email', 'url', 'disabled_reason as reason'])
    .select('disabled_at as disabledAt')
    .where('webhook_endpoints.id', '=', endpointId)
    .where('enabled', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
