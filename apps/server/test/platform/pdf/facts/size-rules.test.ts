import { readingLimits } from '@paraph/verify'
import { expect, test } from 'vitest'
import { verifierLimits } from '#platform/pdf/facts/size-rules.ts'

test('the server accepts what the verifier reads, and no more', () => {
  expect(readingLimits).toMatchObject(verifierLimits)
})
