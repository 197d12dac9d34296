import { expect, test } from 'vitest'
import { toEvidence } from '#work/sealing/evidence.ts'
import type { Signature } from '#domain/signatures/hash-signature.ts'
import { party } from '../../domain/lifecycle/support.ts'

const facts = {
  document: {} as never,
  signatures: [],
  events: [],
  accountChain: { number: 1, hash: '0'.repeat(64) } as never,
  serviceUrl: 'https://sign.example.com',
}

test('the evidence has only the addresses that were used, unless a BankID signature covers all', () => {
  const signature = { partyId: 'pty_bankid', hashVersion: 1, bankId: {} } as unknown as Signature
  const parties = [
    party({ deliveryMethod: 'EMAIL' }),
    party({ deliveryMethod: 'SMS', twoStepVerification: 'EMAIL_BEFORE_SIGNING' }),
    party({ deliveryMethod: 'NONE', twoStepVerification: 'SMS_BEFORE_SIGNING' }),
    party({ id: 'pty_bankid', deliveryMethod: 'NONE' }),
  ]
  const { email, phone } = parties[0]!
  expect(toEvidence({ ...facts, parties, signatures: [signature] }).parties).toMatchObject([
    { email, phone: null },
    { email, phone },
    { email: null, phone },
    { email, phone },
  ])
})
