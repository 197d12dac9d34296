import { expect, test } from 'vitest'
import { firstIdOf, newId } from '#platform/database/ids.ts'

test('an identifier stands between the first ones of the time before and of the time after', () => {
  const before = Date.now()
  const id = newId('doc')
  const inOrder = [firstIdOf('doc', -1), firstIdOf('doc', before), id, firstIdOf('doc', Date.now() + 1)]
  expect(inOrder.toSorted()).toEqual(inOrder)
  expect(inOrder[0]).toBe('doc_00000000000000000000000000')
})
