import type { Services } from '#domain/services.ts'
import { markFailing, markSlow } from '#domain/webhooks/endpoint-health-store.ts'
import { FAILING_LIMIT } from '#domain/webhooks/endpoint-rules.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { attempt, type AttemptDeps } from './attempt.ts'
import { type Claimed, claim } from './claim.ts'
import { type AttemptOutcome, recordAttempt } from './record.ts'
import { disableAndTell } from './disable.ts'

/**
 * The maximum number of attempts of one process at a time. At most half of them are at endpoints that fail or are slow, so these can't delay the
 * others.
 */
const [MAX_RUNNING, MAX_RUNNING_AT_FAILING] = [100, 50]
/** The maximum number of attempts of all processes at one endpoint at a time. */
const PER_ENDPOINT = 10
/** The maximum number of attempts of all processes for one account at a time. */
const PER_ACCOUNT = { working: 20, failing: 10 }
/** Milliseconds after which another process takes over a delivery. An attempt takes at most 15 seconds, and its record takes some more time. */
const LEASE = 30_000
/** Milliseconds between two polls for deliveries that are due. A poll takes less than a millisecond if there are none. */
const POLL = 250
/** Milliseconds. While the database fails, each wait is twice as long as the previous one, up to this limit. */
const LONGEST_WAIT = 10_000
/** Milliseconds that `close` waits for running attempts. Another process repeats the others when their lease ends. */
const CLOSE_WITHIN = 3_000

export interface WebhookSenderDeps extends AttemptDeps, Pick<Services, 'db'> {
  jobs: Jobs
  /** Called after each attempt. */
  onAttempt: (outcome: AttemptOutcome) => void
  /** Called when an endpoint begins to fail, and when it works again. */
  onTurn: (outcome: AttemptOutcome) => void
  /** Called if the database fails. The sender continues. */
  onError: (error: unknown) => void
}

export interface WebhookSender {
  close: () => Promise<void>
}

/** Sends the events that are due, until it is closed. Any number of processes may run a sender. */
export function startWebhookSender(deps: WebhookSenderDeps): WebhookSender {
  const { db, now, onAttempt, onError } = deps
  const running = new Set<Claimed>()
  const closing = new AbortController()
  let wake = () => {}

  const run = async (claimed: Claimed) => {
    running.add(claimed)
    const outcome = await attempt(claimed, deps)
    onAttempt(outcome)
    try {
      await recordAttempt(db, outcome)
      await judgeEndpoint(outcome, deps)
    } catch (error) {
      // The outcome is not recorded, so another attempt follows when the lease ends.
      onError(error)
    }
    running.delete(claimed)
    wake()
  }
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = async () => {
    let wait = POLL
    while (!closing.signal.aborted) {
      const free = MAX_RUNNING - running.size
      const failing = [...running].filter(({ failingSince, slowSince }) => failingSince ?? slowSince).length
      const at = now()
      let claimed: Claimed[] = []
      try {
        const leasedUntil = new Date(at.getTime() + LEASE)
        const freeForFailing = Math.max(0, MAX_RUNNING_AT_FAILING - failing)
        if (free > 0)
          claimed = await claim(db, {
            now: at,
            leasedUntil,
            free,
            freeForFailing,
            perEndpoint: PER_ENDPOINT,
            perAccount: PER_ACCOUNT,
          })
        wait = POLL
      } catch (error) {
        onError(error)
        wait = Math.min(wait * 2, LONGEST_WAIT)
      }
      for (const delivery of claimed) void run(delivery)
      if (claimed.length === 0 && !closing.signal.aborted) await pause(wait)
    }
  }
  const looping = loop()
  return {
    async close() {
      closing.abort()
      wake()
      await looping
      const until = Date.now() + CLOSE_WITHIN
      while (running.size > 0 && Date.now() < until) await pause(POLL)
    },
  }
}

/** Records that an endpoint begins to fail or to be slow, or works again. Disables an endpoint that is gone or has failed for too long. */
async function judgeEndpoint(outcome: AttemptOutcome, deps: WebhookSenderDeps): Promise<void> {
  const { db, onTurn } = deps
  const { claimed, error, answer, at, isSlow } = outcome
  const endpoint = { id: claimed.endpointId, url: claimed.url }
  const { failingSince, slowSince } = claimed
  if (isSlow !== (slowSince !== null)) await markSlow(db, endpoint, isSlow ? at : null)
  if ((error !== null) !== (failingSince !== null)) {
    if (await markFailing(db, endpoint, error === null ? null : at)) onTurn(outcome)
  }
  const limit = new Date(at.getTime() - FAILING_LIMIT)
  if (answer?.status === 410) await disableAndTell(deps, endpoint.id, { reason: 'gone', url: endpoint.url })
  else if (error !== null && failingSince !== null && new Date(failingSince) <= limit)
    await disableAndTell(deps, endpoint.id, { reason: 'failing', url: endpoint.url, failingSince: limit })
}
