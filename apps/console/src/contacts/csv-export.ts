import type { Contact } from '@paraph/client'
import { contactColumns } from './csv-headings.ts'
import { withMarks } from './formula-marks.ts'

/** Returns a CSV file of the contacts. Dates are as in the API. */
export function writeContacts(contacts: Contact[], separator: string): Blob {
  const columns = [...contactColumns, 'createdAt', 'updatedAt'] as const
  const rows = contacts.map(({ company, ...contact }) => {
    const cells = { ...contact, companyName: company?.name, companyOrgNumber: company?.orgNumber }
    return columns.map((column) => cells[column] ?? '')
  })
  return writeCsv([[...columns], ...rows], separator)
}

/** Returns a CSV file. */
export function writeCsv(rows: string[][], separator: string): Blob {
  // Without the mark, Excel reads it as Windows-1252.
  return new Blob(['\uFEFF', tableText(rows, separator)], { type: 'text/csv' })
}

/** Returns the rows as text, without live formulas. */
export function tableText(rows: string[][], separator: string): string {
  return rows.map((cells) => cells.map((cell) => quote(withMarks(cell), separator)).join(separator)).join('\r\n')
}

const quote = (text: string, separator: string) =>
  /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text

/** Excel expects a semicolon where a comma is the decimal mark. It takes the country from its computer, which the page can only guess from the languages. */
export function separatorFor(languages: readonly string[]): ',' | ';' {
  return languages.some((language) => new Intl.NumberFormat(language).format(0.5).includes(',')) ? ';' : ','
}
