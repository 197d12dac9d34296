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

test('codes have a derived key that nothing else uses', () => {
  const labels: string[] = []
  openVerificationCodes({ derive: (label) => (labels.push(label), [key]) })
  expect(labels).toEqual(['paraph verification code'])
})

test('each digit is as likely as the others at each position', () => {
  const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0))
  const rounds = 20_000
  for (let i = 0; i < rounds; i++) {
    for (const [position, digit] of [...codes.codeOf(`msg_${i}`, nonce)].entries()) counts[position]![Number(digit)]!++
  }
  // The standard deviation is 42.
  for (const count of counts.flat()) expect(Math.abs(count - rounds / 10)).toBeLessThan(6 * 42)
})
