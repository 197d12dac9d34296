import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)
const path = '/api/v1/documents/{id}/fields'

test('200 lists the fields of this document alone, also after it was sent', async () => {
  const { account, id, partyId, added, list, send } = await newDraft()
  expect(await list()).toEqual([])
  const other = await account.draftDocument()
  const { id: otherParty } = await account.party(other.id)
  const fields = await added(fieldOf(partyId))
  await account.client.POST(path, { params: { path: other }, body: { fields: [fieldOf(otherParty)] } })
  expect((await send()).error).toBeUndefined()
  expect(await list()).toEqual(fields)
  expect(fields).toMatchObject([{ documentId: id }])
})
