import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { startServer } from '../../support/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await startServer()
const newDraft = draftsOn(server)
const path = '/api/v1/documents/{id}/fields'

test('200 lists no fields of a document without fields', async () => {
  expect(await (await newDraft()).list()).toEqual([])
})

test('200 lists the fields of this document alone, also after it was sent', async () => {
  const { account, id, partyId, added, list, send } = await newDraft()
  const other = await account.draftDocument()
  const { id: otherParty } = await account.party(other.id)
  const fields = await added(fieldOf(partyId))
  await account.client.POST(path, { params: { path: other }, body: { fields: [fieldOf(otherParty)] } })
  expect((await send()).error).toBeUndefined()
  expect(await list()).toEqual(fields)
  expect(fields).toMatchObject([{ documentId: id }])
})

test.each([[[]], [['rent']]])('404 for a document of another account with the fields %j', async (names) => {
  const [owner, stranger] = [await newDraft(), await newDraft()]
  if (names.length > 0) await owner.added(...names.map((name) => fieldOf(owner.partyId, { name })))
  const { error } = await stranger.account.client.GET(path, { params: { path: { id: owner.id } } })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
})
