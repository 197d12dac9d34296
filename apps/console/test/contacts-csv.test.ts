import type { ContactId } from '@paraph/client'
import { expect, test } from 'vitest'
import { MAX_ROWS, readContacts } from '../src/contacts/csv.ts'
import { writeContacts } from '../src/contacts/csv-export.ts'
import { separatorFor, tableText } from '../src/tables/write-csv.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file with semicolons, headings in Swedish, quotes, empty rows and one column for the name is read', () => {
  const file =
    'Namn;E-postadress;Mobilnummer;Personnr;Kundnummer;Företag;Org.nr\r\n"Lindqvist; Anna";anna@example.com;+46701740605;19900101-0017;7;Bygg AB;556016-0680\r\n;;;;\r\nBo;;;;;Bo AB\r\n;cy@example.com;;;\r\n'
  expect(readContacts(bytes(file))).toMatchObject({
    rows: [
      {
        line: 2,
        contact: {
          firstName: 'Lindqvist;',
          lastName: 'Anna',
          email: 'anna@example.com',
          phone: '+46701740605',
          ssn: '19900101-0017',
        },
        company: { name: 'Bygg AB', orgNumber: '556016-0680' },
      },
      { line: 4, contact: { firstName: 'Bo', lastName: '' }, company: { name: 'Bo AB', orgNumber: '' } },
    ],
    refused: [{ line: 5, cells: ['', 'cy@example.com', '', '', ''], why: 'name' }],
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
      rows: [{ line: 2, contact: { firstName: 'Åke', lastName: 'Öström' } }],
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
    { line: 3, contact: anna },
  ],
  ['a file without headings', 'Anna Lindqvist;anna@example.com\r\n', { line: 1, contact: anna }],
  [
    'a file without headings, that begins with the address',
    'anna@example.com\t070-174 06 05\tAnna Lindqvist\n',
    { line: 1, contact: { ...anna, phone: '070-174 06 05' } },
  ],
  [
    'a file with headings of Swedish programs',
    '\uFEFF"Förnamn"|"Efternamn"|"E-post"|"Tel."|"Mobilnr"|"Företag"|"Org.nr"|"Personnr"|"Titel"\r"Anna"|"Lindqvist"|"anna@example.com"|"08123"|"0701740605"|"Bygg AB"|"556016-0680"|"900101-0017"|"Ekonomichef"',
    {
      contact: { ...anna, phone: '0701740605', ssn: '900101-0017', companyRole: 'Ekonomichef' },
      company: { name: 'Bygg AB', orgNumber: '556016-0680' },
    },
  ],
  ['a list of last names first', 'Namn;E-post\n"Lindqvist, Anna";anna@example.com', { contact: anna }],
  ['a name with a role', 'Namn\n"Anna Lindqvist, VD"', { contact: { firstName: 'Anna Lindqvist,', lastName: 'VD' } }],
  ['a last name alone', 'Förnamn,Efternamn\n,Lindqvist', { contact: { firstName: 'Lindqvist', lastName: '' } }],
  ['two columns and an empty row', 'Namn;E-post\nAnna Lindqvist;anna@example.com\n;\n\n', { line: 2, contact: anna }],
])('%s is read', (_, file, person) => {
  expect(readContacts(bytes(file))).toMatchObject({ rows: [person], unknown: [], refused: [] })
})

test('a row with an address that the server refuses is refused before the import', () => {
  const file = 'Name,E-mail\nA,a&b@example.com\nB,b@example.xn--p1ai\nC,c@example.com\nD,\n'
  expect(readContacts(bytes(file))).toMatchObject({
    rows: [{ line: 4 }, { line: 5 }],
    refused: [
      { line: 2, cells: ['A', 'a&b@example.com'], why: 'address' },
      { line: 3, why: 'address' },
    ],
  })
})

test('a person who stands twice is read once, and others with the same address are not', () => {
  const file =
    'Name,E-mail,Company\nAnna L,a@example.com,X\nANNA L,A@example.com,x\nBo,a@example.com,X\nAnna L,a@example.com,X\n'
  expect(readContacts(bytes(file))).toMatchObject({
    rows: [{ line: 2 }, { line: 4 }],
    doubled: [
      { line: 3, first: 2 },
      { line: 5, first: 2 },
    ],
  })
})

