import type { WebhookDelivery } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { useDeliveries } from './use-deliveries.ts'

interface FailingProps {
  endpointId: string
  since: string
}

/** Since when nothing arrives, when the server tries again, and the way to send again what it has given up. */
export function Failing({ endpointId, since }: FailingProps) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const { webhooks } = t.settings
  const { query, key } = useDeliveries(endpointId, true)
  const retry = useAction(
    key,
    () => paraph.webhooks.retryDeliveries(endpointId, { since }),
    (t) => t.settings.webhooks.retried,
  )
  const deliveries = query.data?.webhookDeliveries ?? []
  const next = nextAttempt(deliveries)
  return (
    <>
      <p class="error">
        {webhooks.failingSince({ time: formatTime(since, language) })}{' '}
        {next && webhooks.nextTry({ time: formatTime(next, language) })}
      </p>
      {deliveries.some(({ status }) => status === 'FAILED') && (
        <Button isBusy={retry.isBusy} onPress={() => retry.press(undefined)}>
          {webhooks.retryAll}
        </Button>
      )}
      <Alert text={retry.message} />
    </>
  )
}

/** Times of this form sort as words do. */
const nextAttempt = (deliveries: WebhookDelivery[]): string | undefined =>
  deliveries.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []).toSorted()[0]
