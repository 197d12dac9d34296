import type { AuditEvent, PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { lastMoves, remindableFrom } from '../src/document/follow/party-news.ts'

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

test('a party can be reminded again an hour after its last reminder, or at once by a new address', () => {
  const reminded = { at: '2026-11-30T12:00:00.000Z', type: 'party.reminded', partyId: 'a', data: {} } as AuditEvent
  const changed = (...fields: string[]) =>
    ({ ...reminded, type: 'party.updated', data: { changed: fields } }) as AuditEvent
  const again = new Date('2026-11-30T13:00:00.000Z')
  expect(remindableFrom([changed('name'), reminded], 'a')).toEqual(again)
  expect(remindableFrom([reminded, changed('email')], 'a')).toEqual(again)
  expect(remindableFrom([changed('email'), reminded], 'a')).toBeUndefined()
  expect(remindableFrom([reminded], 'b')).toBeUndefined()
})
