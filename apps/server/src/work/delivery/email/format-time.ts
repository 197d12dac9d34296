import type { Language } from '@paraph/contract'
import { languages } from '@paraph/contract/texts/languages.ts'

/** Returns the time with its time zone, because the reader may be in another one. */
export function formatTime(date: Date, language: Language, timeZone: string): string {
  const { time, zone } = formatsOf(languages[language].locale, timeZone)
  const name = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')!.value
  return `${time.format(date)} ${name}`
}

interface Formats {
  time: Intl.DateTimeFormat
  zone: Intl.DateTimeFormat
}

/**
 * The formats are cached, because making one takes twenty times as long as the rest of the mail. There are few time zones, but many spellings.
 */
const MAX_FORMATS = 100
const dateFormats = new Map<string, Formats>()

function formatsOf(locale: string, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = {
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
  }
  if (dateFormats.size === MAX_FORMATS) dateFormats.clear()
  dateFormats.set(key, made)
  return made
}
