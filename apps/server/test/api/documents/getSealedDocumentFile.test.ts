import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { newAccount, actAs, seal } = await useServer()
const path = '/api/v1/documents/{id}/sealed-file'

const get = ({ client }: TestAccount, id: string) =>
  client.GET(path, { params: { path: { id } }, parseAs: 'arrayBuffer' })

test('409 while the document waits for its seal; then 200 with the sealed PDF, which no cache may store', async () => {
  const account = await newAccount()
  const file = new File([await onePagePdf()], 'Avtal för Åsa.PDF', { type: 'application/pdf' })
  const { id } = await account.draftDocument({ file })
  const { id: partyId } = await account.party(id)
  await account.of(id).send()
  await actAs(partyId)
  const detail = 'The document is SENT, and its sealStatus is PENDING.'
  expect((await get(account, id)).error).toMatchObject({ status: 409, code: 'document_not_sealed', detail })
  await seal(id)
  const { response, data } = await get(account, id)
  const { sealedFile } = await account.of(id).document()
  expect(hash('sha256', new Uint8Array(data as never))).toBe(sealedFile!.sha256)
  expect(sealedFile!.name).toBe('Avtal för Åsa-sealed.pdf')
  expect(sealedFile!.pages).toBeGreaterThan(1)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': `${sealedFile!.size}`,
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining("filename*=UTF-8''Avtal%20f%C3%B6r%20%C3%85sa-sealed.pdf"),
  })
})
