import type { Paraph, Passkey, PasskeyCredential } from '@paraph/client'
import { startRegistration } from '@simplewebauthn/browser'
import { answerOf, isCancelled, optionsOf } from '../../session/passkey-options.ts'
import { browserOf } from './browser-of.ts'

/**
 * Registers a passkey of this device. Returns undefined if the person has closed the question of the browser.
 *
 * @param unnamed - the name of the passkey if the browser has none that people know
 */
export async function registerPasskey({ passkeys }: Paraph, unnamed: string): Promise<Passkey | undefined> {
  const { options } = await passkeys.startRegistration()
  try {
    const answer = await startRegistration({ optionsJSON: optionsOf(options) })
    const credential = answerOf<PasskeyCredential>(answer)
    return await passkeys.add({ name: browserOf(navigator.userAgent) ?? unnamed, credential })
  } catch (error) {
    if (!isCancelled(error)) throw error
    return undefined
  }
}
