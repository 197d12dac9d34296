import type { DocumentStatus, Reminders } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Channel } from '#platform/database/tables.ts'
import { DAY, HOUR } from '#platform/formats/durations.ts'
import { Problem } from '#platform/problems/problem.ts'
import { tooSoon } from '#platform/problems/too-soon.ts'
import { isReported } from './locked-link.ts'
import { isReleased, mustAct } from './turns.ts'

/** The minimum time between two reminders of one party, in milliseconds. */
const REMINDER_INTERVAL = HOUR

/** The hours of the day in which automatic reminders are sent: from 9:00 to 16:59. */
export const REMINDER_HOURS = { first: 9, last: 16 }

interface ReminderSituation {
  status: DocumentStatus
  /** All parties of the document. */
  parties: StoredParty[]
  /** The channels that this server can send by. */
  channels: ReadonlySet<Channel>
  now: Date
}

/** @throws Problem `document_not_sent`, `party_signed`, `party_unreachable`, `party_not_released`, `reminder_too_soon` */
export function requireRemindable(party: StoredParty, situation: ReminderSituation): void {
  const obstacle = obstacleToReminder(party, situation)
  if (obstacle) throw obstacle
}

/** True if the party must get an automatic reminder now. Only parties that the document waits for get one. */
export function isReminderDue(party: StoredParty, situation: ReminderSituation): boolean {
  const { nextReminderAt } = party
  if (nextReminderAt === null || new Date(nextReminderAt) > situation.now || !mustAct(party)) return false
  if (isReported(party)) return false
  return obstacleToReminder(party, situation) === undefined
}

/** Returns when the first automatic reminder of a party is due, if its turn begins now; null for never. */
export function firstReminder({ firstAfterDays, max }: Reminders, now: Date): string | null {
  return max > 0 ? new Date(now.getTime() + firstAfterDays * DAY).toISOString() : null
}

/** Returns when the next automatic reminder is due for a party that is reminded now; null for never. */
export function nextReminder({ everyDays, max }: Reminders, remindersSent: number, now: Date): string | null {
  return remindersSent < max ? new Date(now.getTime() + everyDays * DAY).toISOString() : null
}

/**
 * Returns when the next automatic reminder is due after the sender has changed the settings; null for never. Days count from `since`, the time of the last
 * message that asked the party to act.
 */
export function replannedReminder(
  reminders: Reminders,
  { remindersSent, remindedAt }: Pick<StoredParty, 'remindersSent' | 'remindedAt'>,
  since: Date,
): string | null {
  const isFirst = remindersSent === 0 && remindedAt === null
  return isFirst ? firstReminder(reminders, since) : nextReminder(reminders, remindersSent, since)
}

/** True if the party has its turn, and must act. Somebody who has reported the link as not for them gets no messages. */
export function isWaitedFor(party: StoredParty): boolean {
  return party.releasedAt !== null && party.signingStatus === 'NOT_SIGNED' && mustAct(party) && !isReported(party)
}

function obstacleToReminder(
  party: StoredParty,
  { status, parties, channels, now }: ReminderSituation,
): Problem | undefined {
  if (status !== 'SENT') {
    return new Problem('document_not_sent', `The document is ${status}. Parties can be reminded only while it is SENT.`)
  }
  if (party.signingStatus !== 'NOT_SIGNED') {
    return new Problem('party_signed', `The party has ${party.signingStatus}. It has nothing left to do.`)
  }
  const { deliveryMethod } = party
  const address = { EMAIL: party.email, SMS: party.phone, NONE: null }[deliveryMethod]
  if (deliveryMethod === 'NONE' || !address) {
    const detail = `The party has the delivery method ${deliveryMethod} and no address for it. Update the party first.`
    return new Problem('party_unreachable', detail)
  }
  if (!channels.has(deliveryMethod)) {
    const [message, setting] = { EMAIL: ['e-mail', 'SMTP_URL'], SMS: ['SMS', 'SMS_URL'] }[deliveryMethod]
    const detail = `This server can't send ${message}: it has no setting ${setting}. Give the party its signingUrl yourself.`
    return new Problem('party_unreachable', detail)
  }
  if (!isReleased(party, parties)) return new Problem('party_not_released')
  const left = party.remindedAt ? Date.parse(party.remindedAt) + REMINDER_INTERVAL - now.getTime() : 0
  if (left <= 0) return undefined
  return tooSoon('reminder_too_soon', left, (wait) => `A party can be reminded once an hour. Try again ${wait}.`)
}
