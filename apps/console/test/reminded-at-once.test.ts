import type { PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { remindedAtOnce } from '../src/document/follow/reminded-at-once.ts'

const parties = [
  ['Anna', 1, 'SIGNED', 'DELIVERED'],
  ['Bo', 2, 'NOT_SIGNED', 'DELIVERED'],
  ['Cy', 2, 'NOT_SIGNED', 'SENT'],
  ['Di', 2, 'NOT_SIGNED', 'BOUNCED'],
  ['Ed', 2, 'NOT_SIGNED', null],
  ['Fia', 3, 'NOT_SIGNED', 'DELIVERED'],
  ['Gil', 2, 'NOT_SIGNED', 'SENT', '2026-11-30T12:00:00.000Z'],
].map(([name, signingOrder, signingStatus, sendStatus, reportedAt = null]) => ({
  name,
  signingOrder,
  signingStatus,
  sendStatus,
  reportedAt,
  role: 'SIGNER',
})) as PartyWithSigningUrl[]

test('an earlier last day, or the first one, reminds the people whose turn it is and who got a message', () => {
  const [early, late] = ['2026-12-24T22:59:59.000Z', '2026-12-31T22:59:59.000Z']
  const names = (before: string | null, after: string | undefined) =>
    remindedAtOnce(parties, { before, after: after === undefined ? undefined : new Date(after) }).map(
      ({ name }) => name,
    )
  expect(names(null, early)).toEqual(['Bo', 'Cy'])
  expect(names(late, early)).toEqual(['Bo', 'Cy'])
  expect([names(early, late), names(early, early), names(early, undefined)]).toEqual([[], [], []])
})
