import type { Language } from '@paraph/contract'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { compiledTexts, type ReadingTexts } from '../../generated/reading-texts.ts'
import type { EvidenceReading, ReadingVisit } from '../evidence.ts'

/** A page counts as shown from this percent of what is printed on it. */
export const SHOWN_PERCENT = 90

/** A longer list of pages would hide the rest. The evidence has all of them. */
const MAX_LISTED = 12

/** The words about what was shown to a party. The signing page, the signature pages and the report of a verification share them. */
export const readingTexts: Record<Language, ReadingTexts> = speakAll(compiledTexts)

/** Returns what the signing page said about the reading, and what the party said. The text names both, because nobody can prove what they say. */
export function describeReading(
  reading: EvidenceReading | null | undefined,
  filePages: number,
  language: Language,
): string {
  const t = readingTexts[language]
  if (!reading) return t.unknown
  const { shownPages, isConfirmed, confirmation, pages = [], visits = [] } = reading
  const devices = devicesOf(visits).map(({ device = t.unknownDevice, ...views }) => t.device({ device, ...views }))
  const listed = pages.slice(0, MAX_LISTED).map(t.page)
  if (pages.length > MAX_LISTED) listed.push(t.more({ count: pages.length - MAX_LISTED }))
  return [
    t.reported({ shown: t.shown({ shown: shownPages, pages: filePages }) }),
    ...(listed.length > 0 ? [t.inView({ list: listed.join(', '), percent: SHOWN_PERCENT })] : []),
    ...(devices.length > 0 ? [t.devices({ list: devices.join(', ') })] : []),
    ...(isConfirmed
      ? [confirmation && confirmation in t.boxes ? t.ticked({ box: t.boxes[confirmation] }) : t.confirmed]
      : []),
  ].join(' ')
}

const KINDS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Returns what was shown on each kind of device, in the order of the first visits. The browser names the device, and evidence.json has each visit. */
function devicesOf(visits: ReadingVisit[]) {
  const kindOf = ({ userAgent }: ReadingVisit) => KINDS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [...new Set(visits.map(kindOf))].map((device) => {
    const views = visits.filter((visit) => kindOf(visit) === device).flatMap(({ pages }) => pages)
    const shown = new Set(views.map(({ page }) => page))
    const pages = toRanges(shown).replaceAll(',', ', ')
    return { device, pages, count: shown.size, seconds: views.reduce((sum, { seconds }) => sum + seconds, 0) }
  })
}

/** Writes whole numbers as people write pages, for example `1-3,7`. */
export function toRanges(numbers: Iterable<number>): string {
  const ranges: [first: number, last: number][] = []
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range?.[1] === number - 1) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join()
}

export function fromRanges(ranges: string | undefined): number[] {
  if (!ranges) return []
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number) as [number, number?]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  })
}
