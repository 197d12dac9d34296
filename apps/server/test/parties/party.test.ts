import type { DeliveryMethod, DocumentStatus, SendStatus, UpdateParty } from '@paraph/client'
import { describe, expect, test } from 'vitest'
import {
  additionRefusal,
  changeRefusal,
  firstSendStatus,
  isReleased,
  nextSendStatus,
  reminderRefusal,
  removalRefusal,
} from '../../src/parties/party.ts'
import type { StoredParty } from '../../src/parties/store.ts'

const now = new Date('2026-11-21T08:30:00.000Z')
const channels = new Set(['EMAIL', 'SMS'] as const)
const statuses = ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
const closed = new Set<DocumentStatus>(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'])

/** A signer who can be reached by e-mail and has done nothing yet. */
const party = (fields: Partial<StoredParty> = {}): StoredParty => ({
  id: 'pty_1',
  documentId: 'doc_1',
  name: 'Anna Lindqvist',
  role: 'SIGNER',
  signedAt: null,
  readStatus: 'NOT_OPENED',
  signingStatus: 'NOT_SIGNED',
  deliveryMethod: 'EMAIL',
  requiredSignature: 'DRAWING',
  twoStepVerification: 'NONE',
  sendStatus: 'SENT',
  email: 'anna.lindqvist@example.com',
  phone: '+46701740605',
  companyName: null,
  companyRole: null,
  companyOrgNumber: null,
  externalId: null,
  companyId: null,
  ssn: null,
  country: null,
  signingOrder: null,
  signingToken: 'token',
  releasedAt: null,
  remindedAt: null,
  remindersSent: 0,
  nextReminderAt: null,
  ...fields,
})

describe('additionRefusal', () => {
  test.each(statuses)('of a document that is %s', (status) => {
    expect(additionRefusal(status)?.code).toBe(closed.has(status) ? 'document_closed' : undefined)
  })
})

describe('removalRefusal', () => {
  const states = statuses.flatMap((status) =>
    (['NOT_SIGNED', 'SIGNED', 'REJECTED'] as const).map((signingStatus) => ({ status, signingStatus })),
  )
  test.each(states)('of a document that is $status, a party that is $signingStatus', ({ status, signingStatus }) => {
    const acted = signingStatus === 'NOT_SIGNED' ? undefined : 'party_signed'
    expect(removalRefusal(status, party({ signingStatus }))?.code).toBe(closed.has(status) ? 'document_closed' : acted)
  })

  test.each(['OPENED', 'READ'] as const)('none for a party that has %s', (readStatus) => {
    expect(removalRefusal('SENT', party({ readStatus }))).toBeUndefined()
  })
})

describe('changeRefusal', () => {
  const role = 'SIGNER'
  test.each<[string | undefined, DocumentStatus, Partial<StoredParty>, UpdateParty]>([
    [undefined, 'DRAFT', {}, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [undefined, 'SENT', {}, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [undefined, 'SENT', { readStatus: 'OPENED' }, { role, email: 'new@example.com', signingOrder: 2 }],
    [undefined, 'SENT', { readStatus: 'READ' }, { role, requiredSignature: 'DRAWING' }],
    [undefined, 'SENT', { readStatus: 'READ', requiredSignature: null }, { role }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }, { role: 'ACCEPTOR' }],
    ['party_opened', 'SENT', { readStatus: 'READ' }, { role: 'ORGANIZER' }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }, { role, requiredSignature: 'BANKID' }],
    ['party_opened', 'SENT', { readStatus: 'READ', requiredSignature: null }, { role, requiredSignature: 'NONE' }],
    ['party_signed', 'SENT', { signingStatus: 'SIGNED', readStatus: 'READ' }, { role }],
    ['party_signed', 'SENT', { signingStatus: 'REJECTED', readStatus: 'READ' }, { role: 'ACCEPTOR' }],
    ...[...closed].map(
      (status) => ['document_closed', status, {}, { role }] as [string, DocumentStatus, {}, UpdateParty],
    ),
    ['document_closed', 'COMPLETED', { signingStatus: 'SIGNED', readStatus: 'READ' }, { role: 'ACCEPTOR' }],
  ])('%s in a document that is %s, for %j and the change %j', (code, status, fields, change) => {
    expect(changeRefusal(status, party(fields), change)?.code).toBe(code)
  })
})

describe('reminderRefusal', () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
  const first = party({ id: 'pty_2', signingOrder: 1 })

  test.each(statuses)('of a document that is %s', (status) => {
    expect(reminderRefusal(status, party(), [party()], channels, now)?.code).toBe(
      status === 'SENT' ? undefined : 'document_not_sent',
    )
  })

  test.each<[string | undefined, Partial<StoredParty>]>([
    [undefined, { readStatus: 'READ' }],
    [undefined, { email: null, deliveryMethod: 'SMS' }],
    [undefined, { phone: null, deliveryMethod: 'EMAIL' }],
    [undefined, { signingOrder: 1 }],
    [undefined, { remindedAt: minutesAgo(60) }],
    ['party_signed', { signingStatus: 'SIGNED' }],
    ['party_signed', { signingStatus: 'REJECTED' }],
    ['party_unreachable', { deliveryMethod: 'NONE' }],
    ['party_unreachable', { deliveryMethod: null }],
    ['party_unreachable', { deliveryMethod: 'EMAIL', email: null }],
    ['party_unreachable', { deliveryMethod: 'SMS', phone: null }],
    ['party_not_released', { signingOrder: 2 }],
    ['reminder_too_soon', { remindedAt: minutesAgo(59.999) }],
    ['reminder_too_soon', { remindedAt: minutesAgo(0) }],
  ])('%s for %j', (code, fields) => {
    const reminded = party(fields)
    expect(reminderRefusal('SENT', reminded, [first, reminded], channels, now)?.code).toBe(code)
  })

  test.each([
    [0, '3600'],
    [30, '1800'],
    [59.99, '1'],
  ])('%d minutes after the last one, the wait is %s seconds', (minutes, seconds) => {
    const refusal = reminderRefusal('SENT', party({ remindedAt: minutesAgo(minutes) }), [], channels, now)
    expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': seconds } })
    expect(refusal?.message).toContain(`${seconds} seconds`)
  })
})

