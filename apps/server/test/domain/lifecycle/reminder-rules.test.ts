import type { DocumentStatus } from '@paraph/client'
import { describe, expect, test } from 'vitest'
import { isReminderDue, requireRemindable } from '#domain/lifecycle/reminder-rules.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { party, problemOf } from './support.ts'

const now = new Date('2026-11-21T08:30:00.000Z')
const channels = new Set(['EMAIL', 'SMS'] as const)

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

describe('requireRemindable', () => {
  const remind = (reminded: StoredParty, parties: StoredParty[], status: DocumentStatus = 'SENT') =>
    problemOf(() => requireRemindable(reminded, { status, parties, channels, now }))
  const first = party({ id: 'pty_2', signingOrder: 1 })

  test.each(['DRAFT', 'CANCELLED'] as const)('document_not_sent in a document that is %s', (status) => {
    expect(remind(party(), [party()], status)?.code).toBe('document_not_sent')
  })

  test.each<[string | undefined, Partial<StoredParty>]>([
    [undefined, { email: null, deliveryMethod: 'SMS' }],
    [undefined, { signingOrder: 1 }],
    [undefined, { remindedAt: minutesAgo(60) }],
    ['party_signed', { signingStatus: 'SIGNED' }],
    ['party_unreachable', { deliveryMethod: 'NONE' }],
    ['party_unreachable', { deliveryMethod: 'EMAIL', email: null }],
    ['party_unreachable', { deliveryMethod: 'SMS', phone: null }],
    ['party_not_released', { signingOrder: 2 }],
    ['reminder_too_soon', { remindedAt: minutesAgo(59.999) }],
  ])('%s for the party %j', (code, fields) => {
    const reminded = party(fields)
    expect(remind(reminded, [first, reminded])?.code).toBe(code)
  })

  test.each([
    [0, '3600'],
    [30, '1800'],
    [59.99, '1'],
  ])('%d minutes after the last reminder, Retry-After is %s seconds', (minutes, seconds) => {
    const problem = remind(party({ remindedAt: minutesAgo(minutes) }), [])
    expect(problem).toMatchObject({ status: 429, headers: { 'retry-after': seconds } })
    expect(problem?.message).toContain(`${seconds} seconds`)
  })
})

describe('isReminderDue', () => {
  const isDue = (fields: Partial<StoredParty>, status: DocumentStatus = 'SENT') =>
    isReminderDue(party({ nextReminderAt: minutesAgo(0), ...fields }), { status, parties: [], channels, now })

  test('not in a document that has ended', () => {
    expect(isDue({}, 'CANCELLED')).toBe(false)
  })

  test.each<[boolean, Partial<StoredParty>]>([
    [true, {}],
    [false, { nextReminderAt: null }],
    [false, { nextReminderAt: minutesAgo(-1) }],
    [false, { signingStatus: 'SIGNED' }],
    [false, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [true, { role: 'ORGANIZER', requiredSignature: 'DRAWING' }],
    [false, { reportedAt: minutesAgo(5) }],
    [false, { deliveryMethod: 'NONE' }],
  ])('%s for the party %j', (due, fields) => {
    expect(isDue(fields)).toBe(due)
  })
})
