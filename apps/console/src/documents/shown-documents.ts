import { endOfDay } from '../queries/last-day.ts'
import type { ShownDocuments } from '../shown.ts'

export const statuses = ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const
export const times = ['CREATED', 'SENT', 'CHANGED'] as const
const sorts = ['NEWEST', 'CHANGED', 'TITLE', 'STATUS'] as const

export type Sort = (typeof sorts)[number]

/** What the server is asked for. Whatever an address has that is no filter is left out. */
export function parametersOf(
  { status, attention, label, owner, search, person, time, from, to, sort, reverse }: ShownDocuments,
  zone: string,
) {
  const [first, last] = [isDay(from) && from, isDay(to) && to]
  const parameters = {
    status: statuses.find((each) => each === status),
    attention: attention === 'true' || undefined,
    label,
    owner,
    search,
    person,
    ...((first || last) && { time: times.find((each) => each === time) ?? times[0] }),
    from: first ? midnightAfter(dayBefore(first), zone) : undefined,
    before: last ? midnightAfter(last, zone) : undefined,
    // What needs the person is shown with the worst first.
    sort: sorts.find((each) => each === sort) ?? (attention === 'true' ? ('URGENCY' as const) : undefined),
    reverse: reverse === 'true' || undefined,
  }
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value)) as Given<typeof parameters>
}

type Given<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> }

export const isFiltered = ({ status, attention, label, owner, search, person, from, to }: ShownDocuments) =>
  [status, attention, label, owner, search, person, from, to].some(Boolean)

/** The filters beside the status and the search, each with what takes it away. The days are one filter. */
export function activeFilters({ label, owner, person, from, to }: ShownDocuments) {
  const filters = [
    { name: 'label', isOn: label, without: { label: undefined } },
    { name: 'owner', isOn: owner, without: { owner: undefined } },
    { name: 'person', isOn: person, without: { person: undefined } },
    { name: 'days', isOn: isDay(from) || isDay(to), without: { from: undefined, to: undefined, time: undefined } },
  ] as const
  return filters.filter(({ isOn }) => isOn)
}

/** The numbers on the tabs count all documents, so they would be wrong beside a search or a filter that each tab keeps. `mine` is the member itself. */
export const isCounted = (shown: ShownDocuments, mine: string | undefined) =>
  !shown.search && activeFilters(shown).every(({ name }) => name === 'owner' && shown.owner === mine)

/** The address without filters keeps its order. */
export const withoutFilters = ({ sort, reverse }: ShownDocuments): ShownDocuments => ({ sort, reverse })

const isDay = (day: string | undefined): day is string =>
  day !== undefined && /^[12]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))

const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * 3_600_000).toISOString().slice(0, 10)

const midnightAfter = (day: string, zone: string) => new Date(endOfDay(day, zone).getTime() + 1000).toISOString()
