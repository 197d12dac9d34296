import type { Services } from '#domain/services.ts'
import { OutboundError } from '#platform/outbound/outbound-error.ts'
import { formatSecret } from '#domain/webhooks/secrets.ts'
import { version } from '#platform/settings/version.ts'
import type { Claimed } from './claim.ts'
import { post } from './post.ts'
import type { AttemptOutcome } from './record.ts'
import { signWebhook } from './sign-webhook.ts'

/** Milliseconds for a whole attempt, from the look-up of the address to the end of the answer. */
const TIMEOUT = 15_000

/** Milliseconds after which an answer is slow. */
const SLOW = 3_000

/** Names the sender, because many firewalls refuse a request without `user-agent`. */
const USER_AGENT = `Paraph/${version}`

export interface AttemptDeps extends Pick<Services, 'now' | 'webhookSecrets' | 'webhookHosts'> {
  /** Milliseconds for the whole attempt. */
  timeout?: number | undefined
  /** Milliseconds after which an answer is slow. */
  slowAfter?: number | undefined
}

/** Sends an event to an endpoint once. It never throws, because each error is an outcome. */
export async function attempt(
  claimed: Claimed,
  { now, webhookSecrets, webhookHosts, timeout = TIMEOUT, slowAfter = SLOW }: AttemptDeps,
): Promise<AttemptOutcome> {
  const start = performance.now()
  const outcome = (result: Pick<AttemptOutcome, 'error' | 'answer' | 'cause'>) => ({
    claimed,
    at: now(),
    isSlow: performance.now() - start > slowAfter,
    ...result,
  })
  try {
    const begun = now()
    const { previousSecret, previousSecretUntil } = claimed
    const isOverlap = previousSecret !== null && new Date(previousSecretUntil!) > begun
    const open = (secret: Buffer) => formatSecret(webhookSecrets.decrypt(secret))
    const secret = open(claimed.secret)
    const signed = signWebhook({
      id: claimed.eventId,
      timestamp: begun,
      body: claimed.body,
      secrets: isOverlap ? [secret, open(previousSecret)] : [secret],
    })
    const answer = await post(claimed.url, {
      headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT, ...signed },
      body: claimed.body,
      timeoutMs: timeout,
      allowedHosts: webhookHosts,
    })
    const isSuccess = answer.status >= 200 && answer.status <= 299
    return outcome({ error: isSuccess ? null : 'http_status', answer })
  } catch (error) {
    if (error instanceof OutboundError) return outcome({ error: error.code, answer: undefined })
    // For example, SECRET_KEY lacks the key that encrypted the endpoint's secret.
    return outcome({ error: 'internal', answer: undefined, cause: error })
  }
}
