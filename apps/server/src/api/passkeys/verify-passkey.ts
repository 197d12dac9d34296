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

/** The library throws errors for what it does not accept. */
async function orRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify()
  } catch {
    throw new Problem('passkey_refused')
  }
}

/** @throws Problem `passkey_refused` */
export function verifyCredential(credential: PasskeyCredential, { id, origin }: RelyingParty) {
  return orRefused(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: challengeOf(credential),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    return registrationInfo!.credential
  })
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
export function verifyAssertion(
  assertion: PasskeyAssertion,
  { id, origin }: RelyingParty,
  { personId, publicKey, counter }: KnownPasskey,
): Promise<number> {
  return orRefused(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} } as never,
      expectedChallenge: challengeOf(assertion),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter },
    })
    const isOwner = Buffer.from(assertion.response.userHandle, 'base64url').toString() === personId
    if (!verified || !isOwner) throw new Error('The signature is not one of this passkey.')
    return authenticationInfo.newCounter
  })
}
