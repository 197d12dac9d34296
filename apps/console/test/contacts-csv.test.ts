import type { ContactId } from '@paraph/client'
import { expect, test } from 'vitest'
import { MAX_ROWS, readContacts, writeContacts } from '../src/contacts/csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file with semicolons, headings in Swedish, quotes, empty rows and one column for the name is read', () => {
  const file =
    'Namn;E-postadress;Mobilnummer;Personnr;Kundnummer;Företag;Org.nr\r\n"Lindqvist; Anna";anna@example.com;+46701740605;19900101-0017;7;Bygg AB;556016-0680\r\n;;;;\r\nBo;;;;;Bo AB\r\n;cy@example.com;;;\r\n'
  expect(readContacts(bytes(file))).toEqual({
    rows: [
      {
        row: 2,
        contact: {
          firstName: 'Lindqvist;',
          lastName: 'Anna',
          email: 'anna@example.com',
          phone: '+46701740605',
          ssn: '19900101-0017',
        },
        company: { name: 'Bygg AB', orgNumber: '556016-0680' },
      },
      { row: 4, contact: { firstName: 'Bo', lastName: '' }, company: { name: 'Bo AB', orgNumber: '' } },
    ],
    nameless: [5],
    badAddresses: [],
    unknown: ['Kundnummer'],
  })
})

test('the encodings of Excel are read: UTF-8 with and without a mark, Windows-1252, Mac Roman and UTF-16', () => {
  const text = 'First name,Last name\nÅke,Öström\n'
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
  const mac = Uint8Array.from(text, (letter) => ({ Å: 0x81, Ö: 0x85, ö: 0x9a })[letter] ?? letter.charCodeAt(0))
  const files = { plain: bytes(text), marked: bytes(`\uFEFF${text}`), windows: Buffer.from(text, 'latin1'), mac }
  const big = Buffer.from(wide).swap16()
  for (const [name, file] of Object.entries({ ...files, wide, big, 'wide without a mark': wide.subarray(2) }))
    expect(readContacts(new Uint8Array(file)), name).toMatchObject({
      rows: [{ row: 2, contact: { firstName: 'Åke', lastName: 'Öström' } }],
    })
})

const anna = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com' }
test.each<[string, string, object]>([
  [
    'the old file of Google',
    'Name,Given Name,Family Name,Notes,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value,Organization 1 - Name,Organization 1 - Title\nAnna Lindqvist,Anna,Lindqvist,,,anna@example.com ::: a@example.com,+46701740605,Bygg AB,VD',
    { contact: { ...anna, phone: '+46701740605', companyRole: 'VD' }, company: { name: 'Bygg AB', orgNumber: '' } },
  ],
  [
    'the new file of Google',
    'First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\nAnna,Lindqvist,Bygg AB,VD,,,anna@example.com',
    { contact: { ...anna, companyRole: 'VD' }, company: { name: 'Bygg AB', orgNumber: '' } },
  ],
  [
    'a file of Outlook, in which a title is no role',
    'Title,First Name,Last Name,Company,Job Title,Business Phone,Mobile Phone,E-mail Address\n,Anna,Lindqvist,,VD,08123,+46701740605,anna@example.com',
    { contact: { ...anna, phone: '+46701740605', companyRole: 'VD' } },
  ],
  [
    'a file that names its separator',
    'sep=;\r\nNamn;E-post\r\nAnna Lindqvist;anna@example.com\r\n',
    { row: 3, contact: anna },
  ],
  ['two columns and an empty row', 'Namn;E-post\nAnna Lindqvist;anna@example.com\n;\n\n', { row: 2, contact: anna }],
])('%s is read', (_, file, person) => {
  expect(readContacts(bytes(file))).toMatchObject({ rows: [person], unknown: [], badAddresses: [] })
})

test('an address that the server refuses is named before the import', () => {
  const file = 'Name,E-mail\nA,a&b@example.com\nB,b@example.xn--p1ai\nC,c@example.com\nD,\n'
  expect(readContacts(bytes(file))).toMatchObject({ badAddresses: [2, 3] })
})

test('a saved file is read again as it was, and no cell of it is a formula', async () => {
  const at = '2026-11-21T08:30:00.000Z'
  const nothing = { email: null, phone: null, ssn: null, externalId: null, companyRole: null }
  const own = { ...nothing, id: 'ctc_01kakxv3fcfh1rdc03pc0pv5hk' as ContactId, createdAt: at, updatedAt: at }
  const people = [
    { firstName: '=cmd|calc', lastName: '@Sum "x", y', email: 'a@example.com', phone: '+46701740605' },
    { firstName: "O'Neil", lastName: '', externalId: '=1\n2', companyRole: 'x; =HYPERLINK("a")|+1\t-2' },
  ]
  const company = { id: 'cmp_01kakxv35be0nttz8znbxcy6s8', name: '=Bygg, "AB"', orgNumber: '-5560160680' }
  const file = await writeContacts([
    { ...own, ...people[0]!, company },
    { ...own, ...people[1]! },
  ]).text()
  expect(file).not.toMatch(/(^|[,;|\t])\s*"?[=+\-@]/m)
  const read = readContacts(bytes(file))
  expect(read).toMatchObject({ nameless: [], unknown: [] })
  expect(typeof read === 'object' && read.rows.map(({ contact }) => contact)).toEqual([
    { firstName: '=cmd|calc', lastName: '@Sum "x", y', email: 'a@example.com', phone: '+46701740605' },
    people[1],
  ])
  expect(typeof read === 'object' && read.rows.map((row) => row.company)).toEqual([
    { name: company.name, orgNumber: company.orgNumber },
    undefined,
  ])
})

test('a file without a column for names, and one with too many rows, are not read', () => {
  for (const file of ['', '\n', 'E-mail\na@example.com', '%PDF-1.7\n', 'Anna Lindqvist,anna@example.com\n'])
    expect(readContacts(bytes(file)), file).toBe('no_names')
  const rows = (count: number) => bytes(`Name\n${'Anna\n'.repeat(count)}`)
  expect(readContacts(rows(MAX_ROWS + 1))).toBe('too_many')
  expect(readContacts(rows(MAX_ROWS))).toMatchObject({ rows: { length: MAX_ROWS } })
})
