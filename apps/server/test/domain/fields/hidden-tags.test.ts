import type { FieldBox } from '@paraph/contract'
import { expect, test } from 'vitest'
import { hiddenTagsOf } from '#domain/fields/hidden-tags.ts'
import type { FieldInFile } from '#domain/fields/store.ts'

const tag: FieldBox = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }
const hiddenIn = (changes: Partial<FieldInFile>) =>
  hiddenTagsOf({ page: 1, box: tag, hiddenTags: [{ page: 1, box: tag }], ...changes } as FieldInFile)

test('a field hides its tag while its box contains the tag', () => {
  expect(hiddenIn({})).toEqual([tag])
  expect(hiddenIn({ box: { x: 0.05, y: 0.1, width: 0.5, height: 0.2 } })).toEqual([tag])
  // An option of a RADIO has its own tag.
  const far = { ...tag, y: 0.8 }
  expect(hiddenIn({ box: far, options: [{ value: 'A', box: tag }] })).toEqual([tag])
})

test.each<[string, Partial<FieldInFile>]>([
  ['that was moved on its page', { box: { ...tag, y: 0.7 } }],
  ['that covers only a part of the tag', { box: { ...tag, width: 0.2 } }],
  ['that was moved to another page', { page: 2 }],
  ['without a tag', { hiddenTags: [] }],
])('a field %s hides nothing', (_, changes) => {
  expect(hiddenIn(changes)).toEqual([])
})
