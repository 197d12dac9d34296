import type { WebhookDeliveryError, WebhookDeliveryStatus, WebhookDisabledReason } from '@paraph/contract'
import type { Generated } from 'kysely'
import type { Time } from './time.ts'

/** The webhook endpoints, and what they get. */
export interface WebhookTables {
  webhook_endpoints: {
    id: string
    account_id: string
    url: string
    events: string[]
    description: string | null
    secret: Buffer | null
    previous_secret: Generated<Buffer | null>
    previous_secret_until: Generated<Time | null>
    enabled: Generated<boolean>
    disabled_reason: Generated<WebhookDisabledReason>
    disabled_at: Generated<Time | null>
    failing_since: Generated<Time | null>
    slow_since: Generated<Time | null>
    deleted_at: Generated<Time | null>
    created_at: Time
    updated_at: Time
  }
  webhook_events: { id: string; type: string; body: string; created_at: Time }
  webhook_deliveries: {
    id: string
    endpoint_id: string
    event_id: string
    status: Generated<WebhookDeliveryStatus>
    due_at: Time | null
    leased_until: Generated<Time | null>
    attempts: Generated<number>
    failures: Generated<number>
    last_attempt_at: Generated<Time | null>
    response_status: Generated<number | null>
    response_body: Generated<string | null>
    redirect_location: Generated<string | null>
    error: Generated<WebhookDeliveryError>
    created_at: Time
  }
}
