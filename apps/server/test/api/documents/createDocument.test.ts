import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { createClient } from '@paraph/client'
import type { Document, Problem } from '@paraph/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makePdf, onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

// Large bodies and broken forms are in createDocument.limits.test.ts, bad PDFs of every kind in inspect-pdf.test.ts.

const { baseUrl, db, fetch, newAccount } = await useServer()
const path = '/api/v1/documents'
const pdf = await onePagePdf()
const account = await newAccount()
/** The requests of this account are all refused. */
const refused = await newAccount()

test('200 with the draft and all its fields; the texts of the form become numbers, dates and objects', async () => {
  const { client } = account
  const bytes = await makePdf(3)
  const reminders = { firstAfterDays: 7, everyDays: 1, max: 0 }
  const texts = {
    title: 'Tenancy agreement',
    message: 'Please sign.\nAnna',
    externalId: 'case-2026-118',
    redirectUrl: 'https://App.example.com:8443/signed?case=2026-118#top',
  }
  const { data, response } = await client.POST(path, {
    body: {
      file: pdfFile(bytes, 'tenancy.pdf'),
      ...texts,
      language: 'SV',
      expiresAt: '2031-02-01T01:00:00+02:00',
      marksAtOnce: true,
      pageFooter: false,
      reminders,
    },
  })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^doc_[0-9a-z]{26}$/),
    ...texts,
    attachments: [],
    status: 'DRAFT',
    signingMode: 'PARALLEL',
    language: 'SV',
    expiresAt: '2031-01-31T23:00:00.000Z',
    marksAtOnce: true,
    pageFooter: false,
    reminders,
    file: { name: 'tenancy.pdf', size: bytes.length, pages: 3, sha256: sha256(bytes) },
    sealStatus: null,
    sealError: null,
    sealedFile: null,
    createdAt: expect.any(String),
    updatedAt: data!.createdAt,
    sentAt: null,
    completedAt: null,
    rejectedReason: null,
    cancelledReason: null,
  })
  const params = { path: { id: data!.id } }
  const { events } = (await client.GET('/api/v1/documents/{id}/events', { params })).data!
  expect(events).toMatchObject([{ type: 'document.created', at: data!.createdAt }])
})

test.each([
  ['', '/reminders'],
  ['often', '/reminders'],
  ['null', '/reminders'],
  ['[]', '/reminders'],
  ['{}', '/reminders/firstAfterDays'],
  ['{"firstAfterDays":0,"everyDays":1,"max":1}', '/reminders/firstAfterDays'],
  ['{"firstAfterDays":1,"everyDays":1.5,"max":1}', '/reminders/everyDays'],
  ['{"firstAfterDays":1,"everyDays":1,"max":21}', '/reminders/max'],
  ['{"firstAfterDays":1,"everyDays":1,"max":1,"min":1}', '/reminders/min'],
])('400 for the reminders %s', async (reminders, pointer) => {
  const { status, body } = await upload(refused, [
    ['file', pdfFile(pdf, 'a.pdf')],
    ['reminders', reminders],
  ])
  expect(status).toBe(400)
  expect(body.errors!.map((error) => error.pointer)).toContain(pointer)
})

test('200 for only a file: its name is the title, and the other fields have their defaults', async () => {
  const { body } = await upload(account, [['file', pdfFile(pdf, 'Lease.v2.PDF')]])
  expect(body).toMatchObject({ title: 'Lease.v2', language: 'EN', message: null, externalId: null })
  expect(body).toMatchObject({ redirectUrl: null, expiresAt: null, marksAtOnce: false, pageFooter: true })
  expect(body.reminders).toEqual({ firstAfterDays: 3, everyDays: 3, max: 3 })
})

test.each([
  ['Avtal för Åsa.pdf', 'Avtal för Åsa.pdf', 'Avtal för Åsa'],
  ['契約書 📄.pdf', '契約書 📄.pdf', '契約書 📄'],
  ['C:\\Users\\anna\\lease.pdf', 'lease.pdf', 'lease'],
  ['../../etc/lease.pdf', 'lease.pdf', 'lease'],
  ['the "final" one.pdf', 'the "final" one.pdf', 'the "final" one'],
  ['100%20.pdf', '100%20.pdf', '100%20'],
  ['line\r\nbreak.pdf', 'linebreak.pdf', 'linebreak'],
])('200 for the file name %j', async (sent, name, title) => {
  const { status, body } = await upload(account, [['file', pdfFile(pdf, sent)]])
  expect(status).toBe(200)
  expect(body).toMatchObject({ title, file: { name } })
})

