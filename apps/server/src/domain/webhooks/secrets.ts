import { randomBytes } from 'node:crypto'

/** The label of the key that encrypts the secrets of webhook endpoints. */
export const webhookSecretLabel = 'paraph webhook secret'

export function newWebhookSecret(): Buffer {
  return randomBytes(32)
}

/** Returns the secret in the form of Standard Webhooks. */
export function formatSecret(secret: Uint8Array): string {
  return `whsec_${Buffer.from(secret).toString('base64')}`
}
