import type { Company, CreateContact } from '@paraph/client'
import { emailPattern } from '@paraph/contract/email-pattern'
import { areRoles, columnOf, type CsvColumn, headingName, headings, isOwn, isTitle } from './csv-headings.ts'
import { type CsvRecord, readRecords } from './csv-records.ts'
import { decodeFile } from './file-text.ts'
import { withoutMarks } from '../tables/formula-marks.ts'
import { splitName } from './split-name.ts'

/** A file with more rows needs a program, or several files. */
export const MAX_ROWS = 10_000

/** A company as a file names it. What the file does not say is empty. */
export type CsvCompany = Pick<Company, 'name' | 'orgNumber'>

/** A person of a file. */
export interface CsvRow {
  /** The line of the file in which the row begins. */
  line: number
  /** As they stand in the file, without marks and quotation marks. */
  cells: string[]
  contact: CreateContact
  company?: CsvCompany
}

/** A row that can't become a contact, and why: its quotation marks, no name, or an e-mail address that the server refuses. */
export interface RefusedRow {
  line: number
  cells: string[]
  why: 'quote' | 'name' | 'address'
}

/** A row that says the same as one before it. */
export interface DoubledRow {
  line: number
  first: number
}

export interface CsvContacts {
  /** The first row of the file, or the names of the columns if it has none. */
  headings: string[]
  /** Each person once. */
  rows: CsvRow[]
  doubled: DoubledRow[]
  refused: RefusedRow[]
  /** The headings of columns that are left out. */
  unknown: string[]
}

/** Returns the people of a CSV file, or why it can't be read: `no_names` if no column has names, `too_many` if it has too many rows. */
export function readContacts(bytes: Uint8Array): CsvContacts | 'no_names' | 'too_many' {
  const records = rowsOf(decodeFile(bytes))
  const [first] = records
  const found = first && (headingsIn(first) ?? columnsOf(records))
  if (!found) return 'no_names'
  const rows = records.slice(found.isFirstRow ? 1 : 0)
  if (rows.length > MAX_ROWS) return 'too_many'
  const known = found.headings.map(headingName)
  takeRoles(known, rows)
  const places = placesOf(known)
  const nameOf = nameReader(rows.flatMap(({ cells }) => valueIn(cells, places.name) || []))
  const faults = rows.map(({ isBroken, ...record }) => {
    const row = { ...record, ...toPerson(places, record.cells, nameOf) }
    return { row, why: isBroken ? ('quote' as const) : faultOf(row.contact) }
  })
  return {
    headings: found.headings,
    ...withoutDoubles(faults.flatMap(({ row, why }) => (why ? [] : [row]))),
    refused: faults.flatMap(({ row: { line, cells }, why }) => (why ? [{ line, cells, why }] : [])),
    // Outlook writes 90 columns, most of them empty.
    unknown: found.headings.filter((heading, index) => {
      const name = known[index]!
      return heading !== '' && !columnOf(name) && !isOwn(name) && rows.some(({ cells }) => cells[index])
    }),
  }
}

function withoutDoubles(all: CsvRow[]): Pick<CsvContacts, 'rows' | 'doubled'> {
  const lines = new Map<string, number>()
  const [rows, doubled]: [CsvRow[], DoubledRow[]] = [[], []]
  for (const row of all) {
    const key = JSON.stringify(row.cells).toLowerCase()
    const first = lines.get(key)
    if (first !== undefined) doubled.push({ line: row.line, first })
    else {
      lines.set(key, row.line)
      rows.push(row)
    }
  }
  return { rows, doubled }
}

/** Returns the filled rows of a text, and no more of them than show that the file has too many. */
function rowsOf(text: string): CsvRecord[] {
  // Excel reads the separator from such a line.
  const [mark = '', named] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? []
  const rows: CsvRecord[] = []
  for (const { line, cells, isBroken } of readRecords(text.slice(mark.length), named ?? separatorOf(text))) {
    const row = { line: mark ? line + 1 : line, cells: cells.map(withoutMarks), isBroken }
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    if (rows.length > MAX_ROWS + 1) break
  }
  return rows
}

