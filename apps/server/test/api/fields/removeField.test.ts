import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await startServer()
const newDraft = draftsOn(server)

test('200 removes this field alone', async () => {
  const { id, partyId, added, remove, list, get } = await newDraft()
  const [first, second] = await added(fieldOf(partyId, { name: 'a' }), fieldOf(partyId, { name: 'b' }))
  expect((await remove(first!.id)).data).toEqual({ id: first!.id, documentId: id, deleted: true })
  expect(await list()).toEqual([second])
  expect((await get(first!.id)).error).toMatchObject({ status: 404, code: 'field_not_found' })
})

test('404 for an unknown field, and for a document of another account, whose field stays', async () => {
  const [owner, stranger] = [await newDraft(), await newDraft()]
  const before = await owner.added(fieldOf(owner.partyId))
  expect((await owner.remove('none')).error).toMatchObject({ status: 404, code: 'field_not_found' })
  const { error } = await stranger.account.client.DELETE('/api/v1/documents/{id}/fields/{fieldId}', {
    params: { path: { id: owner.id, fieldId: before[0]!.id } },
  })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await owner.list()).toEqual(before)
})

test('409 for a document that is not a draft; the field stays', async () => {
  const { partyId, added, remove, list, setStatus } = await newDraft()
  const before = await added(fieldOf(partyId))
  await setStatus('SENT')
  expect((await remove(before[0]!.id)).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(await list()).toEqual(before)
})
