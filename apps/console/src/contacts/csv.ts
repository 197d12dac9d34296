import type { Company, Contact, CreateContact } from '@paraph/client'
import Papa from 'papaparse'
import { splitName } from '../document/draft/people/split-name.ts'

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

/** Headings of other programs, in English and Swedish, without spaces and hyphens. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'fullname', 'contact', 'namn', 'kontakt'],
  firstName: ['firstname', 'givenname', 'förnamn', 'tilltalsnamn'],
  lastName: ['lastname', 'surname', 'familyname', 'efternamn'],
  email: ['email', 'emailaddress', 'mail', 'epost', 'epostadress', 'mejl'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'telefon', 'telefonnummer', 'mobil', 'mobilnummer'],
  ssn: ['ssn', 'personalnumber', 'personnummer', 'personnr'],
  externalId: ['externalid', 'reference', 'referens'],
  companyName: [
    'companyname',
    'company',
    'organization',
    'organisation',
    'organizationname',
    'organisationname',
    'företag',
    'företagsnamn',
    'bolag',
    'firma',
    'organisationsnamn',
  ],
  companyOrgNumber: [
    'companyorgnumber',
    'companynumber',
    'orgnumber',
    'orgno',
    'organizationnumber',
    'organisationnumber',
    'registrationnumber',
    'orgnummer',
    'orgnr',
    'organisationsnummer',
    'organisationsnr',
  ],
  companyRole: ['companyrole', 'role', 'jobtitle', 'title', 'organizationtitle', 'roll', 'titel', 'befattning'],
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
  /** The headings of columns that are left out. */
  unknown: string[]
}

/** Returns the people of a CSV file, or why it can't be read: `no_names` if no column has names, `too_many` if it has too many rows. */
export function readContacts(bytes: Uint8Array): CsvContacts | 'no_names' | 'too_many' {
  const { data } = Papa.parse<string[]>(decode(bytes), { skipEmptyLines: false })
  const [first = [], ...lines] = data
  const known = first.map(columnOf)
  if (!known.some((column) => column === 'name' || column === 'firstName')) return 'no_names'
  const numbered = lines
    .map((cells, index) => ({ row: index + 2, cells: cells.map(withoutMark) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (numbered.length > MAX_ROWS) return 'too_many'
  const read = numbered.map(({ row, cells }) => ({ row, ...toPerson(known, cells) }))
  return {
    rows: read.filter(({ contact }) => contact.firstName !== ''),
    nameless: read.filter(({ contact }) => contact.firstName === '').map(({ row }) => row),
    unknown: first.filter((heading, index) => heading.trim() !== '' && !known[index]),
  }
}

/** Also matches a cell in which a line break follows, which the library's own pattern does not. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns a CSV file of the contacts. Programs for tables execute a cell that begins as a formula does, so such a cell begins with an apostrophe. */
export function writeContacts(contacts: Contact[]): Blob {
  const rows = contacts.map(({ company, ...contact }) => {
    const cells = { ...contact, companyName: company?.name, companyOrgNumber: company?.orgNumber }
    return columns.map((column) => cells[column] ?? '')
  })
  const text = Papa.unparse({ fields: [...columns], data: rows }, { escapeFormulae: FORMULA })
  // Without the mark, Excel reads it as Windows-1252.
  return new Blob(['\uFEFF', text], { type: 'text/csv' })
}

function columnOf(heading: string): Column | undefined {
  const name = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  return (Object.keys(headings) as Column[]).find((column) => headings[column].includes(name))
}

function toPerson(known: (Column | undefined)[], cells: string[]): Omit<CsvRow, 'row'> {
  const cell = (column: Column) => cells[known.indexOf(column)] ?? ''
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

/** The apostrophe with which `writeContacts` begins a cell that would be a formula. */
const withoutMark = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** Excel saves CSV as UTF-8 with a mark, as Windows-1252 or as UTF-16. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
