import type { Company, Contact, CreateContact } from '@paraph/client'
import { emailPattern } from '@paraph/contract/email-pattern'
import Papa from 'papaparse'
import { splitName } from './split-name.ts'

/** A file with more rows needs a program, or several files. */
export const MAX_ROWS = 1000

/** The columns of a saved file. They have the names of the API, and an import reads them again. */
const columns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'ssn',
  'externalId',
  'companyName',
  'companyOrgNumber',
  'companyRole',
] as const
type Column = (typeof columns)[number] | 'name'

/**
 * Headings of other programs (Google, Outlook, Excel), in English and Swedish, as letters only: `E-mail 1 - Value` is `emailvalue`. Of several columns,
 * the one whose heading stands first here counts, if its cell is not empty. In Outlook, a title is Mr or Ms, and not a role.
 */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: words('fullname name contact namn kontakt visningsnamn displayname'),
  firstName: words('firstname givenname förnamn tilltalsnamn'),
  lastName: words('lastname surname familyname efternamn'),
  email: words('email emailvalue emailaddress mail epost epostadress mejl'),
  phone: words(
    'phone phonenumber mobile mobilephone mobil mobilnummer mobiltelefon phonevalue telefon telefonnummer primaryphone businessphone telefonarbete homephone',
  ),
  ssn: words('ssn personalnumber personnummer personnr'),
  externalId: words('externalid reference referens'),
  companyName: words(
    'companyname company organizationname organisationname organization organisation företagsnamn företag bolag firma organisationsnamn',
  ),
  companyOrgNumber: words(
    'companyorgnumber companynumber orgnumber orgno organizationnumber organisationnumber registrationnumber orgnummer orgnr organisationsnummer organisationsnr',
  ),
  companyRole: words('companyrole jobtitle organizationtitle befattning role roll'),
}

function words(text: string): string[] {
  return text.split(' ')
}

/** A company as a file names it. What the file does not say is empty. */
export type CsvCompany = Pick<Company, 'name' | 'orgNumber'>

/** A person of a file. */
export interface CsvRow {
  /** As programs for tables count: the headings are row 1. */
  row: number
  contact: CreateContact
  company?: CsvCompany
}

export interface CsvContacts {
  rows: CsvRow[]
  /** The rows without a name. */
  nameless: number[]
  /** The rows with an e-mail address that the server refuses. */
  badAddresses: number[]
  /** The headings of columns that are left out. */
  unknown: string[]
}

/** Returns the people of a CSV file, or why it can't be read: `no_names` if no column has names, `too_many` if it has too many rows. */
export function readContacts(bytes: Uint8Array): CsvContacts | 'no_names' | 'too_many' {
  // Excel reads the separator from such a line.
  const [mark = '', named] = /^sep=(.)\r?\n/i.exec(decode(bytes)) ?? []
  const text = decode(bytes).slice(mark.length)
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: named ?? separatorOf(text) })
  const [first = [], ...lines] = data
  const known = first.map((heading) => nameOf(heading))
  if (!known.some((name) => headings.name.includes(name) || headings.firstName.includes(name))) return 'no_names'
  const numbered = lines
    .map((cells, index) => ({ row: index + (mark ? 3 : 2), cells: cells.map(withoutMarks) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (numbered.length > MAX_ROWS) return 'too_many'
  const read = numbered.map(({ row, cells }) => ({ row, ...toPerson(known, cells) }))
  return {
    rows: read.filter(({ contact }) => contact.firstName !== ''),
    nameless: read.filter(({ contact }) => contact.firstName === '').map(({ row }) => row),
    badAddresses: read
      .filter(({ contact: { firstName, email } }) => firstName && email && !emailPattern.test(email))
      .map(({ row }) => row),
    // Outlook writes 90 columns, most of them empty.
    unknown: first.filter(
      (heading, index) =>
        heading.trim() !== '' && !columnOf(known[index]!) && numbered.some(({ cells }) => cells[index]),
    ),
  }
}

/**
 * Where a program for tables could see a formula: at the start of a cell, and after each separator of some country or program inside it, because that
 * program then divides the cell there.
 */
const FORMULA = /(^|[,;|\t\r\n])([^\S\r\n]*)(?=[=+\-@])/g
const MARKED = /(^|[,;|\t\r\n])([^\S\r\n]*)'(?=[=+\-@])/g

/** Returns a CSV file of the contacts. An apostrophe stands before what programs for tables would execute. */
export function writeContacts(contacts: Contact[]): Blob {
  const rows = contacts.map(({ company, ...contact }) => {
    const cells = { ...contact, companyName: company?.name, companyOrgNumber: company?.orgNumber }
    return columns.map((column) => (cells[column] ?? '').replaceAll(FORMULA, "$1$2'"))
  })
  const text = Papa.unparse({ fields: [...columns], data: rows })
  // Without the mark, Excel reads it as Windows-1252.
  return new Blob(['\uFEFF', text], { type: 'text/csv' })
}

const nameOf = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

const columnOf = (name: string) => (Object.keys(headings) as Column[]).find((column) => headings[column].includes(name))

/** The library guesses by the number of cells, and is wrong for two columns. The right separator finds the most headings. */
function separatorOf(text: string): string {
  const countOf = (delimiter: string) => {
    const [cells = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data
    return cells.filter((cell) => columnOf(nameOf(cell))).length
  }
  return [',', ';', '\t', '|'].toSorted((a, b) => countOf(b) - countOf(a))[0]!
}

function toPerson(known: string[], cells: string[]): Omit<CsvRow, 'row'> {
  const cell = (column: Column) => {
    const filled = headings[column].flatMap((name) =>
      cells.filter((text, index) => known[index] === name && text !== ''),
    )
    // Google puts several values into one cell.
    return (filled[0] ?? '').split(' ::: ')[0]!
  }
  const firstName = cell('firstName')
  const rest = (['email', 'phone', 'ssn', 'externalId', 'companyRole'] as const).filter((column) => cell(column) !== '')
  const company = { name: cell('companyName'), orgNumber: cell('companyOrgNumber') }
  return {
    contact: {
      ...(firstName ? { firstName, lastName: cell('lastName') } : splitName(cell('name'))),
      ...Object.fromEntries(rest.map((column) => [column, cell(column)])),
    },
    ...((company.name || company.orgNumber) && { company }),
  }
}

/** Without the apostrophes of `writeContacts`. */
const withoutMarks = (cell: string) => cell.trim().replaceAll(MARKED, '$1$2')

/** The letters of Western Europe. What other non-ASCII characters a file has is probably read in a wrong encoding. */
const LETTERS = /[À-ÖØ-öø-ÿ]/g

/** Excel saves CSV as UTF-8 with a mark, as Windows-1252, on a Mac also as Mac Roman, or as UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes))
    const countOf = (text: string) => text.match(LETTERS)?.length ?? 0
    return countOf(mac!) > countOf(windows!) ? mac! : windows!
  }
}
