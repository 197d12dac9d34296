import type { AuditEvent } from '@paraph/client'
import { expect, test } from 'vitest'
import { linesOf } from '../src/document/follow/trail-lines.ts'

test('consecutive equal events become one line, except those of two people with the same name', () => {
  const events = [
    ['5', 'party.added', 'pty_2'],
    ['4', 'party.added', 'pty_1'],
    ['3', 'document.updated', null],
    ['2', 'document.updated', null],
    ['1', 'document.created', null],
  ].map(([id, type, partyId]) => ({ id, type, partyId }) as AuditEvent)
  const lines = linesOf(events, ({ type }) => type)
  expect(lines.map(({ event, sentence, count }) => [event.id, sentence, count])).toEqual([
    ['5', 'party.added', 1],
    ['4', 'party.added', 1],
    ['3', 'document.updated', 2],
    ['1', 'document.created', 1],
  ])
})
