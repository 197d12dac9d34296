import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Editor } from './hovers.ts'

// Compiles the declarations of the browser, which is slow on a busy machine.

const editor = new Editor()
const start = `import { Paraph, isParaphError, type Party } from '@paraph/client'
declare const paraph: Paraph
declare const party: Party
const contact = await paraph.contacts.get('ctc_1')
`

test.each([
  ['¦contact.email', 'const contact: Contact'],
  ['for await (const ¦event of paraph.documents.listEvents("doc_1")) void event', 'const event: AuditEvent'],
  ['const ¦page = await paraph.contacts.list()', 'const page: ContactList'],
  ['contact.¦id', '(property) id: ContactId'],
  ['party.¦role', '(property) role: PartyRole'],
  [
    'paraph.documents.¦get("doc_1")',
    '(method) Documents.get(documentId: DocumentId, options?: GetDocumentQuery & CallOptions): Answer<ParaphDocument>',
  ],
  [
    'paraph.documents.¦list()',
    '(method) Documents.list(query?: ListDocumentsQuery, options?: CallOptions): List<DocumentList, ParaphDocument>',
  ],
  [
    'paraph.documents.¦create({ file: "a.pdf" })',
    '(method) Documents.create(body: WithUpload<WithDates<CreateDocument, "expiresAt">>, options?: PostOptions): Answer<ParaphDocument>',
  ],
  [
    'paraph.parties.¦add("doc_1", { contactId: contact.id, role: "SIGNER" })',
    '(method) Parties.add(documentId: DocumentId, body: AddParty, options?: PostOptions): Answer<Party>',
  ],
  ['paraph.¦documents', '(property) Paraph.documents: DocumentMethods'],
  ['paraph.¦companies', '(property) companies: Companies'],
])('the hover of %s', (code, type) => {
  expect(editor.hover(start + code).type).toBe(type)
})

test.each([
  ['paraph.documents.get(contact.¦id)', 'Unique contact identifier.'],
  ['party.¦role', 'The task of the party.'],
  ['paraph.contacts.create({ firstName: "A", lastName: "B", ¦phone: "+46701740605" })', 'A valid phone number'],
  ['paraph.contacts.list({ ¦email: "a@b.se" })', 'Only contacts with this e-mail address.'],
  ['paraph.documents.create({ ¦file: "a.pdf" })', 'The PDF'],
  ['paraph.¦fields', 'A field is'],
  [
    'paraph.fields.add("doc_1", { fields: [{ partyId: "pty_1", type: "TEXT", name: "city", page: 1, ¦box: { x: 0, y: 0, width: 1, height: 1 } }] })',
    'Where the value is drawn.',
  ],
])('the documentation of %s', (code, text) => {
  expect(editor.hover(start + code).documentation).toContain(text)
})

test.each([
  [
    'void paraph.documents.get(contact.id)',
    "Argument of type 'ContactId' is not assignable to parameter of type 'DocumentId'.",
  ],
  ['contact.emial', "Property 'emial' does not exist on type 'Contact'. Did you mean 'email'?"],
  [
    'void paraph.contacts.create({ firstName: "A" })',
    "Argument of type '{ firstName: string; }' is not assignable to parameter of type 'CreateContact'.",
  ],
  [
    'void paraph.parties.add("doc_1", { contactId: contact.id, role: "WITNESS" })',
    `Type '"WITNESS"' is not assignable to type 'PartyRole'.`,
  ],
])('the first line of the error of %s', (code, message) => {
  expect(editor.errors(start + code).map((text) => text.split('\n')[0])).toEqual([message])
})

test('the conversions of coordinates are documented where they are used', () => {
  const start = "import { PdfBox } from '@paraph/client/pdf-box'\nconst page = { width: 595, height: 842 }\n"
  const { type, documentation, tags } = editor.hover(
    `${start}PdfBox.¦fromLowerLeft({ x: 60, y: 120, width: 200, height: 20 }, page)`,
  )
  expect(type).toBe('(method) fromLowerLeft(place: PdfPlace, page: PdfPage): FieldBox')
  expect(documentation).toContain('in the coordinates of the PDF file')
  expect(tags.map((tag) => tag.split(' ')[0])).toEqual(['@param', '@param', '@returns', '@throws', '@see'])
  expect(editor.errors(`${start}PdfBox.fromLowerLeft({ x: 60, y: 120 }, page)`)[0]).toContain(
    "missing the following properties from type 'PdfPlace': width, height",
  )
})

test('the type tests compile with the compiled client', () => {
  const text = readFileSync(new URL('../types.ts', import.meta.url), 'utf8')
  expect(text).toContain("'../src/index.ts'")
  expect(editor.errors(text.replaceAll("'../src/index.ts'", "'@paraph/client'"))).toEqual([])
})

test('an editor completes codes, of which there may be new ones', () => {
  const code = 'try {} catch (error) { if (isParaphError(error) && error.code === "¦") {} }'
  expect(editor.completions(start + code)).toEqual(expect.arrayContaining(['document_not_draft', 'timeout']))
  const type = 'for await (const { type } of paraph.documents.listEvents("doc_1")) if (type === "¦") {}'
  expect(editor.completions(start + type)).toEqual(expect.arrayContaining(['party.signed']))
})

test('every field of every type is documented, and no required field has a default', () => {
  const fields = editor.exportedTypes().flatMap(({ name: type, fields }) => fields.map((field) => ({ type, ...field })))
  expect(fields.length).toBeGreaterThan(300)
  const name = ({ type, name }: { type: string; name: string }) => `${type}.${name}`
  expect(fields.filter(({ documentation }) => documentation === '').map(name)).toEqual([])
  const withDefault = fields.filter(({ optional, tags }) => !optional && tags.some((tag) => tag.startsWith('@default')))
  expect(withDefault.map(name)).toEqual([])
})

test('no type has the name of a global type, except the deprecated names of the first release', () => {
  const shadows = editor.exportedTypes().filter(({ isGlobal, deprecated }) => isGlobal && !deprecated)
  expect(shadows.map(({ name }) => name)).toEqual([])
})
