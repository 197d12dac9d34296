import { expect, test } from 'vitest'
import { isDue, mailsOf } from '#work/notices/notice-rules.ts'
import { writeDigest } from '#work/notices/write-notice.ts'
import type { WaitingNotice } from '#domain/outbox/notice-store.ts'

const at = '2026-11-30T10:00:00.000Z'
const notice = (fields: Partial<WaitingNotice> = {}): WaitingNotice => ({
  documentId: 'doc_1',
  memberId: '',
  kind: 'completed',
  time: 'IMMEDIATELY',
  since: at,
  newest: at,
  title: 'Lease',
  language: 'EN',
  expiresAt: null,
  rejectedReason: null,
  isCurrent: true,
  ...fields,
})

test.each([
  ['at once', {}, at, true],
  ['undelivered, before five minutes', { kind: 'undelivered' }, '2026-11-30T10:04:59Z', false],
  ['undelivered, after five minutes', { kind: 'undelivered' }, '2026-11-30T10:05:00Z', true],
  ['daily, before 8 the next morning', { time: 'DAILY' }, '2026-12-01T06:59:00Z', false],
  ['daily, at 8 the next morning', { time: 'DAILY' }, '2026-12-01T07:00:00Z', true],
  ['daily, from before 8', { time: 'DAILY', since: '2026-11-30T06:59:00Z' }, '2026-11-30T07:00:00Z', true],
  ['daily, from 8', { time: 'DAILY', since: '2026-11-30T07:00:00Z' }, '2026-11-30T23:30:00Z', false],
  ['daily, after the clocks change', { time: 'DAILY', since: '2027-03-27T12:00:00Z' }, '2027-03-28T06:00:00Z', true],
] as const)('due in Stockholm: %s', (_, fields, now, isNow) => {
  expect(isDue(notice(fields), new Date(now), 'Europe/Stockholm')).toBe(isNow)
})

test('one mail for each document up to ten, then one for all; nothing for what is off or mended', () => {
  const many = (count: number, fields: Partial<WaitingNotice> = {}) =>
    Array.from({ length: count }, (_, index) => notice({ documentId: `doc_${index}`, ...fields }))
  const shapeOf = (notices: WaitingNotice[], now = at) => {
    const { single, together, dropped } = mailsOf(notices, new Date(now), 'Europe/Stockholm')
    return { single: single.length, together: together.map(({ length }) => length), dropped: dropped.length }
  }
  expect(shapeOf(many(10))).toEqual({ single: 10, together: [], dropped: 0 })
  expect(shapeOf(many(11))).toEqual({ single: 0, together: [11], dropped: 0 })
  expect(shapeOf([...many(2), ...many(3, { time: 'DAILY' })], '2026-12-01T07:00:00Z')).toEqual({
    single: 2,
    together: [3],
    dropped: 0,
  })
  expect(shapeOf([notice({ time: 'OFF' }), notice({ isCurrent: false })])).toEqual({
    single: 0,
    together: [],
    dropped: 2,
  })
})

test('a mail about many names the first hundred, what must be done first, and counts the others', () => {
  const notices = [
    ...Array.from({ length: 130 }, (_, index) => notice({ documentId: `doc_${index}`, title: `Lease ${index}` })),
    notice({ documentId: 'doc_late', kind: 'undelivered', title: 'See <b>https://evil.example</b>\r\nBcc: x' }),
  ]
  const to = {
    name: 'Acme',
    mode: 'TEST' as const,
    timeZone: 'UTC',
    publicUrl: 'https://sign.example.com',
    isMember: false,
  }
  const { subject, text, html } = writeDigest(notices, to)
  expect(subject).toBe('TEST: News about 131 documents')
  expect(text.match(/^- .*/gm)).toHaveLength(101)
  expect(text).toMatch(/Not delivered[^]+doc_late\n\nComplete:\n- Lease 0\n[^]+- Lease 98\n.+\n- and 31 more\n/)
  expect(html).not.toContain('<b>')
  expect(text).not.toContain('evil.example')
})
