import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { Document, Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { onePagePdf } from '../../support/pdf.ts'
import { startServer, type TestAccount } from '../../support/server.ts'

const { baseUrl, db, log, newAccount } = await startServer({ recorded: false })
const path = '/api/v1/documents'
const type = 'multipart/form-data; boundary=xx'
const MB = 1024 * 1024
const pdf = await onePagePdf()

test('200 for a file of 25 MB', async () => {
  const bytes = paddedPdf(25 * MB)
  const { status, body } = await post(await newAccount(), type, form(bytes))
  expect(status).toBe(200)
  expect(body.file).toMatchObject({ size: 25 * MB, pages: 1, sha256: createHash('sha256').update(bytes).digest('hex') })
})

test('413 for a file of 25 MB and one byte', async () => {
  const account = await newAccount()
  const answer = await post(account, type, form(paddedPdf(25 * MB + 1)))
  expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  expect(await documentsOf(account)).toBe(0)
})

test.each([
  ['has a content-length', { 'content-length': 200 * MB }],
  ['is sent in chunks', { 'transfer-encoding': 'chunked' }],
])('413 for a form of 200 MB that %s; the server does not keep the form in memory', async (_, headers) => {
  const account = await newAccount()
  const [head, megabyte] = [form('').subarray(0, -9), Buffer.alloc(MB, 'x')]
  const parts = [head, ...Array<Buffer>(199).fill(megabyte), megabyte.subarray(head.length)]
  const memory = watchMemory()
  const answer = await send(account, { 'content-type': type, ...headers }, parts)
  expect(memory.growth()).toBeLessThan(120 * MB)
  expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  expect(await documentsOf(account)).toBe(0)
})

test('200 for a media type in upper case', async () => {
  expect(await post(await newAccount(), 'Multipart/Form-Data; boundary=xx', form(pdf))).toMatchObject({ status: 200 })
})

test.each([
  ['without a boundary', 'multipart/form-data', form(pdf)],
  ['with a different boundary than in its content-type', 'multipart/form-data; boundary=yy', form(pdf)],
  ['with a boundary that ends in a backslash', String.raw`multipart/form-data; boundary="a\"`, form(pdf)],
  ['with a backslash in its boundary', String.raw`multipart/form-data; boundary="a\\"`, form(pdf)],
  ['with a quotation mark in its boundary', String.raw`multipart/form-data; boundary="a\"b"`, form(pdf)],
  ['with a backslash in a boundary without quotation marks', String.raw`multipart/form-data; boundary=a\ `, form(pdf)],
  ['with a boundary of a thousand characters', `multipart/form-data; boundary=${'a'.repeat(1000)}`, form(pdf)],
  ['that ends in the file', type, form(pdf).subarray(0, -100)],
  ['that ends in the header of a part', type, Buffer.from('--xx\r\ncontent-disposition: form-')],
  ['of a thousand parts', type, Buffer.concat([Buffer.from(field('title', 'x').repeat(1000)), form(pdf)])],
  ['with a field of 100 KB', type, Buffer.concat([Buffer.from(field('message', 'x'.repeat(100_000))), form(pdf)])],
])('400 for a form %s', async (_, type, body) => {
  const account = await newAccount()
  expect(await post(account, type, body)).toMatchObject({ status: 400, body: { code: 'request_malformed' } })
  expect(await documentsOf(account)).toBe(0)
})

test('if a client disconnects during the upload, there is no document and no error, and the next upload succeeds', async () => {
  const account = await newAccount()
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': type }
  const upload = request(baseUrl + path, { method: 'POST', headers }).on('error', () => {})
  await new Promise((resolve) => upload.write(form(pdf).subarray(0, -100), resolve))
  await expect.poll(() => lastUsed(account)).not.toBeNull()
  upload.destroy()
  await expect.poll(() => log.length).toBeGreaterThan(0)
  expect(await post(account, type, form(pdf))).toMatchObject({ status: 200 })
  expect(await documentsOf(account)).toBe(1)
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test.each([
  ['parameter', (index: number) => `multipart/form-data; v=${index}; boundary=xx`],
  ['boundary', (index: number) => `multipart/form-data; boundary=x${index}`],
  ['boundary with a semicolon', (index: number) => `multipart/form-data; boundary="x; v=${index}"`],
])('a new %s in the media type costs as little CPU time as a known one', async (_, type) => {
  const account = await newAccount()
  const cost = async (type: (index: number) => string) => {
    const before = process.cpuUsage()
    for (let index = 0; index < 30; index++) await post(account, type(index), form('x'))
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const usual = await cost(() => 'multipart/form-data; boundary=yy')
  expect(await cost(type)).toBeLessThan(4 * usual)
})

interface Answer {
  status: number
  body: Partial<Document & Omit<Problem, 'status'>>
}

const post = (account: TestAccount, type: string, body: Buffer) =>
  send(account, { 'content-type': type, 'content-length': body.length }, [body])

async function send({ key }: TestAccount, headers: OutgoingHttpHeaders, parts: Buffer[]): Promise<Answer> {
  const sending = request(baseUrl + path, { method: 'POST', headers: { ...headers, authorization: `Bearer ${key}` } })
  Readable.from(parts).pipe(sending)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, body: (await json(response)) as Answer['body'] }
}

function field(name: string, value: string): string {
  return `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function form(file: Uint8Array | string): Buffer {
  const head = 'content-disposition: form-data; name="file"; filename="lease.pdf"\r\ncontent-type: application/pdf'
  return Buffer.concat([Buffer.from(`--xx\r\n${head}\r\n\r\n`), Buffer.from(file), Buffer.from('\r\n--xx--\r\n')])
}

/** Returns the PDF with a comment before its cross-reference table, which pads it to the size. */
function paddedPdf(size: number): Buffer {
  const file = Buffer.from(pdf)
  const [table, end] = [file.lastIndexOf('\nxref') + 1, file.lastIndexOf('\nstartxref')]
  for (let padding = size - file.length; ; padding--) {
    const tail = `${file.subarray(table, end)}\nstartxref\n${table + padding}\n%%EOF\n`
    if (table + padding + tail.length > size) continue
    return Buffer.concat([file.subarray(0, table), Buffer.from('%'.padEnd(padding - 1, 'x') + '\n'), Buffer.from(tail)])
  }
}

/** Measures the maximum growth of the process's memory from now on. The process is both server and client. */
function watchMemory() {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  return { growth: () => (clearInterval(timer), most - before) }
}

async function lastUsed({ id }: TestAccount): Promise<string | null> {
  const key = db.selectFrom('api_keys').select('last_used_at').where('account_id', '=', id)
  return (await key.executeTakeFirstOrThrow()).last_used_at
}

async function documentsOf({ id }: TestAccount): Promise<number> {
  return (await db.selectFrom('documents').select('id').where('account_id', '=', id).execute()).length
}
