/** Reads a date, or a date and a time, such as `2027-12-31` and `2027-12-31T12:00:00Z`. `Date` alone reads 30 February as 2 March. */
export function readDate(text: string): Date | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T.+)?$/.exec(text) ?? []
  const [time, midnight] = [new Date(text), new Date(day ?? '')]
  if (Number.isNaN(time.getTime()) || Number.isNaN(midnight.getTime())) return undefined
  return midnight.toISOString().startsWith(day!) ? time : undefined
}
