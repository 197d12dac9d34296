import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)

test('200 sets the list in its order; a field with the same party, name and type keeps its id', async () => {
  const { partyId, added, replace, list } = await newDraft()
  const [first, second, third] = await added(
    fieldOf(partyId, { name: 'a' }),
    fieldOf(partyId, { name: 'b' }),
    fieldOf(partyId, { name: 'c' }),
  )
  const { data } = await replace(
    fieldOf(partyId, { name: 'c', box: boxAt(3) }),
    fieldOf(partyId, { name: 'new' }),
    fieldOf(partyId, { name: 'b', type: 'DATE' }),
    fieldOf(partyId, { name: 'a' }),
  )
  expect(data!.fields.map(({ name }) => name)).toEqual(['c', 'new', 'b', 'a'])
  expect(data!.fields.map(({ id }) => id)).toEqual([third!.id, expect.any(String), expect.any(String), first!.id])
  expect(data!.fields.map(({ id }) => id)).not.toContain(second!.id)
  expect(await list()).toEqual(data!.fields)
})

test('200 for the same list records no event; 200 with an empty list removes all fields', async () => {
  const { partyId, added, replace, list, events } = await newDraft()
  const before = await added(fieldOf(partyId))
  const known = await events()
  expect((await replace(fieldOf(partyId))).data!.fields).toEqual(before)
  expect(await events()).toEqual(known)
  expect((await replace()).data).toEqual({ fields: [] })
  expect(await list()).toEqual([])
})

test('400, 409 and 422 say what is wrong, and all fields stay', async () => {
  const [draft, stranger] = [await newDraft(), await newDraft()]
  const { partyId, added, replace, list, setStatus } = draft
  const before = await added(fieldOf(partyId))
  const { error } = await replace(fieldOf(partyId), fieldOf(partyId, { name: 'other', type: 'RADIO' }))
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/fields/1/options' }, { pointer: '/fields/1/box' }] })

  expect((await replace(fieldOf(partyId), fieldOf(partyId))).error).toMatchObject({
    code: 'field_name_taken',
    errors: [{ pointer: '/fields/1/name', code: 'taken' }],
  })
  const options = Array.from({ length: 100 }, (_, index) => ({ value: `${index}` }))
  const many = Array.from({ length: 21 }, (_, index) =>
    fieldOf(partyId, { type: 'DROPDOWN', name: `choice${index}`, options }),
  )
  expect((await replace(...many)).error).toMatchObject({ status: 409, code: 'field_limit_reached' })

  expect((await replace(fieldOf(stranger.partyId))).error).toMatchObject({
    code: 'party_unknown',
    errors: [{ pointer: '/fields/0/partyId', code: 'unknown' }],
  })
  await setStatus('SENT')
  expect((await replace()).error).toMatchObject({ status: 409, code: 'document_not_draft' })
  expect(await list()).toEqual(before)
})