test.each(['text/plain', 'application/octet-stream', ''])('200 for a PDF with the content type %j', async (type) => {
  const { status, body } = await upload(account, [['file', pdfFile(pdf, 'lease.txt', type)]])
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'lease.txt', file: { name: 'lease.txt', sha256: sha256(pdf) } })
})

test('200 for several concurrent uploads, each with its own pages, size and hash', async () => {
  const counts = [1, 7, 2, 30, 4]
  const files = await Promise.all(counts.map(makePdf))
  const answers = await Promise.all(files.map((bytes) => upload(account, [['file', pdfFile(bytes)]])))
  expect(answers.map(({ body }) => body.file)).toEqual(
    files.map((bytes, i) => ({ name: 'lease.pdf', size: bytes.length, pages: counts[i], sha256: sha256(bytes) })),
  )
})

// A form sends a line break as two characters. The server stores one character.
test.each([
  { title: '😀'.repeat(255), message: '😀'.repeat(5000), externalId: 'é'.repeat(255) },
  { message: 'x\n'.repeat(2500) },
])('200 for the longest texts, counted in characters', async (longest) => {
  expect(await account.draftDocument(longest)).toMatchObject(longest)
})

test.each([
  ['title', '', 'min_length'],
  ['title', 'x'.repeat(256), 'max_length'],
  ['title', 'a\0b', 'nul'],
  ['message', 'x'.repeat(5001), 'max_length'],
  ['message', 'a\0b', 'nul'],
  ['language', 'sv', 'enum'],
  ['language', '', 'enum'],
  ['externalId', 'x'.repeat(256), 'max_length'],
  ['externalId', '\0', 'nul'],
  ['redirectUrl', '', 'format'],
  ['redirectUrl', 'null', 'format'],
  ['redirectUrl', 'http://app.example.com/', 'format'],
  ['redirectUrl', 'javascript:alert(1)', 'format'],
  ['redirectUrl', 'data:text/html,x', 'format'],
  ['redirectUrl', 'https://', 'format'],
  ['redirectUrl', 'https://anna:secret@app.example.com/', 'format'],
  ['redirectUrl', `https://app.example.com/${'x'.repeat(2025)}`, 'max_length'],
  ['redirectUrl', 'https://app.example.com/\0', 'format'],
  ['expiresAt', '', 'format'],
  ['expiresAt', 'null', 'format'],
  ['expiresAt', '2030-12-31', 'format'],
  ['expiresAt', '2030-12-31T23:59:59', 'format'],
  ['expiresAt', '2030-12-31T23:59:60Z', 'format'],
  ['expiresAt', '2026-13-45T99:99:99Z', 'format'],
  ['expiresAt', '2030-02-29T12:00:00Z', 'format'],
  ['expiresAt', '2030-12-31T24:00:00Z', 'format'],
  ['expiresAt', '0000-12-31T23:59:59Z', 'format'],
  ['expiresAt', '2030-12-31T23:59:59+0530', 'format'],
  ['expiresAt', '9999-12-31T23:59:59-01:00', 'format'],
  ['marksAtOnce', 'perhaps', 'type'],
  ['pageFooter', 'perhaps', 'type'],
  ['hideTags', 'perhaps', 'type'],
  ['titel', 'Lease', 'additional_properties'],
  ['__proto__', 'x', 'additional_properties'],
])('400 names the field %s for the value %j', async (field, value, code) => {
  const answer = await upload(refused, [
    [field, value],
    ['file', pdfFile(pdf)],
  ])
  expectFault(answer, `/${field}`, code)
  expect(await documentsOf(refused)).toBe(0)
})

