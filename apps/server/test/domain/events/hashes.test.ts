import type { Event } from '@paraph/contract'
import { expect, test } from 'vitest'
import { hashChainEntry } from '#domain/events/hash-chain-entry.ts'
import { hashEvent } from '#domain/events/hash-event.ts'

// Stored audit trails and sealed files have these hashes. So a test that fails here is right: what is hashed never changes.

const event: Omit<Event, 'hash'> = {
  id: 'evt_01m83n555menavc5vg8fb3d9xa',
  documentId: 'doc_01m83n541zenavc5n429fnkya5',
  partyId: 'pty_01m83n5542enavc5sgkbsen35x',
  type: 'party.signed',
  at: '2026-11-23T07:33:02.427Z',
  actor: { type: 'PARTY', id: 'pty_01m83n5542enavc5sgkbsen35x' },
  ipAddress: '192.0.2.7',
  userAgent: 'Mozilla/5.0 “😀”',
  data: { verification: 'NONE', link: 'MESSAGE', signatureSha256: 'a'.repeat(64) },
  previousHash: 'b'.repeat(64),
}

const created: typeof event = {
  ...event,
  id: 'evt_01m83n54mwenavc5qjh1sdcybg',
  partyId: null,
  type: 'document.created',
  at: '2026-11-23T07:33:01.721Z',
  actor: { type: 'SYSTEM', id: null },
  ipAddress: null,
  userAgent: null,
  data: {},
  previousHash: null,
}

const entry = {
  accountId: 'acc_01kakxv35be0nttz8znbxcy6s8',
  number: 2,
  previousHash: 'a'.repeat(64),
  at: '2026-11-23T07:33:02.427Z',
  heads: [{ documentId: 'doc_01m83n541zenavc5n429fnkya5', number: 12, hash: 'b'.repeat(64) }],
}

test('the hash of an event is the same for ever', () => {
  expect(hashEvent(event)).toBe('d865bbdbcc67ed1e342df6a8a31c2767b57c00457b0e5a6ea77c1446a35d5579')
  expect(hashEvent(created)).toBe('0b5a04ddd1859d67e91c05a3779d592a83c6e69204222a3a7e342522122e469d')
})

test('the hash of an entry in the chain of an account is the same for ever', () => {
  expect(hashChainEntry(entry)).toBe('44f9d5da70b44214f9f4ec9a80501705aca5caa470297789e16ce684d75e8c04')
  expect(hashChainEntry({ ...entry, number: 1, previousHash: null, heads: [] })).toBe(
    'b14fdef791f0dcdf71cbbf80568b770c698c95d1c3850ac083db932313399d22',
  )
})
