import { expect, test } from 'vitest'
import { pdfNames } from '../src/documents/selected/file-names.ts'

const idOf = (index: number) => `doc_01kakxv3xqf0ftbbyqcqz${String(index).padStart(6, '0')}`

/** Returns the names of the PDFs of documents with these titles. */
const namesOf = (...titles: string[]) =>
  Array.from(pdfNames(titles.map((title, index) => ({ id: idOf(index), title }))).values())

const names = [
  ['Tenancy agreement', 'Tenancy agreement.pdf'],
  ['Lease 1/2: "A&B" <C>\\D|E?*', 'Lease 1_2_ _A&B_ _C__D_E__.pdf'],
  ['../../etc/passwd', '_.._etc_passwd.pdf'],
  ['C:\\Windows', 'C__Windows.pdf'],
  ['Offer\n\tnew\u0000', 'Offer__new_.pdf'],
  ['Offer.PDF', 'Offer.pdf'],
  ['Offer v1.2', 'Offer v1.2.pdf'],
  ['  Offer... ', 'Offer.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['...', 'PDF.pdf'],
  [' ', 'PDF.pdf'],
  ['con', '_con.pdf'],
  ['COM1.report', '_COM1.report.pdf'],
  ['lpt¹', '_lpt¹.pdf'],
  ['Contract', 'Contract.pdf'],
  // A mark that turns the direction would show "fdp.exe" as "exe.pdf".
  ['Offer\u202Efdp.exe', 'Offerfdp.exe.pdf'],
  ['A\u030Angstro\u0308m', 'Ångström.pdf'],
  ['Half \uD83D', 'Half \uFFFD.pdf'],
  ['a'.repeat(200), `${'a'.repeat(120)}.pdf`],
  [`${'a'.repeat(118)}. b`, `${'a'.repeat(118)}.pdf`],
  [`${'a'.repeat(119)}👩‍👧‍👦`, `${'a'.repeat(119)}.pdf`],
  ['契'.repeat(200), `${'契'.repeat(66)}.pdf`],
] as const

test('a title becomes a name that every computer takes', () => {
  expect(names.map(([title]) => [title, ...namesOf(title)])).toEqual(names)
})

test('documents with the same title get a part of their identifiers, and no two names are equal', () => {
  expect(namesOf('Offer', 'Plan', 'OFFER', 'Offer 000002')).toEqual([
    'Offer 000000.pdf',
    'Plan.pdf',
    'OFFER 000002.pdf',
    `Offer 000002 ${idOf(3).slice(-6)}.pdf`,
  ])
  const twice = pdfNames(['a', 'b'].map((start) => ({ id: `${start}000000`, title: 'Offer' })))
  expect(Array.from(twice.values())).toEqual(['Offer 000000.pdf', 'Offer b000000.pdf'])
})
