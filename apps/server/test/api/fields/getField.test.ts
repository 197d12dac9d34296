import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await startServer()
const newDraft = draftsOn(server)

test('200 returns the field', async () => {
  const { partyId, added, get } = await newDraft()
  const [, second] = await added(fieldOf(partyId, { name: 'a' }), fieldOf(partyId, { name: 'b' }))
  expect((await get(second!.id)).data).toEqual(second)
})

test('404 for a field of another document of the account', async () => {
  const [draft, other] = [await newDraft(), await newDraft()]
  const [field] = await other.added(fieldOf(other.partyId))
  expect((await draft.get(field!.id)).error).toMatchObject({ status: 404, code: 'field_not_found' })
  expect((await draft.get('none')).error).toMatchObject({ status: 404, code: 'field_not_found' })
})

test('404 hides the document of another account', async () => {
  const [owner, stranger] = [await newDraft(), await newDraft()]
  const [field] = await owner.added(fieldOf(owner.partyId))
  const { error } = await stranger.account.client.GET('/api/v1/documents/{id}/fields/{fieldId}', {
    params: { path: { id: owner.id, fieldId: field!.id } },
  })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
})