test.each<[string, Part[], string, string]>([
  ['no file', [['title', 'Lease']], '/file', 'required'],
  ['a text as the file', [['file', 'lease.pdf']], '/file', 'type'],
  ['a text as the file, and a file as the message', [['file', 'x'], ['message', pdfFile(pdf)]], '/message', 'file_unexpected'], // prettier-ignore
  ['two files', [['file', pdfFile(pdf)], ['file', pdfFile(pdf)]], '/file', 'too_many'], // prettier-ignore
  ['JSON with a file name', [['file', pdfFile(pdf)], ['parties', new File(['[]'], 'x')]], '/parties', 'file_unexpected'], // prettier-ignore
  ['a file in a field with another name', [['attachment', pdfFile(pdf)]], '/attachment', 'additional_properties'],
  ['two titles', [['title', 'One'], ['title', 'Two'], ['file', pdfFile(pdf)]], '/title', 'type'], // prettier-ignore
  ['an empty file', [['file', pdfFile('')]], '/file', 'file_empty'],
  ['a file that is not a PDF', [['file', pdfFile('Please sign.')]], '/file', 'file_not_pdf'],
  ['half a PDF', [['file', pdfFile(pdf.slice(0, pdf.length / 2))]], '/file', 'file_damaged'],
  ['an encrypted PDF', [['file', pdfFile(await encryptedPdf())]], '/file', 'file_encrypted'],
])('400 for %s', async (_, parts, pointer, code) => {
  expectFault(await upload(refused, parts), pointer, code)
  expect(await documentsOf(refused)).toBe(0)
})

test('400 names all wrong fields', async () => {
  const fields: Part[] = Object.entries({ title: '', language: 'DE', expiresAt: 'soon', externalID: 'x' })
  const { body } = await upload(refused, [...fields, ['file', pdfFile(pdf)]])
  const pointers = body.errors?.map(({ pointer }) => pointer)
  expect(pointers?.toSorted()).toEqual(['/expiresAt', '/externalID', '/language', '/title'])
})

test('422 for an expiry in the past', async () => {
  const body = { file: pdfFile(pdf), language: 'EN', expiresAt: '1999-12-31T23:59:59Z' } as const
  const { error } = await refused.client.POST(path, { body })
  expect(error).toMatchObject({ status: 422, code: 'expiry_past', errors: [{ pointer: '/expiresAt', code: 'past' }] })
  expect(await documentsOf(refused)).toBe(0)
})

test('413 for a file one byte larger than 25 MB', async () => {
  const answer = await upload(refused, [['file', pdfFile(Buffer.alloc(25 * 1024 * 1024 + 1))]])
  expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  expect(await documentsOf(refused)).toBe(0)
})

test('500 if the event of the new document is not stored, and no document stays', async () => {
  // The other files of this process use the same database, so only the events of this account are refused.
  await sql`
    create function refuse_event() returns trigger language plpgsql as $$ begin
      if (select account_id from documents where id = new.document_id) = tg_argv[0] then raise 'refused'; end if;
      return new;
    end $$`.execute(db)
  onTestFinished(async () => void (await sql`drop function refuse_event cascade`.execute(db)))
  await sql`
    create trigger refuse_event before insert on events
    for each row execute function refuse_event(${sql.lit(refused.id)})`.execute(db)
  // The contract has no 500, so this exchange is not recorded.
  const { error } = await createClient({ baseUrl, apiKey: refused.key }).POST(path, { body: { file: pdfFile(pdf) } })
  expect(error).toMatchObject({ status: 500, code: 'internal_error' })
  expect(await documentsOf(refused)).toBe(0)
})

type Part = [name: string, value: string | File]
type Answer = { status: number; body: Partial<Document & Omit<Problem, 'status'>> }

async function upload(account: TestAccount, parts: Part[]): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return post(account, { body })
}

async function post({ key }: TestAccount, { headers, ...init }: RequestInit): Promise<Answer> {
  const authorized = { authorization: `Bearer ${key}`, ...headers }
  const response = await fetch(baseUrl + path, { method: 'POST', headers: authorized, ...init })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

function expectFault({ status, body }: Answer, pointer: string, code: string) {
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'request_invalid' })
  expect(body.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
}

function pdfFile(bytes: Uint8Array<ArrayBuffer> | string, name = 'lease.pdf', type = 'application/pdf') {
  return new File([bytes], name, { type })
}

async function encryptedPdf() {
  const document = PDF.create()
  document.addPage()
  document.setProtection({ userPassword: 'secret' })
  return new Uint8Array(await document.save())
}

function sha256(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}

async function documentsOf({ id }: TestAccount): Promise<number> {
  return (await db.selectFrom('documents').select('id').where('account_id', '=', id).execute()).length
}
