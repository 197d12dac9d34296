/** The day in a time zone, as a date field has it: 2026-11-30. */
export const dayIn = (zone: string, time: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time)

/** The day that comes so many days later. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10)

/** The last second of a day in a time zone. */
export function endOfDay(day: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T23:59:59Z`)
  // The offset at the first guess can be that of the other side of a change to summer time.
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

/** In milliseconds east of UTC. */
function offsetAt(time: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time
}
