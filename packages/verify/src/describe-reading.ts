import type { Language, Reading, ReadingConfirmation } from '@paraph/contract'

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
    inView: (list) => `Of what is printed, this was shown: ${list}. A page counts from 90%.`,
    page: ({ page, percent, seconds }) => `${percent}% of page ${page} for ${seconds} s`,
    more: (count) => `${count} more ${count === 1 ? 'page' : 'pages'} as evidence.json says`,
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
    inView: (list) => `Av det som är tryckt har detta visats: ${list}. En sida räknas från 90\u00A0%.`,
    page: ({ page, percent, seconds }) => `${percent}\u00A0% av sida ${page} i ${seconds} s`,
    more: (count) => `${count} ${count === 1 ? 'sida' : 'sidor'} till enligt evidence.json`,
    ticked: (box) => `Parten kryssade i ”${box}”`,
    confirmed: 'Parten bekräftade att dokumentet är läst.',
  },
}

/** Returns what the signing page said about the reading, and what the party said. The text names both, because nobody can prove what they say. */
export function describeReading(
  { shownPages, isConfirmed, confirmation, pages = [] }: Reading,
  filePages: number,
  language: Language,
): string {
  const words = readingWords[language]
  const listed = pages.slice(0, MAX_LISTED).map(words.page)
  if (pages.length > MAX_LISTED) listed.push(words.more(pages.length - MAX_LISTED))
  return [
    words.reported(words.shown(shownPages, filePages)),
    ...(listed.length > 0 ? [words.inView(listed.join(', '))] : []),
    ...(isConfirmed
      ? [confirmation && confirmation in words.boxes ? words.ticked(words.boxes[confirmation]) : words.confirmed]
      : []),
  ].join(' ')
}
