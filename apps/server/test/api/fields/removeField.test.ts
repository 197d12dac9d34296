import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)

test('200 removes this field alone; 404 for an unknown field, 409 for a document that is not a draft', async () => {
  const { id, partyId, added, remove, list, get, setStatus } = await newDraft()
  const [first, second] = await added(fieldOf(partyId, { name: 'a' }), fieldOf(partyId, { name: 'b' }))
  expect((await remove(first!.id)).data).toEqual({ id: first!.id, documentId: id, deleted: true })
  expect((await get(first!.id)).error).toMatchObject({ status: 404, code: 'field_not_found' })

  expect((await remove('none')).error).toMatchObject({ status: 404, code: 'field_not_found' })
  await setStatus('SENT')
  expect((await remove(second!.id)).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(await list()).toEqual([second])
})
