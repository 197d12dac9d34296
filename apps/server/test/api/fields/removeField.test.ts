import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)

test('200 removes this field alone; 404 for an unknown field and for another account, 409 for a document that is not a draft, and the field stays', async () => {
  const [owner, stranger] = [await newDraft(), await newDraft()]
  const { id, partyId, added, remove, list, get, setStatus } = owner
  const [first, second] = await added(fieldOf(partyId, { name: 'a' }), fieldOf(partyId, { name: 'b' }))
  expect((await remove(first!.id)).data).toEqual({ id: first!.id, documentId: id, deleted: true })
  expect((await get(first!.id)).error).toMatchObject({ status: 404, code: 'field_not_found' })

  expect((await remove('none')).error).toMatchObject({ status: 404, code: 'field_not_found' })
  const { error } = await stranger.account.client.DELETE('/api/v1/documents/{id}/fields/{fieldId}', {
    params: { path: { id, fieldId: second!.id } },
  })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
  await setStatus('SENT')
  expect((await remove(second!.id)).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(await list()).toEqual([second])
})
