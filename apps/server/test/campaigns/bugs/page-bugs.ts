import type { Bugs } from './bugs.ts'

const consoleTests = (...names: string[]) => names.map((name) => `../../console/test/${name}.test.ts`)
const signingTests = (...names: string[]) => names.map((name) => `../../signing/test/${name}.test.ts`)

/** Bugs of the console and of the signing page. The workspaces of the two pages have the tests that must see these bugs. */
export const pageBugs: Bugs = {
  'A field that is moved does not stop at the middle of the page.': {
    file: '../console/src/fields/model/snap.ts',
    text: '[0.5, ...others',
    replacement: '[...others',
    tests: consoleTests('edit-fields'),
  },
  'The last day ends an hour too early or too late when the clocks change.': {
    file: '../console/src/queries/last-day.ts',
    text: 'new Date(asUtc - offsetAt(guess, zone))',
    replacement: 'new Date(guess)',
    tests: consoleTests('last-day'),
  },
  'The events of two people with the same name become one line.': {
    file: '../console/src/document/follow/trail-lines.ts',
    text: ' && last.event.partyId === event.partyId',
    tests: consoleTests('trail-lines'),
  },
  'An import leaves out the addresses of a file from Google.': {
    file: '../console/src/contacts/csv-headings.ts',
    text: 'email emailvalue emailaddress',
    replacement: 'email emailaddress',
    tests: consoleTests('contacts-csv'),
  },
  'A name that is typed without its accents counts as another name.': {
    file: '../signing/src/signature/is-alike.ts',
    text: "    .replaceAll(/\\p{M}/gu, '')\n",
    tests: signingTests('is-alike'),
  },
  'A text that was too long counts as new when the party types it again.': {
    file: '../signing/src/filling/refusals.ts',
    text: "if (this.#all.get(name)?.fault !== 'room') this.#all.delete(name)",
    replacement: 'this.#all.delete(name)',
    tests: signingTests('refusals'),
  },
  'A lost connection costs the whole file.': {
    file: '../signing/src/reader/file/range-loader.ts',
    text: 'const MAX_MERGED = 256 * CHUNK',
    replacement: 'const MAX_MERGED = 25_600 * CHUNK',
    tests: signingTests('range-loader'),
  },
  'A screen reader reads the parts of a word as words of their own.': {
    file: '../signing/src/reader/file/text-items.ts',
    text: 'last && isSameWord(last, item)',
    replacement: 'last && !last.str',
    tests: signingTests('text-items'),
  },
  'The link of a test document that has expired does not say that it was a test.': {
    file: '../signing/src/session/obstacle.ts',
    text: "kind: 'expired', isTest: error.isTest ?? false",
    replacement: "kind: 'expired', isTest: false",
    tests: signingTests('obstacle'),
  },
  'The reason of a rejection is lost.': {
    file: '../signing/src/views/reject-button.tsx',
    text: 'reason.current!.value.trim() || null',
    replacement: 'null',
    tests: signingTests('browser/session/dead-ends'),
  },
  'A party seems to wait for those who have signed.': {
    file: '../signing/src/session/turns.ts',
    text: " && other.signingStatus === 'NOT_SIGNED'",
    tests: signingTests('browser/session/turns'),
  },
  'The console asks about a draft that the sender has left.': {
    file: '../console/src/document/draft/use-other-pdf.ts',
    text: 'isHere() &&\n        ask(',
    replacement: 'ask(',
    tests: consoleTests('campaigns/other-pdf'),
  },
  'The console does not say on which page the fault of a file is.': {
    file: '../console/src/layout/failure.tsx',
    text: 'page === undefined ? []',
    replacement: 'page !== undefined ? []',
    tests: consoleTests('browser/finding'),
  },
}
