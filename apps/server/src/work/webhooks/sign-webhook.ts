import { createHmac } from 'node:crypto'

export interface SignedMessage {
  /** The identifier of the event, the same in every attempt. It has no dot, which separates the signed parts. */
  id: string
  /** The time of this attempt. */
  timestamp: Date
  body: string
  /** Each is `whsec_` and the key in Base64. During the replacement of a secret there are two, because the receiver may know only one of them. */
  secrets: readonly [string, ...string[]]
}

export type SignatureHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>

/**
 * Returns the headers that prove who sent a webhook.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signWebhook({ id, timestamp, body, secrets }: SignedMessage): SignatureHeaders {
  const seconds = String(Math.floor(timestamp.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
