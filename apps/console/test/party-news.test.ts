import type { AuditEvent, PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { lastMoves, reportedParties } from '../src/document/follow/party-news.ts'

/** The newest event stands first. */
const trail = (...events: [at: string, type: string, partyId: string | null, changed?: string[]][]) =>
  events.map(([at, type, partyId, changed]) => ({ at, type, partyId, data: changed ? { changed } : {} }) as AuditEvent)

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

test('a link counts as reported until it is replaced or the party is reminded', () => {
  const events = trail(
    ['9', 'party.updated', 'd', ['companyName']],
    ['8', 'party.wrong_person', 'd'],
    ['7', 'party.updated', 'c', ['signingUrl']],
    ['6', 'party.wrong_person', 'c'],
    ['5', 'party.reminded', 'b'],
    ['4', 'party.wrong_person', 'b'],
    ['3', 'party.wrong_person', 'a'],
    ['2', 'party.updated', 'a', ['email']],
  )
  expect(reportedParties(events)).toEqual(new Set(['d', 'a']))
})
