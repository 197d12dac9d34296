import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { Document, Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { startServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { baseUrl, db, newAccount } = await startServer({ recorded: false })
const path = '/api/v1/documents'
const type = 'multipart/form-data; boundary=xx'
const MB = 1024 * 1024
const pdf = await onePagePdf()

// One byte more is refused in createDocument.test.ts.
test('200 for a file of 25 MB', async () => {
  const bytes = paddedPdf(25 * MB)
  const sent = form(bytes)
  const headers = { 'content-type': type, 'content-length': sent.length }
  const { status, body } = await send(await newAccount(), headers, [sent])
  expect(status).toBe(200)
  expect(body.file).toMatchObject({ size: 25 * MB, pages: 1, sha256: createHash('sha256').update(bytes).digest('hex') })
})

test.each([
  ['has a content-length', { 'content-length': 200 * MB }],
  ['is sent in chunks', { 'transfer-encoding': 'chunked' }],
])('413 for a form of 200 MB that %s; the server does not keep the form in memory', async (_, headers) => {
  const refused = await newAccount()
  const [head, megabyte] = [form('').subarray(0, -9), Buffer.alloc(MB, 'x')]
  const parts = [head, ...Array<Buffer>(199).fill(megabyte), megabyte.subarray(head.length)]
  const memory = watchMemory()
  const answer = await send(refused, { 'content-type': type, ...headers }, parts)
  expect(memory.growth()).toBeLessThan(120 * MB)
  expect(answer).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  expect(await documentsOf(refused)).toBe(0)
})

interface Answer {
  status: number
  body: Partial<Document & Omit<Problem, 'status'>>
}

async function send({ key }: TestAccount, headers: OutgoingHttpHeaders, parts: Buffer[]): Promise<Answer> {
  const sending = request(baseUrl + path, { method: 'POST', headers: { ...headers, authorization: `Bearer ${key}` } })
  Readable.from(parts).pipe(sending)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode!, body: (await json(response)) as Answer['body'] }
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

async function documentsOf({ id }: TestAccount): Promise<number> {
  return (await db.selectFrom('documents').select('id').where('account_id', '=', id).execute()).length
}
