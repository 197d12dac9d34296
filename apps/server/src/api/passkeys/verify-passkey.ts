import { isUtf8 } from 'node:buffer'
import type { PasskeyAssertion, PasskeyCredential } from '@paraph/contract'
import type { RelyingParty } from '#domain/members/passkey-rules.ts'
import { Problem } from '#platform/problems/problem.ts'

/** Returns the challenge that the browser says to have answered. The library checks it against the signed bytes. */
export function challengeOf({ response }: PasskeyAssertion | PasskeyCredential): string {
  const bytes = Buffer.from(response.clientDataJSON, 'base64url')
  try {
    const data: unknown = isUtf8(bytes) ? JSON.parse(bytes.toString()) : undefined
    if (typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string')
      return data.challenge
  } catch {
    // Refused below.
  }
  throw new Problem('passkey_refused')
}

/** The library throws errors of any kind for what it does not accept. So nothing else is called within it: a fault of the server must not look like a refusal. */
async function orRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify()
  } catch {
    throw new Problem('passkey_refused')
  }
}

/** The library judges these values itself. Its types have only those that are known today, and the spec has any text. */
const asRead = (credential: PasskeyAssertion | PasskeyCredential) =>
  ({ ...credential, clientExtensionResults: {} }) as never

/** @throws Problem `passkey_refused` */
export async function verifyCredential(credential: PasskeyCredential, { id, origin }: RelyingParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const expected = {
    response: asRead(credential),
    expectedChallenge: challengeOf(credential),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
  const { registrationInfo } = await orRefused(() => verifyRegistrationResponse(expected))
  if (!registrationInfo) throw new Problem('passkey_refused')
  return registrationInfo.credential
}

interface KnownPasskey {
  personId: string
  publicKey: Buffer
  counter: number
}

/**
 * Returns the new counter.
 *
 * @throws Problem `passkey_refused`
 */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  { id, origin }: RelyingParty,
  { personId, publicKey, counter }: KnownPasskey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const expected = {
    response: asRead(assertion),
    expectedChallenge: challengeOf(assertion),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter },
  }
  const { verified, authenticationInfo } = await orRefused(() => verifyAuthenticationResponse(expected))
  const isOwner = Buffer.from(assertion.response.userHandle, 'base64url').toString() === personId
  if (!verified || !isOwner) throw new Problem('passkey_refused')
  return authenticationInfo.newCounter
}
