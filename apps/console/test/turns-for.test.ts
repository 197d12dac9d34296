import type { PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { turnsFor } from '../src/document/follow/turns-for.ts'

test('a new person gets a turn with those that the document waits for, or after all, and makes nobody wait again', () => {
  const parties = [
    ['Anna', 1, 'SIGNED', 'SIGNER'],
    ['Bo', 2, 'NOT_SIGNED', 'SIGNER'],
    ['Cy', 4, 'NOT_SIGNED', 'SIGNER'],
    ['Di', 2, 'NOT_SIGNED', 'REVIEWER'],
    ['Ed', 5, 'NOT_SIGNED', 'ORGANIZER'],
    ['Fia', null, 'NOT_SIGNED', 'SIGNER'],
  ].map(([name, signingOrder, signingStatus, role]) => ({
    name,
    signingOrder,
    signingStatus,
    role,
    requiredSignature: 'NONE',
  }))
  expect(turnsFor(parties as PartyWithSigningUrl[])).toEqual([
    { order: null, names: [] },
    { order: 2, names: ['Bo', 'Di'] },
    { order: 4, names: ['Cy'] },
    { order: 6, names: [] },
  ])
})
