import type { Logger } from 'pino'
import type { AttemptOutcome } from './record.ts'
import type { NoticeDeps } from './tell-disabled.ts'
import type { WebhookSenderDeps } from './webhook-sender.ts'

/**
 * Logs changes of the state of endpoints. Failed attempts are not logged, because there may be thousands: the API lists them. The log has only the
 * origin of a URL.
 */
export function webhookLog(
  logger: Logger,
  count: ((outcome: AttemptOutcome) => void) | undefined,
): Pick<WebhookSenderDeps, 'onAttempt' | 'onTurn' | 'onError'> & Pick<NoticeDeps, 'onDisabled'> {
  return {
    onAttempt(outcome) {
      count?.(outcome)
      const { claimed, cause } = outcome
      if (cause === undefined) return
      logger.error(
        { err: cause, endpointId: claimed.endpointId },
        'The server could not make the request of a webhook. It tries again later.',
      )
    },
    onTurn({ claimed, error, answer }) {
      const fields = { endpointId: claimed.endpointId, origin: new URL(claimed.url).origin }
      if (error === null) logger.info(fields, 'A webhook endpoint works again.')
      else
        logger.warn(
          { ...fields, error, status: answer?.status },
          'A webhook endpoint began to fail. Its events are sent again.',
        )
    },
    onError: (err) => logger.error({ err }, 'Webhooks wait, because the database failed.'),
    onDisabled: (report) => logger.warn(report, 'A webhook endpoint was disabled.'),
  }
}
