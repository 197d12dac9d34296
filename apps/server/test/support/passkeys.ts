import type { ProblemCode, SessionAccess } from '@paraph/contract'
import type { createClient } from '@paraph/client'
import { browserOf } from './browser-of.ts'
import { SoftAuthenticator } from './soft-authenticator.ts'

type Client = ReturnType<typeof createClient>
type Options = Parameters<SoftAuthenticator['create']>[0]

export async function startRegistration(client: Client): Promise<Options> {
  const { data } = await client.POST('/api/v1/passkey-registrations')
  return JSON.parse(data!.options) as Options
}

/** Registers a passkey for the member. */
export async function registerPasskey(client: Client, name = 'My phone') {
  const device = new SoftAuthenticator()
  const credential = device.create(await startRegistration(client))
  const { data } = await client.POST('/api/v1/passkeys', { body: { name, credential } })
  return { device, passkey: data! }
}

/** A browser in which somebody signs in with a passkey. */
export function passkeyBrowserOf(server: Parameters<typeof browserOf>[0]) {
  const browser = browserOf(server)
  const start = async (): Promise<Options> => {
    const { answer } = await browser.send('POST', 'passkey-sign-ins')
    return JSON.parse((answer as unknown as { options: string }).options) as Options
  }
  const assert = async (passkey: object) => {
    const { status, answer } = await browser.send('POST', 'sessions', { body: { passkey } })
    return { status, answer: answer as Partial<SessionAccess> & { code?: ProblemCode } }
  }
  const signIn = async (device: SoftAuthenticator, twist: Parameters<SoftAuthenticator['get']>[1] = {}) =>
    assert(device.get(await start(), twist))
  return { ...browser, start, assert, signIn }
}
