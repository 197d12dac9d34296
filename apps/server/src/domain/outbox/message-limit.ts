import type { Channel } from '#platform/database/tables.ts'
import { DAY } from '#platform/formats/durations.ts'
import { Problem } from '#platform/problems/problem.ts'
import { secondsToWait } from '#platform/problems/too-soon.ts'
import type { MessageLimits } from '#platform/settings/message-settings.ts'

/**
 * What happens to messages over the limit. `refuse`: a client requests them, and can repeat the request tomorrow. `send`: an act of a party or the
 * end of the document causes them, and no later request repeats them.
 */
export type OverLimit = 'refuse' | 'send'

/** A report to the operator about messages over the limit. */
export interface LimitReport {
  accountId: string
  channel: Channel
  effect: 'refused' | 'sent'
}

/** What an account has sent today. */
export interface MessageCount {
  accountId: string
  mails: number
  sms: number
}

/** Returns the start of the next day in UTC, when the count starts again. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY) + 1) * DAY)
}

/** The problem `message_limit_reached`, with the facts for the operator. */
export class MessageLimitError extends Problem {
  readonly accountId: string
  readonly channel: Channel

  constructor(
    { accountId, ...used }: MessageCount,
    added: MessageLimits,
    { limits, now }: { limits: MessageLimits; now: Date },
  ) {
    const channel = used.mails + added.EMAIL > limits.EMAIL && added.EMAIL > 0 ? 'EMAIL' : 'SMS'
    const [name, usedNumber] = channel === 'EMAIL' ? (['mails', used.mails] as const) : (['SMS', used.sms] as const)
    const seconds = secondsToWait(nextDay(now).getTime() - now.getTime())
    const needs = `This account may send ${limits[channel]} ${name} a day, has sent ${usedNumber}, and this request needs ${added[channel]}.`
    super('message_limit_reached', `${needs} Try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    })
    this.accountId = accountId
    this.channel = channel
  }
}
