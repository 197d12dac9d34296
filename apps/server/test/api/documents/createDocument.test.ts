import { hash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import type { Document, Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
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
      labels: [' Customers ', 'A\u030are\n 2027', 'customers'],
    },
  })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^doc_[0-9a-z]{26}$/),
    ...texts,
    createdBy: { type: 'API_KEY', id: expect.stringMatching(/^key_/), name: null },
    attachments: [],
    status: 'DRAFT',
    signingMode: 'PARALLEL',
    language: 'SV',
    expiresAt: '2031-01-31T23:00:00.000Z',
    marksAtOnce: true,
    pageFooter: false,
    reminders,
    labels: ['Customers', '\u00c5re 2027'],
    file: { name: 'tenancy.pdf', size: bytes.length, pages: 3, sha256: hash('sha256', bytes) },
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

test('200 for only a file: its name is the title, and the other fields have their defaults', async () => {
  const { body } = await upload(account, [['file', pdfFile(pdf, 'Lease.v2.PDF')]])
  expect(body).toMatchObject({ title: 'Lease.v2', language: 'EN', message: null, externalId: null })
  expect(body).toMatchObject({ redirectUrl: null, expiresAt: null, marksAtOnce: false, pageFooter: true })
  expect(body.reminders).toEqual({ firstAfterDays: 3, everyDays: 3, max: 3 })
})

// A form sends a line break as two characters. The server stores one character.
test.each([
  { title: '😀'.repeat(255), message: '😀'.repeat(5000), externalId: 'é'.repeat(255) },
  { message: 'x\n'.repeat(2500) },
])('200 for the longest texts, counted in characters', async (longest) => {
  expect(await account.draftDocument(longest)).toMatchObject(longest)
})

const rest: Part[] = [['file', pdfFile(pdf)]]
test.each<[string, Part[], string, string]>([
  ['a perhaps', [['marksAtOnce', 'perhaps'], ...rest], '/marksAtOnce', 'type'],
  ['an unknown field', [['titel', 'Lease'], ...rest], '/titel', 'additional_properties'],
  ['a word as reminders', [['reminders', 'often'], ...rest], '/reminders', 'type'],
  [
    'many reminders',
    [['reminders', '{"firstAfterDays":1,"everyDays":1,"max":21}'], ...rest],
    '/reminders/max',
    'maximum',
  ],
  ['no file', [['title', 'Lease']], '/file', 'required'],
  ['a text as the file', [['file', 'lease.pdf']], '/file', 'type'],
  ['two files', [...rest, ...rest], '/file', 'too_many'],
  ['two titles', [['title', 'One'], ['title', 'Two'], ...rest], '/title', 'type'],
  ['an empty file', [['file', pdfFile('')]], '/file', 'file_empty'],
  ['a file that is not a PDF', [['file', pdfFile('Please sign.')]], '/file', 'file_not_pdf'],
  ['half a PDF', [['file', pdfFile(pdf.slice(0, pdf.length / 2))]], '/file', 'file_damaged'],
  ['an encrypted PDF', [['file', pdfFile(await encryptedPdf())]], '/file', 'file_encrypted'],
])('400 for %s', async (_, parts, pointer, code) => {
  const { status, body } = await upload(refused, parts)
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'request_invalid' })
  expect(body.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  expect(await countRows(db, 'documents', refused)).toBe(0)
})

test('422 for an expiry in the past', async () => {
  const body = { file: pdfFile(pdf), language: 'EN', expiresAt: '1999-12-31T23:59:59Z' } as const
  const { error } = await refused.client.POST(path, { body })
  expect(error).toMatchObject({ status: 422, code: 'expiry_past', errors: [{ pointer: '/expiresAt', code: 'past' }] })
  expect(await countRows(db, 'documents', refused)).toBe(0)
})

test('413 for a file one byte larger than 25 MB', async () => {
  const answer = await upload(refused, [['file', pdfFile(Buffer.alloc(25 * 1024 * 1024 + 1))]])
  expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  expect(await countRows(db, 'documents', refused)).toBe(0)
})

type Part = [name: string, value: string | File]
type Answer = { status: number; body: Partial<Document & Omit<Problem, 'status'>> }

async function upload({ key }: TestAccount, parts: Part[]): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const response = await fetch(baseUrl + path, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
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
