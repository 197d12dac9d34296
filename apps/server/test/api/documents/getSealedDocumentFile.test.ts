import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { onePagePdf } from '../../support/pdf.ts'
import { startServer, type TestAccount } from '../../support/server.ts'

const { db, newAccount, actAs, seal } = await startServer()
const path = '/api/v1/documents/{id}/sealed-file'

const get = ({ client }: TestAccount, id: string) =>
  client.GET(path, { params: { path: { id } }, parseAs: 'arrayBuffer' })

test('200 with the sealed PDF, which no cache may store', async () => {
  const account = await newAccount()
  const file = new File([await onePagePdf()], 'Avtal för Åsa.PDF', { type: 'application/pdf' })
  const { id } = await account.draftDocument({ file })
  const { id: partyId } = await account.party(id)
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  await actAs(partyId)
  await seal(id)
  const { response, data } = await get(account, id)
  expect(response.status).toBe(200)
  const { data: document } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  const { sealedFile } = document!
  expect(
    createHash('sha256')
      .update(new Uint8Array(data as never))
      .digest('hex'),
  ).toBe(sealedFile!.sha256)
  expect(sealedFile!.name).toBe('Avtal för Åsa-sealed.pdf')
  expect(sealedFile!.pages).toBeGreaterThan(1)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': `${sealedFile!.size}`,
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining("filename*=UTF-8''Avtal%20f%C3%B6r%20%C3%85sa-sealed.pdf"),
  })
})

test.each(['DRAFT', 'SENT', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s',
  async (status) => {
    const account = await newAccount()
    const { id } = await account.sentDocument({})
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    expect((await get(account, id)).error).toMatchObject({
      status: 409,
      code: 'document_not_sealed',
      detail: `The document is ${status}.`,
    })
  },
)

test('409 while the document waits for its seal', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  const detail = 'The document is SENT, and its sealStatus is PENDING.'
  expect((await get(account, id)).error).toMatchObject({ status: 409, code: 'document_not_sealed', detail })
})

test('404 for the sealed file of another account', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id, parties } = await owner.sentDocument({})
  await actAs(parties[0]!)
  await seal(id)
  expect((await get(stranger, id)).error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect((await get(owner, id)).response.status).toBe(200)
})

test.each(['doc_01kakxv3xqf0ftbbyqcqzv0zqs', 'x', '\0'])('404 for the identifier %j', async (id) => {
  expect((await get(await newAccount(), id)).error).toMatchObject({ status: 404, code: 'document_not_found' })
})