test('a row with a wrong quotation mark is refused with its line, and the rows after it are read', () => {
  const file = [
    'Name;E-mail;Street',
    '"Anna ""Ann"" Lindqvist";anna@example.com;"Vägen 1',
    '111 11 Orten"',
    '"Bo Berg;bo@example.com;',
    'Cy Dahl;cy@example.com;"open',
    'Di "D" Ek; "di@example.com" ;',
    '"Ed" Falk;ed@example.com;',
    '"Fi Gran";fi@example.com;"at the end',
  ].join('\r\n')
  const read = readContacts(bytes(file))
  expect(typeof read === 'object' && read.rows.map(({ line, contact }) => [line, ...Object.values(contact)])).toEqual([
    [2, 'Anna "Ann"', 'Lindqvist', 'anna@example.com'],
    [6, 'Di "D"', 'Ek', 'di@example.com'],
  ])
  expect(read).toMatchObject({
    refused: [
      { line: 4, cells: ['Bo Berg', 'bo@example.com', ''], why: 'quote' },
      { line: 5, why: 'quote' },
      { line: 7, why: 'quote' },
      { line: 8, cells: ['Fi Gran', 'fi@example.com', 'at the end'], why: 'quote' },
    ],
  })
})

test('a file in which each quotation mark is open does not freeze the page', () => {
  const file = bytes(`Name\n${`"${'x'.repeat(400)}\n`.repeat(MAX_ROWS)}`)
  expect(readContacts(file)).toMatchObject({ rows: [], refused: { length: MAX_ROWS } })
})

const at = '2026-11-21T08:30:00.000Z'
const nothing = { email: null, phone: null, ssn: null, externalId: null, companyRole: null }
const own = { ...nothing, id: 'ctc_01kakxv3fcfh1rdc03pc0pv5hk' as ContactId, createdAt: at, updatedAt: at }

test.each([',', ';'])(
  'a saved file with %s is read again as it was, and no cell of it is a formula',
  async (separator) => {
    const people = [
      { firstName: '=cmd|calc', lastName: '@Sum "x", y', email: 'a@example.com', phone: '+46701740605' },
      { firstName: "O'Neil", lastName: '', externalId: '=1\n2', companyRole: 'x; =HYPERLINK("a")|+1\t-2' },
      { firstName: "'=1", lastName: "''@", externalId: '\t=1', companyRole: "'\rx;''-1" },
    ]
    const company = { id: 'cmp_01kakxv35be0nttz8znbxcy6s8', name: '=Bygg, "AB"', orgNumber: '-5560160680' }
    const saved = await writeContacts(
      people.map((person, index) => ({ ...own, ...person, ...(index === 0 && { company }) })),
      separator,
    ).text()
    expect(saved).not.toMatch(/(^|[,;|\t])\s*"?[=+\-@]/m)
    expect(saved).toContain(`${separator}'+46701740605${separator}`)
    expect(saved.split('\r\n')[1]).toMatch(`${at}${separator}${at}`)
    const read = readContacts(bytes(saved))
    expect(read).toMatchObject({ refused: [], unknown: [] })
    expect(typeof read === 'object' && read.rows.map(({ contact }) => contact)).toEqual(people)
    expect(typeof read === 'object' && read.rows.map((row) => row.company)).toEqual([
      { name: company.name, orgNumber: company.orgNumber },
      undefined,
      undefined,
    ])
  },
)

test('any text is harmless in a saved file, and is read again as it was', () => {
  const letters = ['=', '+', '-', '@', "'", '"', ',', ';', '|', '\t', '\r', '\n', ' ', 'x']
  // An import trims cells.
  const texts = letters
    .flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)))
    .filter((text) => !/^[ \n]|\s$/.test(text))
  for (const separator of [',', ';'] as const) {
    const file = tableText([['Name', 'Notes'], ...texts.map((text) => ['x', text])], separator)
    expect(file).not.toMatch(/(^|[,;|\t])\s*"?[=+\-@]/m)
    const read = readContacts(bytes(file))
    expect(typeof read === 'object' && read.rows.map(({ cells }) => cells[1])).toEqual(texts)
  }
})

test('the separator is the one of Excel in the countries of the person', () => {
  expect(separatorFor(['en', 'en-US'])).toBe(',')
  expect(separatorFor(['sv', 'en-US'])).toBe(';')
  expect(separatorFor(['en', 'de-AT'])).toBe(';')
  // A language that the browser takes from its computer can be malformed.
  expect(separatorFor(['en-US@posix', 'sv'])).toBe(';')
})

test('a file without a column for names, and one with too many rows, are not read', () => {
  for (const file of [
    '',
    '\n',
    'E-mail\na@example.com',
    '%PDF-1.7\n',
    'a@example.com\n',
    'Nom,Courriel\nA,a@example.com',
    'A,Bygg AB,a@example.com\n',
  ])
    expect(readContacts(bytes(file)), file).toBe('no_names')
  const rows = (count: number) =>
    bytes(['Name', ...Array.from({ length: count }, (_, index) => `Anna ${index}`)].join('\n'))
  expect(readContacts(rows(MAX_ROWS + 1))).toBe('too_many')
  expect(readContacts(rows(MAX_ROWS))).toMatchObject({ rows: { length: MAX_ROWS } })
})
