import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)

test('200 returns the field; 404 for an unknown one', async () => {
  const { partyId, added, get } = await newDraft()
  const [, second] = await added(fieldOf(partyId, { name: 'a' }), fieldOf(partyId, { name: 'b' }))
  expect((await get(second!.id)).data).toEqual(second)
  expect((await get('none')).error).toMatchObject({ status: 404, code: 'field_not_found' })
})