describe('isReleased', () => {
  const second = party({ signingOrder: 2 })
  test.each<[boolean, string, StoredParty, Partial<StoredParty>[]]>([
    [true, 'a party alone', second, []],
    [true, 'a party without a position', party(), [{ signingOrder: 1 }]],
    [true, 'one of several at the same position', second, [{ signingOrder: 2 }, { signingOrder: 2 }]],
    [true, 'one before the others', second, [{ signingOrder: 3 }]],
    [true, 'one beside those without a position', second, [{ signingOrder: null }]],
    [
      true,
      'one after all who signed or rejected',
      second,
      [
        { signingOrder: 1, signingStatus: 'SIGNED' },
        { signingOrder: 1, signingStatus: 'REJECTED' },
      ],
    ],
    [
      false,
      'one after several, of whom one has not signed',
      second,
      [{ signingOrder: 1, signingStatus: 'SIGNED' }, { signingOrder: 1 }],
    ],
    [false, 'one after a gap in the positions', party({ signingOrder: 90 }), [{ signingOrder: 1 }]],
    [false, 'one after a signer of no signature', second, [{ signingOrder: 1, requiredSignature: 'NONE' }]],
    [false, 'one after a reviewer', second, [{ signingOrder: 1, role: 'REVIEWER', requiredSignature: 'NONE' }]],
    [false, 'one after an acceptor', second, [{ signingOrder: 1, role: 'ACCEPTOR', requiredSignature: 'NONE' }]],
    [false, 'one after an organizer who signs', second, [{ signingOrder: 1, role: 'ORGANIZER' }]],
    [
      true,
      'one after an organizer who does not',
      second,
      [
        { signingOrder: 1, role: 'ORGANIZER', requiredSignature: 'NONE' },
        { signingOrder: 1, role: 'ORGANIZER', requiredSignature: null },
      ],
    ],
  ])('%s for %s', (released, _, self, others) => {
    expect(isReleased(self, [self, ...others.map(party)])).toBe(released)
  })
})

describe('nextSendStatus', () => {
  const email = 'anna.lindqvist@example.com'
  const phone = '+46701740605'
  test.each<[SendStatus | null, Partial<StoredParty>, Partial<UpdateParty>]>([
    ['DELIVERED', { deliveryMethod: 'EMAIL' }, {}],
    ['DELIVERED', { deliveryMethod: 'EMAIL' }, { email, deliveryMethod: 'EMAIL' }],
    ['DELIVERED', { deliveryMethod: 'EMAIL' }, { phone: '+46812345678' }],
    ['DELIVERED', { deliveryMethod: 'SMS' }, { phone, deliveryMethod: 'SMS' }],
    ['DELIVERED', { deliveryMethod: 'SMS' }, { email: 'new@example.com' }],
    ['NOT_SENT', { deliveryMethod: 'EMAIL' }, { email: 'new@example.com' }],
    ['NOT_SENT', { deliveryMethod: 'EMAIL', email: null }, { email }],
    ['NOT_SENT', { deliveryMethod: 'SMS' }, { phone: '+46812345678' }],
    ['NOT_SENT', { deliveryMethod: 'EMAIL' }, { deliveryMethod: 'SMS' }],
    ['NOT_SENT', { deliveryMethod: 'NONE', sendStatus: null }, { deliveryMethod: 'EMAIL' }],
    ['NOT_SENT', { deliveryMethod: null, sendStatus: null }, { deliveryMethod: 'SMS' }],
    [null, { deliveryMethod: 'EMAIL' }, { deliveryMethod: 'NONE', email: 'new@example.com' }],
    [null, { deliveryMethod: 'NONE', sendStatus: null }, { email: 'new@example.com' }],
    [null, { deliveryMethod: null, sendStatus: null }, { phone: '+46812345678' }],
  ])('%s for %j and the change %j', (expected, fields, change) => {
    expect(nextSendStatus(party({ sendStatus: 'DELIVERED', ...fields }), { role: 'SIGNER', ...change })).toBe(expected)
  })
})

test.each<[DeliveryMethod, SendStatus | null]>([
  ['EMAIL', 'NOT_SENT'],
  ['SMS', 'NOT_SENT'],
  ['NONE', null],
])('the first send status of the delivery method %s is %s', (deliveryMethod, expected) => {
  expect(firstSendStatus(deliveryMethod)).toBe(expected)
})
