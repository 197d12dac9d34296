import { expect, test } from 'vitest'
import { readPrecompiled } from '#api/http/validation/library/precompiled.ts'

// agreement.test.ts compares how the stored validators judge.
test('the build has stored the validators of this spec', () => {
  expect(readPrecompiled(), 'Run npm test from the root of the repository: it builds first.').toBeDefined()
})

test('validators of another version of the spec, or of the validation, are not used', () => {
  expect(readPrecompiled('another')).toBeUndefined()
})
