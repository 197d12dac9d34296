import type { Letter } from '#work/delivery/sender.ts'
import type { LetterChange } from '../../../dev/letters.ts'

export const verifyUrl = 'https://sign.example.com/verify/'
export const proof: NonNullable<Letter['proof']> = {
  sha256: '6b1f0a5c3de24a7f8c9e0b1d2f3a4c5e6d7f8091a2b3c4d5e6f708192a3b4c5d',
  verifyUrl,
  acts: [
    { name: 'Erik Berg', role: 'REVIEWER', at: '2026-11-20T13:40:00.000Z' },
    { name: 'Anna Lindqvist', role: 'SIGNER', at: '2026-11-21T09:12:00.000Z' },
  ],
  isProtected: false,
  hasPersonalNumber: false,
}

/** Returns a message that asks a party to sign, with these changes. */
export const letter = ({ document, party, ...rest }: LetterChange = {}): Letter => ({
  messageId: 'msg_01kakxv5g2fa8t3q0v1r8w2m5c',
  kind: 'INVITATION',
  to: { name: 'Anna Lindqvist', address: 'anna.lindqvist@example.com' },
  senderName: 'Lindqvist Bygg AB',
  isTest: false,
  document: {
    id: 'doc_1',
    title: 'Tenancy agreement',
    message: null,
    language: 'EN',
    expiresAt: null,
    rejectedReason: null,
    cancelledReason: null,
    ...document,
  },
  party: { id: 'pty_1', role: 'SIGNER', requiredSignature: 'DRAWING', ...party },
  signingUrl: 'https://sign.example.com/sign/#abcdefghijklmnopqrstuv',
  rejectedBy: 'Erik Berg',
  code: '042137',
  receipt: {
    signedAt: '2026-11-21T09:12:00.000Z',
    sha256: '0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481',
    statement: 'I sign “Tenancy agreement”.',
    verification: 'SMS_BEFORE_SIGNING',
    link: 'MESSAGE',
    capacity: null,
  },
  proof,
  ...rest,
})
