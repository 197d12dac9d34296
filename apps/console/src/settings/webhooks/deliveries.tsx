import type { WebhookDelivery } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { Loaded } from '../parts/section.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useDeliveries } from './use-deliveries.ts'

/** What was sent to an endpoint, with a test and a retry. */
export function Deliveries({ endpointId }: { endpointId: string }) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { query, key } = useDeliveries(endpointId, isOpen)
  const test = useAction(
    key,
    () => paraph.webhooks.testEndpoint(endpointId),
    (t) => t.settings.webhooks.tested,
  )
  if (!may('documents:read')) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.settings.webhooks.deliveries}</summary>
      <Button isBusy={test.isBusy} onPress={() => test.press(undefined)}>
        {t.settings.webhooks.test}
      </Button>
      <Alert text={test.message} />
      <Loaded query={query}>
        {({ webhookDeliveries }) =>
          webhookDeliveries.length === 0 ? (
            <p class="hint">{t.settings.webhooks.noDeliveries}</p>
          ) : (
            <ul class="people">
              {webhookDeliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} endpointId={endpointId} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </details>
  )
}

function DeliveryRow({ endpointId, delivery }: { endpointId: string; delivery: WebhookDelivery }) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const {
    id,
    eventType,
    status,
    attempts,
    responseStatus,
    responseBody,
    redirectLocation,
    requestBody,
    error,
    createdAt,
    nextAttemptAt,
  } = delivery
  const retry = useAction(
    ['deliveries', endpointId],
    () => paraph.webhooks.retryDelivery(endpointId, id),
    (t) => t.settings.saved,
  )
  return (
    <li>
      <div class="party">
        <div>
          <code>{eventType}</code>{' '}
          <Badge tone={status === 'DELIVERED' ? 'good' : status === 'FAILED' ? 'bad' : 'waits'}>
            {t.settings.webhooks.status[status]}
          </Badge>
          <span class="hint">
            {[
              formatTime(createdAt, language),
              t.settings.webhooks.attempts({ count: attempts }),
              responseStatus && t.settings.webhooks.answered({ status: responseStatus }),
              redirectLocation && t.settings.webhooks.redirected({ address: redirectLocation }),
              error && error !== 'http_status' && error.replaceAll('_', ' '),
              nextAttemptAt && t.settings.webhooks.next({ time: formatTime(nextAttemptAt, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        {status !== 'PENDING' && (
          <Button look="quiet" onPress={() => retry.press(undefined)}>
            {t.settings.webhooks.retry}
          </Button>
        )}
      </div>
      <Alert text={retry.message} />
      <details>
        <summary>{t.settings.webhooks.bodies}</summary>
        <pre class="body">{requestBody}</pre>
        {responseBody && <pre class="body">{responseBody}</pre>}
      </details>
    </li>
  )
}
