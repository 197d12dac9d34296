import type { DeliveryMethod, DocumentStatus, SendStatus, UpdateParty } from '@paraph/client'
import { describe, expect, test } from 'vitest'
import {
  firstSendStatus,
  nextSendStatus,
  requireChangeable,
  requireOpen,
  requireRemovable,
} from '#domain/lifecycle/party-rules.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { party, problemOf } from './support.ts'

const statuses = ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
const closed = new Set<DocumentStatus>(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'])

describe('requireOpen', () => {
  test.each(statuses)('in a document that is %s', (status) => {
    expect(problemOf(() => requireOpen(status))?.code).toBe(closed.has(status) ? 'document_closed' : undefined)
  })
})

describe('requireRemovable', () => {
  const states = statuses.flatMap((status) =>
    (['NOT_SIGNED', 'SIGNED', 'REJECTED'] as const).map((signingStatus) => ({ status, signingStatus })),
  )
  test.each(states)('in a document that is $status, a party that is $signingStatus', ({ status, signingStatus }) => {
    const acted = signingStatus === 'NOT_SIGNED' ? undefined : 'party_signed'
    expect(problemOf(() => requireRemovable(status, party({ signingStatus })))?.code).toBe(
      closed.has(status) ? 'document_closed' : acted,
    )
  })

  test.each(['OPENED', 'READ'] as const)('allows removing a party that is %s', (readStatus) => {
    expect(problemOf(() => requireRemovable('SENT', party({ readStatus })))).toBeUndefined()
  })
})

describe('requireChangeable', () => {
  const role = 'SIGNER'
  test.each<[string | undefined, DocumentStatus, Partial<StoredParty>, UpdateParty]>([
    [undefined, 'DRAFT', {}, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [undefined, 'SENT', {}, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [undefined, 'SENT', { readStatus: 'OPENED' }, { role, email: 'new@example.com', signingOrder: 2 }],
    [undefined, 'SENT', { readStatus: 'READ' }, { role, requiredSignature: 'DRAWING' }],
    [undefined, 'SENT', { readStatus: 'READ', requiredSignature: 'NONE' }, { role, requiredSignature: 'NONE' }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }, { role: 'ACCEPTOR' }],
    ['party_opened', 'SENT', { readStatus: 'READ' }, { role: 'ORGANIZER' }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }, { role, requiredSignature: 'BANKID' }],
    ['party_opened', 'SENT', { readStatus: 'READ' }, { role, requiredSignature: 'NONE' }],
    ['party_signed', 'SENT', { signingStatus: 'SIGNED', readStatus: 'READ' }, { role }],
    ['party_signed', 'SENT', { signingStatus: 'REJECTED', readStatus: 'READ' }, { role: 'ACCEPTOR' }],
    ...[...closed].map(
      (status) => ['document_closed', status, {}, { role }] as [string, DocumentStatus, {}, UpdateParty],
    ),
    ['document_closed', 'COMPLETED', { signingStatus: 'SIGNED', readStatus: 'READ' }, { role: 'ACCEPTOR' }],
  ])('%s in a document that is %s, for the party %j and the change %j', (code, status, fields, change) => {
    expect(problemOf(() => requireChangeable(status, party(fields), change))?.code).toBe(code)
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
    [null, { deliveryMethod: 'EMAIL' }, { deliveryMethod: 'NONE', email: 'new@example.com' }],
    [null, { deliveryMethod: 'NONE', sendStatus: null }, { email: 'new@example.com' }],
  ])('%s for the party %j and the change %j', (expected, fields, change) => {
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
