import type { Contact } from '@paraph/client'
import { contactColumns } from './csv-headings.ts'
import { writeCsv } from '../tables/write-csv.ts'

/** Returns a CSV file of the contacts. Dates are as in the API. */
export function writeContacts(contacts: Contact[], separator: string): Blob {
  const columns = [...contactColumns, 'createdAt', 'updatedAt'] as const
  const rows = contacts.map(({ company, ...contact }) => {
    const cells = { ...contact, companyName: company?.name, companyOrgNumber: company?.orgNumber }
    return columns.map((column) => cells[column] ?? '')
  })
  return writeCsv([[...columns], ...rows], separator)
}
