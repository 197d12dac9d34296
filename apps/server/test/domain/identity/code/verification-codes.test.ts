import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openVerificationCodes } from '#domain/identity/code/verification-codes.ts'

const key = randomBytes(32)
const codes = openVerificationCodes({ derive: () => [key] })
const [message, nonce] = ['msg_01kakxv5g2fa8t3q0v1r8w2m5c', randomUUID()]

test('a code has six digits, and is the same each time it is computed', () => {
  expect(codes.codeOf(message, nonce)).toMatch(/^\d{6}$/)
  expect(codes.codeOf(message, nonce)).toBe(codes.codeOf(message, nonce))
})

test('a code depends on its message, on the link and on the newest key', () => {
  const other = openVerificationCodes({ derive: () => [randomBytes(32), key] })
  const all = [codes.codeOf(message, nonce), codes.codeOf(`${message}x`, nonce), codes.codeOf(message, randomUUID())]
  expect(new Set([...all, other.codeOf(message, nonce)]).size).toBe(4)
})
