import type { Account, CreateDocument, Language } from '@paraph/client'
import { dayIn, endOfDay } from './last-day.ts'

const DAY = 24 * 3_600_000

type Begins = Pick<CreateDocument, 'language' | 'reminders' | 'expiresAt'>

/**
 * Returns what the account wants a new document to begin with.
 *
 * @param account - undefined if the person may not read it
 * @param language - the one of the console
 * @param zone - the one of the device, for an account without a time zone
 */
export function newDocumentOf(
  account: Account | undefined,
  { language, zone, now }: { language: Language; zone: string; now: Date },
): Begins {
  const { defaultLanguage, defaultReminders: reminders, expiresAfterDays: days, timeZone } = account ?? {}
  const lastDay = (there: string) => dayIn(there, new Date(now.getTime() + days! * DAY))
  const there = timeZone ?? zone
  return {
    language: defaultLanguage ?? language,
    ...(reminders && { reminders }),
    ...(days && { expiresAt: endOfDay(lastDay(there), there).toISOString() }),
  }
}
