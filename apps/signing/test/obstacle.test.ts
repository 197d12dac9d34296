import { ParaphError } from '@paraph/client'
import { expect, test } from 'vitest'
import { obstacleOf } from '../src/session/obstacle.ts'

test.each([
  ['document_cancelled', 'cancelled'],
  ['document_expired', 'expired'],
  ['link_reported', 'wrongPerson'],
  ['party_removed', 'removed'],
] as const)('%s says whether the document was a test', (code, kind) => {
  for (const isTest of [true, false])
    expect(obstacleOf(new ParaphError(code, 'The link is over.', { status: 410, isTest }))).toMatchObject({
      kind,
      isTest,
    })
})
