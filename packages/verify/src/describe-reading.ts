import type { Language, ReadingConfirmation } from '@paraph/contract'
import type { EvidenceReading, ReadingVisit } from './evidence.ts'

/** A page counts as shown from this percent of what is printed on it. */
export const SHOWN_PERCENT = 90

/** A longer list of pages would hide the rest. The evidence has all of them. */
const MAX_LISTED = 12

interface ReadingWords {
  /** The boxes that a party can tick. */
  boxes: Record<ReadingConfirmation, string>
  shown: (shown: number, pages: number) => string
  reported: (shown: string) => string
  inView: (list: string) => string
  page: (view: { page: number; percent: number; seconds: number }) => string
  more: (count: number) => string
  devices: (list: string) => string
  device: (visit: { device: string | undefined; pages: string; seconds: number }) => string
  /** If the signing page said nothing. */
  unknown: string
  ticked: (box: string) => string
  /** If it is not known which box it was. */
  confirmed: string
}

/** The words about what was shown to a party. The signing page, the signature pages and the report of a verification share them. */
export const readingWords: Record<Language, ReadingWords> = {
  EN: {
    boxes: {
      WHOLE_DOCUMENT: 'I have read the whole document.',
      ELSEWHERE: 'I have read the document elsewhere.',
    },
    shown: (shown, pages) =>
      `${shown} of ${pages} ${pages === 1 ? 'page' : 'pages'} ${shown === 1 || pages === 1 ? 'has' : 'have'} been shown.`,
    reported: (shown) => `The signing page reported: ${shown}`,
    inView: (list) => `Of what is printed, this was shown: ${list}. A page counts from ${SHOWN_PERCENT}%.`,
    page: ({ page, percent, seconds }) => `${percent}% of page ${page} for ${seconds} s`,
    more: (count) => `${count} more ${count === 1 ? 'page' : 'pages'} as evidence.json says`,
    devices: (list) => `It was shown on ${list}.`,
    device: ({ device = 'an unknown device', pages, seconds }) =>
      `${device} (${/^\d+$/.test(pages) ? 'page' : 'pages'} ${pages} for ${seconds} s)`,
    unknown: 'Nothing was reported about what was shown to the party.',
    ticked: (box) => `The party ticked “${box}”`,
    confirmed: 'The party confirmed that it has read the document.',
  },
  SV: {
    boxes: {
      WHOLE_DOCUMENT: 'Jag har läst hela dokumentet.',
      ELSEWHERE: 'Jag har läst dokumentet på annat sätt.',
    },
    shown: (shown, pages) => `${shown} av ${pages} ${pages === 1 ? 'sida' : 'sidor'} har visats.`,
    reported: (shown) => `Underskriftssidan rapporterade: ${shown}`,
    inView: (list) => `Av det som är tryckt har detta visats: ${list}. En sida räknas från ${SHOWN_PERCENT}\u00A0%.`,
    page: ({ page, percent, seconds }) => `${percent}\u00A0% av sida ${page} i ${seconds} s`,
    more: (count) => `${count} ${count === 1 ? 'sida' : 'sidor'} till enligt evidence.json`,
    devices: (list) => `Det visades på ${list}.`,
    device: ({ device = 'en okänd enhet', pages, seconds }) =>
      `${device} (${/^\d+$/.test(pages) ? 'sida' : 'sidorna'} ${pages} i ${seconds} s)`,
    unknown: 'Ingenting rapporterades om vad som visades för parten.',
    ticked: (box) => `Parten kryssade i ”${box}”`,
    confirmed: 'Parten bekräftade att dokumentet är läst.',
  },
}

/** Returns what the signing page said about the reading, and what the party said. The text names both, because nobody can prove what they say. */
export function describeReading(
  reading: EvidenceReading | null | undefined,
  filePages: number,
  language: Language,
): string {
  const words = readingWords[language]
  if (!reading) return words.unknown
  const { shownPages, isConfirmed, confirmation, pages = [], visits = [] } = reading
  const devices = devicesOf(visits).map(words.device)
  const listed = pages.slice(0, MAX_LISTED).map(words.page)
  if (pages.length > MAX_LISTED) listed.push(words.more(pages.length - MAX_LISTED))
  return [
    words.reported(words.shown(shownPages, filePages)),
    ...(listed.length > 0 ? [words.inView(listed.join(', '))] : []),
    ...(devices.length > 0 ? [words.devices(devices.join(', '))] : []),
    ...(isConfirmed
      ? [confirmation && confirmation in words.boxes ? words.ticked(words.boxes[confirmation]) : words.confirmed]
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
    const pages = toRanges(views.map(({ page }) => page)).replaceAll(',', ', ')
    return { device, pages, seconds: views.reduce((sum, { seconds }) => sum + seconds, 0) }
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
