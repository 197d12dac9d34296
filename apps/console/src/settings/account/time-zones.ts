import type { ChoiceGroup } from '@paraph/ui/kit/combobox/find-choices.ts'
import type { Texts } from '../../../generated/texts.ts'

/** Where most senders are. */
const COMMON = [
  'Europe/Stockholm',
  'Europe/Oslo',
  'Europe/Copenhagen',
  'Europe/Helsinki',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
]

type ZoneTexts = Texts['settings']['account']

/** Returns all time zones, each once: the one of the browser, those of most senders, and then from west to east. */
export function zoneGroups(t: ZoneTexts, now: Date, own: string, known: readonly string[]): ChoiceGroup[] {
  const taken = new Set<string>()
  const choicesOf = (zones: readonly string[]) =>
    zones
      .map((zone) => ({ value: zone, label: zoneLabel(zone, t, now), words: `${zone} utc${hoursOf(zone, now)}` }))
      // Two names of one place, such as Asia/Calcutta and Asia/Kolkata, look the same.
      .filter(({ label }) => !taken.has(label) && taken.add(label))
  const fromWest = known.toSorted(
    (a, b) => minutesOf(a, now) - minutesOf(b, now) || cityOf(a, t).localeCompare(cityOf(b, t)),
  )
  return [
    { name: t.zones.own, choices: choicesOf([own]) },
    { name: t.zones.common, choices: [{ value: '', label: t.noTimeZone }, ...choicesOf(COMMON)] },
    { name: t.zones.all, choices: choicesOf(fromWest) },
  ]
}

/** For example "(UTC+01:00) Stockholm", with the difference of this day: summer time counts. */
export const zoneLabel = (zone: string, t: ZoneTexts, now: Date) => `(${offsetOf(zone, now)}) ${cityOf(zone, t)}`

const cityOf = (zone: string, t: ZoneTexts) =>
  (t.zones.cities as Record<string, string>)[zone] ?? zone.split('/').at(-1)!.replaceAll('_', ' ')

/** Each look-up makes a formatter, which is the slow part of a list of all zones. */
const offsets = new Map<string, string>()

/** "UTC+01:00" */
function offsetOf(zone: string, now: Date): string {
  const key = `${zone} ${now.toDateString()}`
  const known = offsets.get(key)
  if (known) return known
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')!.value.replace('GMT', '')
  const found = `UTC${offset || '+00:00'}`
  offsets.set(key, found)
  return found
}

function minutesOf(zone: string, now: Date): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offsetOf(zone, now))!
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

/** As people type it: "+1", "-3:30" */
const hoursOf = (zone: string, now: Date) =>
  offsetOf(zone, now).replace(/UTC([+-])0?(\d+):(\d\d)/, (_, sign, hours, minutes) =>
    minutes === '00' ? `${sign}${hours}` : `${sign}${hours}:${minutes}`,
  )
