import { createHmac } from 'node:crypto'
import type { Channel } from '#platform/database/tables.ts'
import { isSameSecret } from '#platform/secrets/is-same-secret.ts'
import type { SecretKey } from '#platform/secrets/secret-key.ts'

/** The tokens that prove that a delivery report is about a message of this server. Only a server with the secret key can make a token. */
export interface ReportTokens {
  /** Returns 16 digits and lower-case letters. Mail servers may change the case of an address, so the token does not depend on it. */
  tokenOf: (...facts: string[]) => string
  /** True if this server made the token for these facts, with its newest secret key or an older one. */
  isOwn: (token: string, ...facts: string[]) => boolean
}

const labels: Record<Channel, string> = { EMAIL: 'paraph mail report', SMS: 'paraph sms report' }

/** 80 bits. The token is part of the return address, which has at most 64 characters before the @. */
const HEX_DIGITS = 20
const LENGTH = 16

export function openReportTokens(secretKey: SecretKey, channel: Channel): ReportTokens {
  const keys = secretKey.derive(labels[channel])
  const make = (key: Buffer, facts: string[]) => {
    const mac = createHmac('sha256', key).update(facts.join(' ')).digest('hex').slice(0, HEX_DIGITS)
    return BigInt(`0x${mac}`).toString(32).padStart(LENGTH, '0')
  }
  return {
    tokenOf: (...facts) => make(keys[0]!, facts),
    // Older keys count too, because a report may come days after the message was sent.
    isOwn: (token, ...facts) => keys.some((key) => isSameSecret(token.toLowerCase(), make(key, facts))),
  }
}
