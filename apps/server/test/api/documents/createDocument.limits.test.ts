import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Document, Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, log, newAccount } = await useServer()
const path = '/api/v1/documents'
const type = 'multipart/form-data; boundary=xx'
const pdf = await onePagePdf()
// Files of the largest size and forms far beyond it are in the campaign large-uploads.test.ts.
const account = await newAccount()
/** The requests of this account are all refused. */
const refused = await newAccount()

test.each([
  ['filename=".."', 'document.pdf'],
  [String.raw`filename="C:\Users\anna\lease.pdf"`, 'lease.pdf'],
  ['filename="../../lease.pdf"', 'lease.pdf'],
  ["filename*=UTF-8''Avtal%20%C3%A5.pdf", 'Avtal å.pdf'],
])('200 for a file with %s keeps the name %s', async (name, kept) => {
  expect(await post(account, type, form(pdf, name))).toMatchObject({ status: 200, body: { file: { name: kept } } })
})

test.each([
  ['without a boundary', 'multipart/form-data', form(pdf)],
  ['with a boundary that ends in a backslash', String.raw`multipart/form-data; boundary="a\"`, form(pdf)],
  ['with a boundary of a thousand characters', `multipart/form-data; boundary=${'a'.repeat(1000)}`, form(pdf)],
  ['that ends in the file', type, form(pdf).subarray(0, -100)],
  ['of a thousand parts', type, Buffer.concat([Buffer.from(field('title', 'x').repeat(1000)), form(pdf)])],
  ['with a field of 300 KB', type, Buffer.concat([Buffer.from(field('message', 'x'.repeat(300_000))), form(pdf)])],
])('400 for a form %s', async (_, type, body) => {
  expect(await post(refused, type, body)).toMatchObject({ status: 400, body: { code: 'request_malformed' } })
  expect(await countRows(db, 'documents', refused)).toBe(0)
})

test('if a client disconnects during the upload, there is no document and no error', async () => {
  const account = await newAccount()
  log.length = 0
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': type }
  const upload = request(baseUrl + path, { method: 'POST', headers }).on('error', () => {})
  await new Promise((resolve) => upload.write(form(pdf).subarray(0, -100), resolve))
  const keys = db.selectFrom('api_keys').select('last_used_at').where('account_id', '=', account.id)
  await expect.poll(() => keys.executeTakeFirst()).not.toEqual({ last_used_at: null })
  upload.destroy()
  await expect.poll(() => log.length).toBeGreaterThan(0)
  expect(await post(account, type, form(pdf))).toMatchObject({ status: 200 })
  expect(await countRows(db, 'documents', account)).toBe(1)
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

interface Answer {
  status: number
  body: Partial<Document & Omit<Problem, 'status'>>
}

async function post({ key }: TestAccount, type: string, body: Buffer): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': type, 'content-length': body.length }
  const sending = request(baseUrl + path, { method: 'POST', headers }).end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, body: (await json(response)) as Answer['body'] }
}

function field(name: string, value: string): string {
  return `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function form(file: Uint8Array | string, name = 'filename="lease.pdf"'): Buffer {
  const head = `content-disposition: form-data; name="file"; ${name}\r\ncontent-type: application/pdf`
  return Buffer.concat([Buffer.from(`--xx\r\n${head}\r\n\r\n`), Buffer.from(file), Buffer.from('\r\n--xx--\r\n')])
}
