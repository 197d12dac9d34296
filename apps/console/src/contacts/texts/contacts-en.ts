const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const contactsEn = {
  title: 'Contacts',
  back: 'All documents',
  search: 'Search by name, address or company',
  none: 'No contacts yet. A contact is somebody to whom you send documents again. Add one, or import a file.',
  found: (count: number, isAll: boolean) => (isAll ? `${count} found.` : `${count} found so far.`),
  notFound: (words: string) => `No contact contains “${words}”.`,
  more: 'Show more',
  add: 'Add a contact',
  change: 'Contact',
  save: 'Save',
  saved: 'Saved.',
  remove: 'Delete',
  removed: 'The contact was deleted.',
  removeSure: 'Delete this contact? Documents with this person stay as they are.',
  noName: 'Enter a first name.',
  correct: 'Correct what is marked.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    phone: 'Phone number (+46…)',
    ssn: 'Swedish personal number',
    companyRole: 'Role in the company',
    externalId: 'Your reference',
  },
  company: {
    title: 'Company',
    none: 'None',
    new: 'A new company…',
    name: 'Name of the company',
    orgNumber: 'Organization number',
    missing: 'Enter the name and the organization number of the company.',
  },
  export: {
    save: 'Save as CSV',
    reads: (count: number) => `${count} read…`,
    limit: (count: number) => `The file has the newest ${count} contacts. A program can read all of them.`,
  },
  import: {
    open: 'Import from CSV',
    about: (rows: number) =>
      `A CSV file that a program for tables has saved, with headings in its first row: name, or first name and last name, and if you like e-mail, phone, personal number, reference and role. At most ${rows} rows.`,
    choose: 'Choose a file',
    noNames: 'No column has the heading “Name” or “First name”. Add the headings as the first row.',
    tooMany: (rows: number) => `The file has more than ${rows} rows. Divide it into several files.`,
    found: (name: string, count: number) => `${name}: ${people(count)} found.`,
    unknown: (columns: string) => `These columns are left out: ${columns}.`,
    nameless: (rows: string) => `These rows have no name and are left out: ${rows}.`,
    leaveKnownOut: 'Leave out people whose e-mail address a contact has already',
    add: (count: number) => `Add ${people(count)}`,
    stop: 'Stop',
    goOn: 'Go on',
    result: (added: number, known: number, refused: number) =>
      `Added: ${added}. Left out, because they are contacts already: ${known}. Not added: ${refused}.`,
    row: (row: number) => `Row ${row}:`,
  },
}

export type ContactsTexts = typeof contactsEn
