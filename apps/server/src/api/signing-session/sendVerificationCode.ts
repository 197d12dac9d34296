import type { Handler } from '#api/operation.ts'
import { CODE_VALID_FOR, MAX_CODES, RESEND_AFTER } from '#domain/identity/code/code-rules.ts'
import { findCodeTimes, replaceCode } from '#domain/identity/code/verification-store.ts'
import { requireVerification } from '#domain/identity/code/verification.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'
import { hasSigned, withLockedLink } from '#domain/lifecycle/locked-link.ts'
import { MessageLimitError } from '#domain/outbox/message-limit.ts'
import { addressOf } from '#domain/outbox/message.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import { DAY } from '#platform/formats/durations.ts'
import { maskAddress } from '@paraph/contract/masked'
import { Problem } from '#platform/problems/problem.ts'
import { tooSoon } from '#platform/problems/too-soon.ts'

export const sendVerificationCode: Handler<'sendVerificationCode'> = (_input, { outbox, ...context }) => {
  const send = async (document: LockedDocument, party: LockedParty) => {
    requireVerification(party)
    const now = document.lockedAt.getTime()
    requireRest(await findCodeTimes(document.tx, party, new Date(now - DAY)), now)
    const to = addressOf(party, 'CODE')
    const [messageId] = await outbox.post(document, [{ party, kind: 'CODE' }], 'refuse').catch(hideLimit)
    if (!to || !messageId) throw cannotSend()
    const expiresAt = new Date(now + CODE_VALID_FOR)
    await replaceCode(document, party, { messageId, expiresAt })
    return {
      sentTo: maskAddress(to.address),
      expiresAt: expiresAt.toISOString(),
      resendAt: new Date(now + RESEND_AFTER).toISOString(),
    }
  }
  return withLockedLink(context, send, { mayBeOver: hasSigned })
}

/**
 * @param times - the times of the requests for codes in the last day, newest first
 * @throws Problem `too_many_attempts`, `verification_code_too_soon`
 */
function requireRest(times: number[], now: number): void {
  const end = Math.max(...MAX_CODES.map(({ number, within }) => endOf(times[number - 1], within)))
  if (end > now) throw tooSoon('too_many_attempts', end - now, anotherCode)
  const [last] = times
  if (last !== undefined && last + RESEND_AFTER > now) {
    throw tooSoon('verification_code_too_soon', last + RESEND_AFTER - now, anotherCode)
  }
}

/** Returns the time at which the oldest of the counted codes no longer counts. */
function endOf(time: number | undefined, period: number): number {
  return time === undefined ? 0 : time + period
}

/** Hides the limit of the account from the party, because it is a matter of the sender. */
function hideLimit(error: unknown): never {
  if (!(error instanceof MessageLimitError)) throw error
  const { headers } = error
  const detail = `The sender has sent too many messages today. Try again in ${headers['retry-after']} seconds.`
  throw new Problem('message_limit_reached', detail, { headers })
}

const anotherCode = (wait: string) => `Another code can be requested ${wait}.`

/**
 * Returns the problem for a code that can't be sent. The operator must have removed a setting, because a document is only sent if its codes can be
 * sent.
 */
function cannotSend(): Problem {
  const detail = 'The server has no settings to send a code. Ask the sender.'
  return new Problem('service_unavailable', detail, { headers: { 'retry-after': '600' } })
}
