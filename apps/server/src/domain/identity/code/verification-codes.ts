import { createHmac } from 'node:crypto'
import type { SecretKey } from '#platform/secrets/secret-key.ts'

/**
 * The codes of the two-step verification. A code is computed from the id of its message, so neither the database nor the queue of messages contains
 * it. Only a server with the secret key can compute it.
 */
export interface VerificationCodes {
  /** Returns six digits. */
  codeOf: (messageId: string, linkNonce: string) => string
}

export function openVerificationCodes(secretKey: SecretKey): VerificationCodes {
  // Only the newest key: a code lives for minutes, and a second valid code would double the chance of a guess.
  const [key] = secretKey.derive('paraph verification code')
  return {
    codeOf(messageId, linkNonce) {
      const mac = createHmac('sha256', key!).update(`${messageId} ${linkNonce}`).digest('hex')
      // 2^256 is not a multiple of a million, but the bias is negligible: the likelihood of two codes differs by at most 2^-236.
      return String(BigInt(`0x${mac}`) % 1_000_000n).padStart(6, '0')
    },
  }
}
