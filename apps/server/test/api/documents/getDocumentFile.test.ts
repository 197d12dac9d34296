import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makePdf, onePagePdf } from '../../support/pdf.ts'
import { useServer, type TestAccount } from '../../support/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/documents/{id}/file'
const account = await newAccount()

test('200 with the PDF byte for byte, in every status of the document; no cache may store it, and no browser may guess another type', async () => {
  const bytes = Buffer.concat([await makePdf(40), Buffer.from('\r\n\0\xff')])
  const { id } = await account.draftDocument({ file: new File([bytes], 'lease.pdf') })
  for (const status of ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const { response, body } = await download(account, id)
    expect(response.status).toBe(200)
    expect(body.equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${bytes.length}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/./),
    })
  }
})

test('200 with a large PDF byte for byte, to many clients at once', async () => {
  const bytes = Buffer.concat([await onePagePdf(), Buffer.from('\n%'), randomBytes(1_300_000)])
  const start = Buffer.from(await onePagePdf())
  const tail = start.subarray(start.lastIndexOf('startxref'))
  const { id } = await account.draftDocument({ file: new File([bytes, '\n', tail], 'lease.pdf') })
  const whole = Buffer.concat([bytes, Buffer.from('\n'), tail])
  for (const { body } of await Promise.all(Array.from({ length: 10 }, () => download(account, id)))) {
    expect(body.equals(whole)).toBe(true)
  }
})

test.each([
  ['tenancy-agreement.pdf', 'attachment; filename=tenancy-agreement.pdf'],
  ['tenancy agreement.pdf', 'attachment; filename="tenancy agreement.pdf"'],
  ['the "final" one.pdf', 'attachment; filename="the \\"final\\" one.pdf"'],
])('200 with the file name %s', async (name, header) => {
  const { id } = await account.draftDocument({ file: new File([await onePagePdf()], name) })
  expect((await download(account, id)).response.headers.get('content-disposition')).toBe(header)
})

test.each(['Avtal för Åsa.pdf', '契約書 📄.pdf', '100%20 (1).pdf', "l'été; a*.pdf"])(
  '200 with the file name %s, in ASCII and in UTF-8',
  async (name) => {
    const { id } = await account.draftDocument({ file: new File([await onePagePdf()], name) })
    const header = (await download(account, id)).response.headers.get('content-disposition')
    // RFC 8187: every character that is not an attr-char is escaped.
    const [, fallback, utf8] =
      /^attachment; filename="([ -~]+\.pdf)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header!) ?? []
    expect(fallback).toBeDefined()
    expect(decodeURIComponent(utf8!)).toBe(name)
  },
)

test('404 for the file of another account', async () => {
  const stranger = await newAccount()
  const { id } = await account.draftDocument()
  const { error } = await stranger.client.GET(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect((await download(account, id)).response.status).toBe(200)
})

test.each(['doc_01kakxv3xqf0ftbbyqcqzv0zqs', 'x', '\0', 'doc_\0', '../documents'])(
  '404 for the identifier %j',
  async (id) => {
    const { error } = await account.client.GET(path, { params: { path: { id } } })
    expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
  },
)

test('400 for an identifier with an incomplete percent-escape', async () => {
  const { error } = await account.client.GET('/api/v1/documents/%/file' as typeof path, {
    params: { path: { id: '' } },
  })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})

async function download({ client }: TestAccount, id: string) {
  const { data, response } = await client.GET(path, { params: { path: { id } }, parseAs: 'arrayBuffer' })
  return { response, body: Buffer.from(data!) }
}