/** The right separator finds the most headings, or the most addresses in a file without headings. */
function separatorOf(text: string): string {
  const countOf = (separator: string) => {
    const [first] = readRecords(text.replace(/^[\r\n]+/, ''), separator)
    return (first?.cells ?? []).filter((cell) => columnOf(headingName(cell)) || kindOf(cell.trim()) !== 'name').length
  }
  return [',', ';', '\t', '|'].toSorted((a, b) => countOf(b) - countOf(a))[0]!
}

function headingsIn({ cells }: CsvRecord) {
  const hasNames = cells.some((cell) => ['name', 'firstName', 'lastName'].includes(columnOf(headingName(cell)) ?? ''))
  return hasNames ? { headings: cells, isFirstRow: true } : undefined
}

/** Returns what the columns of a file without headings are. It must have one column of names, and an address in its first row. */
function columnsOf(rows: CsvRecord[]) {
  const [first] = rows
  if (!first!.cells.some((cell) => cell && kindOf(cell) !== 'name')) return undefined
  const columns = first!.cells.map((_, index) => {
    const kinds = rows.flatMap(({ cells }) => (cells[index] ? [kindOf(cells[index])] : []))
    const isMostly = (kind: 'email' | 'phone') => kinds.filter((one) => one === kind).length * 2 > kinds.length
    return isMostly('email') ? 'email' : isMostly('phone') ? 'phone' : kinds.length > 0 ? 'name' : ''
  })
  return columns.filter((column) => column === 'name').length === 1
    ? { headings: columns, isFirstRow: false }
    : undefined
}

function kindOf(cell: string): 'email' | 'phone' | 'name' {
  return emailPattern.test(cell) ? 'email' : /^[+0](?:[\s()/-]*\d){6,}$/.test(cell) ? 'phone' : 'name'
}

/** Reads the titles as roles if they are some. */
function takeRoles(known: string[], rows: CsvRecord[]): void {
  const index = known.findIndex(isTitle)
  if (index !== -1 && areRoles(rows.flatMap(({ cells }) => cells[index] || []))) known[index] = 'role'
}

function faultOf({ firstName, email }: CreateContact): 'name' | 'address' | undefined {
  if (!firstName) return 'name'
  return email && !emailPattern.test(email) ? 'address' : undefined
}

type Places = Readonly<Record<CsvColumn, number[]>>

/** Returns where the values of each column are, the best place first. */
function placesOf(known: string[]): Places {
  const places = (names: readonly string[]) =>
    names.flatMap((name) => known.flatMap((other, index) => (other === name ? [index] : [])))
  return Object.fromEntries(Object.entries(headings).map(([column, names]) => [column, places(names)])) as Places
}

function valueIn(cells: string[], places: number[]): string {
  const place = places.find((index) => cells[index])
  // Google puts several values into one cell.
  return place === undefined ? '' : cells[place]!.split(' ::: ')[0]!
}

/** Some programs write all names as `Lindqvist, Anna`. */
function nameReader(names: readonly string[]): typeof splitName {
  const lastFirst = /^([^,]+),([^,]+)$/
  const rests = names.map((name) => lastFirst.exec(name)?.[2] ?? '')
  if (names.length === 0 || rests.includes('') || areRoles(rests)) return splitName
  return (name) => {
    const [, lastName = '', firstName = ''] = lastFirst.exec(name) ?? []
    return { firstName: firstName.trim(), lastName: lastName.trim() }
  }
}

function toPerson(places: Places, cells: string[], read: typeof splitName): Pick<CsvRow, 'contact' | 'company'> {
  const cell = (column: CsvColumn) => valueIn(cells, places[column])
  const [firstName, lastName, name] = [cell('firstName'), cell('lastName'), cell('name')]
  const rest = (['email', 'phone', 'ssn', 'externalId', 'companyRole'] as const).filter((column) => cell(column) !== '')
  const company = { name: cell('companyName'), orgNumber: cell('companyOrgNumber') }
  return {
    contact: {
      // A person with one name needs a first name.
      ...(firstName ? { firstName, lastName } : name ? read(name) : splitName(lastName)),
      ...Object.fromEntries(rest.map((column) => [column, cell(column)])),
    },
    ...((company.name || company.orgNumber) && { company }),
  }
}
