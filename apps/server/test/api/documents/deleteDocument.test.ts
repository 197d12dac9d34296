import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { db, newAccount, preview } = await startServer()
const path = '/api/v1/documents/{id}'

test('200 deletes the draft, its file and its parties, and nothing else', async () => {
  const account = await newAccount()
  const [document, other] = [await account.draftDocument(), await account.draftDocument()]
  const contact = await account.contact()
  await account.party(document.id, { contactId: contact.id })
  const kept = await account.party(other.id, { contactId: contact.id })
  const params = { path: { id: document.id } }
  const { data, response } = await account.client.DELETE(path, { params })
  expect(response.status).toBe(200)
  expect(data).toEqual({ id: document.id, deleted: true })

  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'document_not_found' })
  expect(await rowsOf(document.id)).toEqual({ documents: 0, files: 0, parties: 0 })
  expect(await rowsOf(other.id)).toEqual({ documents: 1, files: 1, parties: 1 })
  expect((await account.client.GET('/api/v1/contacts/{id}', { params: { path: contact } })).data).toEqual(contact)
  expect(kept.documentId).toBe(other.id)
})

test('200 deletes a draft that has a preview', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  await preview(id)
  expect((await account.client.DELETE(path, { params: { path: { id } } })).response.status).toBe(200)
  expect(await db.selectFrom('document_previews').selectAll().where('document_id', '=', id).execute()).toEqual([])
})

test('404 for a document that was already deleted, also by a concurrent request', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.draftDocument()).id } }
  const answers = await Promise.all([1, 2, 3].map(() => account.client.DELETE(path, { params })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404])
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ code: 'document_not_found' })
})

test.each(['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s; the document, its file and its parties stay',
  async (status) => {
    const account = await newAccount()
    const { id } = await account.draftDocument()
    await account.party(id)
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const { error } = await account.client.DELETE(path, { params: { path: { id } } })
    expect(error).toMatchObject({ status: 409, code: 'document_not_draft', detail: expect.stringContaining(status) })
    expect(await rowsOf(id)).toEqual({ documents: 1, files: 1, parties: 1 })
  },
)

test('404 for a document of another account; the document is unchanged', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  await owner.party(id)
  const params = { path: { id } }
  const document = (await owner.client.GET(path, { params })).data!
  for (const status of ['DRAFT', 'SENT'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', document.id).execute()
    const { error } = await stranger.client.DELETE(path, { params })
    expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
    expect((await owner.client.GET(path, { params })).data).toEqual({ ...document, status })
  }
  expect(await rowsOf(document.id)).toEqual({ documents: 1, files: 1, parties: 1 })
})

test.each(['doc_01kakxv3xqf0ftbbyqcqzv0zqs', 'x', '\0', 'doc_\0', '%'])('404 for the identifier %j', async (id) => {
  const { error } = await (await newAccount()).client.DELETE(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
})

test('400 for an identifier with an incomplete percent-escape', async () => {
  const { client } = await newAccount()
  const { error } = await client.DELETE('/api/v1/documents/%' as typeof path, { params: { path: { id: '' } } })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})

async function rowsOf(id: string) {
  const [documents, files, parties] = await Promise.all([
    db.selectFrom('documents').select('id').where('id', '=', id).execute(),
    db.selectFrom('document_files').select('document_id').where('document_id', '=', id).execute(),
    db.selectFrom('parties').select('id').where('document_id', '=', id).execute(),
  ])
  return { documents: documents.length, files: files.length, parties: parties.length }
}
