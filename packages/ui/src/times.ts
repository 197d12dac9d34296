import type { Language } from '@paraph/contract'
import { languages } from '@paraph/contract/texts/languages.ts'
import { formatters } from '@paraph/contract/texts/speak.ts'

/** The forms in which the pages write times. Without a zone of its own, a form has the zone of the browser. */
const forms = {
  /** In lists and short notes. */
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  /** In the sentences of a page that somebody reads once. */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** In a proof, with the seconds and the zone, because those who signed may be in another zone than the reader. */
  exact: { dateStyle: 'long', timeStyle: 'long' },
  longDay: { dateStyle: 'long' },
  /** For a day of a calendar, such as 2026-12-01, which is the same day in each zone. */
  calendarDay: { dateStyle: 'medium', timeZone: 'UTC' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Returns the time in words. A text that is no time stays as it is, because a file that somebody verifies can have any text there. */
export function formatTime(at: string, language: Language, form: keyof typeof forms = 'medium'): string {
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return at
  return formatters.getDateTimeFormat(languages[language].locale, forms[form]).format(time)
}

/** False while a person types the year: it then has too few digits, and zeros before them. */
export const isWholeDay = (day: string) => /^[1-9]\d{3}-/.test(day)
