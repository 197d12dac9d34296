import { expect, test } from 'vitest'
import { makePdf, onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/documents/{id}/file'
const account = await newAccount()

test('200 with the PDF byte for byte in every status, for no cache, and with a type that is not guessed', async () => {
  const bytes = Buffer.concat([await makePdf(40), Buffer.from('\r\n\0\xff')])
  const { id } = await account.draftDocument({ file: new File([bytes], 'lease.pdf') })
  for (const status of ['DRAFT', 'SENT', 'CANCELLED'] as const) {
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

test.each(['契約書 📄.pdf', '100%20 (1).pdf', "l'été; a*.pdf"])(
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

async function download({ client }: TestAccount, id: string) {
  const { data, response } = await client.GET(path, { params: { path: { id } }, parseAs: 'arrayBuffer' })
  return { response, body: Buffer.from(data!) }
}
