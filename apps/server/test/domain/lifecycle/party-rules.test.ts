import type { DocumentStatus, SendStatus, UpdateParty } from '@paraph/client'
import { describe, expect, test } from 'vitest'
import {
  nextSendStatus,
  requireChangeable,
  requireRemovable,
  requireReplaceable,
} from '#domain/lifecycle/party-rules.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { party, problemOf } from './support.ts'

describe('requireRemovable', () => {
  test.each<[string | undefined, DocumentStatus, Partial<StoredParty>]>([
    [undefined, 'DRAFT', {}],
    [undefined, 'SENT', { readStatus: 'READ' }],
    ['party_signed', 'SENT', { signingStatus: 'SIGNED' }],
    ['party_signed', 'SENT', { signingStatus: 'REJECTED' }],
    ['document_closed', 'COMPLETED', { signingStatus: 'SIGNED' }],
    ['document_closed', 'CANCELLED', {}],
  ])('%s in a document that is %s, for the party %j', (code, status, fields) => {
    expect(problemOf(() => requireRemovable(status, party(fields)))?.code).toBe(code)
  })
})

describe('requireReplaceable', () => {
  test.each<[string | undefined, DocumentStatus, Partial<StoredParty>]>([
    [undefined, 'SENT', {}],
    [undefined, 'SENT', { readStatus: 'READ', reportedAt: '2026-11-30T09:00:00.000Z' }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }],
    ['party_signed', 'SENT', { readStatus: 'READ', signingStatus: 'SIGNED' }],
    ['document_not_sent', 'DRAFT', {}],
    ['document_not_sent', 'EXPIRED', {}],
  ])('%s in a document that is %s, for the party %j', (code, status, fields) => {
    expect(problemOf(() => requireReplaceable(status, party(fields)))?.code).toBe(code)
  })
})

describe('requireChangeable', () => {
  const role = 'SIGNER'
  test.each<[string | undefined, DocumentStatus, Partial<StoredParty>, UpdateParty]>([
    [undefined, 'DRAFT', {}, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [undefined, 'SENT', {}, { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    [undefined, 'SENT', { readStatus: 'OPENED' }, { role, email: 'new@example.com', signingOrder: 2 }],
    [undefined, 'SENT', { readStatus: 'READ', requiredSignature: 'NONE' }, { role, requiredSignature: 'NONE' }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }, { role: 'ACCEPTOR' }],
    ['party_opened', 'SENT', { readStatus: 'OPENED' }, { role, requiredSignature: 'BANKID' }],
    ['party_opened', 'SENT', { readStatus: 'READ' }, { role, requiredSignature: 'NONE' }],
    ['party_signed', 'SENT', { signingStatus: 'SIGNED', readStatus: 'READ' }, { role }],
    ['party_signed', 'SENT', { signingStatus: 'REJECTED', readStatus: 'READ' }, { role: 'ACCEPTOR' }],
    ['document_closed', 'REJECTED', {}, { role }],
    ['document_closed', 'EXPIRED', {}, { role }],
    ['document_closed', 'COMPLETED', { signingStatus: 'SIGNED', readStatus: 'READ' }, { role: 'ACCEPTOR' }],
  ])('%s in a document that is %s, for the party %j and the change %j', (code, status, fields, change) => {
    expect(problemOf(() => requireChangeable(status, party(fields), change))?.code).toBe(code)
  })
})

describe('nextSendStatus', () => {
  const email = 'anna.lindqvist@example.com'
  test.each<[SendStatus | null, Partial<StoredParty>, Partial<UpdateParty>]>([
    ['DELIVERED', { deliveryMethod: 'EMAIL' }, { email, deliveryMethod: 'EMAIL' }],
    ['DELIVERED', { deliveryMethod: 'EMAIL' }, { phone: '+46812345678' }],
    ['NOT_SENT', { deliveryMethod: 'EMAIL' }, { email: 'new@example.com' }],
    ['NOT_SENT', { deliveryMethod: 'SMS' }, { phone: '+46812345678' }],
    ['NOT_SENT', { deliveryMethod: 'EMAIL' }, { deliveryMethod: 'SMS' }],
    ['NOT_SENT', { deliveryMethod: 'NONE', sendStatus: null }, { deliveryMethod: 'EMAIL' }],
    [null, { deliveryMethod: 'EMAIL' }, { deliveryMethod: 'NONE', email: 'new@example.com' }],
    [null, { deliveryMethod: 'NONE', sendStatus: null }, { email: 'new@example.com' }],
  ])('%s for the party %j and the change %j', (expected, fields, change) => {
    expect(nextSendStatus(party({ sendStatus: 'DELIVERED', ...fields }), { role: 'SIGNER', ...change })).toBe(expected)
  })
})
