import type { NoticeKind, WaitingNotice } from '#domain/outbox/notice-store.ts'
import { DAY, MINUTE } from '#platform/formats/durations.ts'

/** When the server looks for mails to senders, as a cron expression: every minute. */
export const noticeTimes = '* * * * *'

/** The hour of the daily mail, in the time zone of the account. */
const DIGEST_HOUR = 8

/** Milliseconds that messages to several parties of a document have to fail, so that one mail tells of all. */
const GATHERED_FOR = 5 * MINUTE

/** If more documents have news at the same time, one mail tells of all. */
export const MOST_AT_ONCE = 10

/** The maximum number of documents that a mail names. */
export const MOST_NAMED = 100

/** The maximum number of documents that a mail counts. The next mail tells of the others. */
export const MOST_COUNTED = 10_000

/**
 * Milliseconds after which the server deletes a notice, also one that no mail has told. Longer than `EXPIRES_SOON`, so that the sender gets one mail
 * about a document that expires soon.
 */
export const NOTICES_KEPT = 4 * DAY

/** The kinds in the order of the mail: first what the sender must do. */
export const noticeOrder: readonly NoticeKind[] = ['undelivered', 'wrongPerson', 'expiring', 'rejected', 'completed']

/** True if the notice can be told, or if its kind was switched off, so that it can be forgotten. */
export function isDue(notice: Pick<WaitingNotice, 'kind' | 'time' | 'since'>, now: Date, timeZone: string): boolean {
  const since = new Date(notice.since)
  if (notice.time === 'DAILY') return mailDay(since, timeZone) < mailDay(now, timeZone)
  return notice.kind !== 'undelivered' || now.getTime() - since.getTime() >= GATHERED_FOR
}

/** The day whose daily mail was the last one before this time, such as 2026-11-30. */
function mailDay(at: Date, timeZone: string): string {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  const [day, time] = local.split(' ') as [string, string]
  if (Number.parseInt(time) >= DIGEST_HOUR) return day
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
}

export interface Mails {
  /** Each is told by a mail of its own. */
  single: WaitingNotice[]
  /** Those that are told together, by one mail for each list. */
  together: WaitingNotice[][]
  /** What needs no mail any more. */
  dropped: WaitingNotice[]
}

/** Decides which mails tell the notices of an account. */
export function mailsOf(notices: readonly WaitingNotice[], now: Date, timeZone: string): Mails {
  const due = notices.filter((notice) => isDue(notice, now, timeZone))
  const { wanted = [], dropped = [] } = Object.groupBy(due, ({ time, isCurrent }) =>
    time === 'OFF' || !isCurrent ? 'dropped' : 'wanted',
  )
  const { atOnce = [], daily = [] } = Object.groupBy(wanted, ({ time }) => (time === 'DAILY' ? 'daily' : 'atOnce'))
  const isMany = atOnce.length > MOST_AT_ONCE
  const together = [...(isMany ? [atOnce] : []), ...(daily.length > 0 ? [daily] : [])]
  return { single: isMany ? [] : atOnce, together, dropped }
}
