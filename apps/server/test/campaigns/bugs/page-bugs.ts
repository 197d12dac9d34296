import type { Bug } from './bugs.ts'

const consoleTests = (...names: string[]) => names.map((name) => `../../console/test/${name}.test.ts`)
const signingTests = (...names: string[]) => names.map((name) => `../../signing/test/${name}.test.ts`)

/** Bugs of the console and of the signing page. The workspaces of the two pages have the tests that must see these bugs. */
export const pageBugs: Bug[] = [
  {
    file: '../console/src/fields/model/snap.ts',
    text: '[0.5, ...others',
    replacement: '[...others',
    effect: 'A field that is moved does not stop at the middle of the page.',
    tests: consoleTests('edit-fields'),
  },
  {
    file: '../console/src/queries/last-day.ts',
    text: 'new Date(asUtc - offsetAt(guess, zone))',
    replacement: 'new Date(guess)',
    effect: 'The last day ends an hour too early or too late when the clocks change.',
    tests: consoleTests('last-day'),
  },
  {
    file: '../console/src/document/follow/trail-lines.ts',
    text: ' && last.event.partyId === event.partyId',
    replacement: '',
    effect: 'The events of two people with the same name become one line.',
    tests: consoleTests('trail-lines'),
  },
  {
    file: '../console/src/contacts/csv-headings.ts',
    text: 'email emailvalue emailaddress',
    replacement: 'email emailaddress',
    effect: 'An import leaves out the addresses of a file from Google.',
    tests: consoleTests('contacts-csv'),
  },
  {
    file: '../signing/src/signature/is-alike.ts',
    text: "    .replaceAll(/\\p{M}/gu, '')\n",
    replacement: '',
    effect: 'A name that is typed without its accents counts as another name.',
    tests: signingTests('is-alike'),
  },
  {
    file: '../signing/src/filling/refusals.ts',
    text: "if (this.#all.get(name)?.fault !== 'room') this.#all.delete(name)",
    replacement: 'this.#all.delete(name)',
    effect: 'A text that was too long counts as new when the party types it again.',
    tests: signingTests('refusals'),
  },
  {
    file: '../signing/src/reader/file/range-loader.ts',
    text: 'const MAX_MERGED = 256 * CHUNK',
    replacement: 'const MAX_MERGED = 25_600 * CHUNK',
    effect: 'A lost connection costs the whole file.',
    tests: signingTests('range-loader'),
  },
  {
    file: '../signing/src/reader/file/text-items.ts',
    text: 'last && isSameWord(last, item)',
    replacement: 'last && !last.str',
    effect: 'A screen reader reads the parts of a word as words of their own.',
    tests: signingTests('text-items'),
  },
  {
    file: '../signing/src/session/obstacle.ts',
    text: "kind: 'expired', isTest: error.isTest ?? false",
    replacement: "kind: 'expired', isTest: false",
    effect: 'The link of a test document that has expired does not say that it was a test.',
    tests: signingTests('obstacle'),
  },
  {
    file: '../signing/src/views/reject-button.tsx',
    text: 'reason.current!.value.trim() || null',
    replacement: 'null',
    effect: 'The reason of a rejection is lost.',
    tests: signingTests('browser/session/dead-ends'),
  },
  {
    file: '../signing/src/session/turns.ts',
    text: " && other.signingStatus === 'NOT_SIGNED'",
    replacement: '',
    effect: 'A party seems to wait for those who have signed.',
    tests: signingTests('browser/session/turns'),
  },
  {
    file: '../console/src/document/draft/use-other-pdf.ts',
    text: 'isHere() &&\n        ask(',
    replacement: 'ask(',
    effect: 'The console asks about a draft that the sender has left.',
    tests: consoleTests('campaigns/other-pdf'),
  },
  {
    file: '../console/src/layout/failure.tsx',
    text: 'page === undefined ? []',
    replacement: 'page !== undefined ? []',
    effect: 'The console does not say on which page the fault of a file is.',
    tests: consoleTests('browser/finding'),
  },
]
