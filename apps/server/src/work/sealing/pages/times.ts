type FormatTime = (time: string) => string

export interface Times {
  /** 21 November 2026 at 14:03:11 UTC */
  long: FormatTime
  /** 21 Nov 2026, 14:03:11 UTC */
  short: FormatTime
}

/** Returns the formats of times. They always name the time zone, because the reader may be in another one. */
export function timesIn(locale: string, timeZone: string): Times {
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  const format = (dateStyle: 'long' | 'medium'): FormatTime => {
    const times = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'medium', timeZone })
    return (time) => {
      const date = new Date(time)
      const name = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')!.value
      return `${times.format(date)} ${name}`
    }
  }
  return { long: format('long'), short: format('medium') }
}
