import { join } from 'node:path'
import type { AuditEvent } from '@paraph/client'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import { expect, test } from 'vitest'
import type { Texts } from '../generated/texts.ts'
import { sentenceOf } from '../src/document/follow/trail-sentence.ts'

const t = readTexts<Texts>(join(import.meta.dirname, '../texts')).EN
const names = new Map([['pty_1', 'Anna']])

test.each<[Pick<AuditEvent, 'type' | 'data'>, string]>([
  [{ type: 'party.read', data: { act: 'KEY' } }, 'Anna has seen the last page.'],
  [
    { type: 'party.read', data: { consentVersion: '2026-11-21' } },
    'The signature of Anna counts as reading. The last page was not reported as shown: on the signing page, people can then sign only if they confirm that they have read the document.',
  ],
  [
    { type: 'party.sent', data: { kind: 'REMINDER', address: 'anna@example.com' } },
    'The reminder for Anna was sent to anna@example.com.',
  ],
  [
    { type: 'party.bounced', data: { kind: 'LATER' as never, address: 'anna@example.com' } },
    'A message to Anna did not reach anna@example.com.',
  ],
])('the sentence about %o says what has happened', (event, expected) => {
  const whole = { id: 'evt_1', at: '2026-11-30T12:00:00.000Z', partyId: 'pty_1', ...event } as AuditEvent
  expect(sentenceOf(whole, names, { t, timeOf: String })).toBe(expected)
})
