import type { AuditEvent, PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { lastMoves } from '../src/document/follow/party-news.ts'

/** The newest event stands first. */
const trail = (...events: [at: string, type: string, partyId: string | null][]) =>
  events.map(([at, type, partyId]) => ({ at, type, partyId, data: {} }) as AuditEvent)

test('a party moved when it opened or read the document; before that, when its message did', () => {
  const events = trail(
    ['6', 'party.delivered', 'a'],
    ['5', 'party.reminded', 'b'],
    ['4', 'party.opened', 'a'],
    ['3', 'party.sent', 'b'],
    ['2', 'party.sent', 'a'],
    ['1', 'document.sent', null],
  )
  const parties = [
    { id: 'a', readStatus: 'OPENED' },
    { id: 'b', readStatus: 'NOT_OPENED' },
  ] as PartyWithSigningUrl[]
  expect(lastMoves(events, parties)).toEqual(
    new Map([
      ['a', '4'],
      ['b', '3'],
    ]),
  )
})
