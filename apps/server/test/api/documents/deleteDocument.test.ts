import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, preview } = await useServer()
const path = '/api/v1/documents/{id}'
const account = await newAccount()

test('200 deletes the draft, its file, its preview and its parties, and nothing else', async () => {
  const [document, other] = [await account.draftDocument(), await account.draftDocument()]
  const contact = await account.contact()
  await account.party(document.id, { contactId: contact.id })
  const kept = await account.party(other.id, { contactId: contact.id })
  await preview(document.id)
  const params = { path: { id: document.id } }
  const { data } = await account.client.DELETE(path, { params })
  expect(data).toEqual({ id: document.id, deleted: true })

  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'document_not_found' })
  expect(await rowsOf(document.id)).toEqual({ files: 0, previews: 0, parties: 0 })
  expect(await rowsOf(other.id)).toEqual({ files: 1, previews: 0, parties: 1 })
  expect((await account.client.GET('/api/v1/contacts/{id}', { params: { path: contact } })).data).toEqual(contact)
  expect(kept.documentId).toBe(other.id)
})

test('409 for a document that is not a draft; the document, its file and its parties stay', async () => {
  const { id } = await account.draftDocument()
  await account.party(id)
  const params = { path: { id } }
  const document = (await account.client.GET(path, { params })).data!
  for (const status of ['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const { error } = await account.client.DELETE(path, { params })
    expect(error).toMatchObject({ status: 409, code: 'document_not_draft', detail: expect.stringContaining(status) })
    expect((await account.client.GET(path, { params })).data).toEqual({ ...document, status })
    expect(await rowsOf(id)).toEqual({ files: 1, previews: 0, parties: 1 })
  }
})

async function rowsOf(id: string) {
  const of = async (table: 'document_files' | 'document_previews' | 'parties') =>
    (await db.selectFrom(table).select('document_id').where('document_id', '=', id).execute()).length
  return { files: await of('document_files'), previews: await of('document_previews'), parties: await of('parties') }
}
