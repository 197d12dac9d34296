import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { attached, attachedFile } from '@paraph/testing/pdf/attached-pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/documents/{id}/attachments/{number}'
const account = await newAccount()
const { id, attachments } = await account.draftDocument({ file: attachedFile() })
const get = (of: { number?: number } = {}) =>
  account.client.GET(path, { params: { path: { id, number: 1, ...of } }, parseAs: 'arrayBuffer' })

test('200 with the attachment byte for byte, which no browser may show, and the document lists it', async () => {
  const sha256 = createHash('sha256').update(attached).digest('hex')
  expect(attachments).toEqual([{ number: 1, name: 'prices.html', size: attached.length, sha256 }])
  expect((await account.of(id).document()).attachments).toEqual(attachments)
  const { data, response } = await get()
  expect(Buffer.from(data as unknown as ArrayBuffer).equals(attached)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=prices.html',
    'content-length': `${attached.length}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('400 for a number that no attachment can have; 404 for one that the document does not have', async () => {
  expect((await get({ number: 0 })).error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect((await get({ number: 2 })).error).toMatchObject({ status: 404, code: 'attachment_not_found' })
})
