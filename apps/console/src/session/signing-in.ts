import type { CreateSession, RequestSignInLink, SessionAccess } from '@paraph/client'
import { enter, sessions } from './member.ts'

/** Where the person was before signing in. The link of a mail opens in another tab, and a provider leads back to the first page. */
const PLACE = 'paraph-place'

export const rememberPlace = (): void => localStorage.setItem(PLACE, location.hash)

export async function requestLink(body: RequestSignInLink): Promise<void> {
  await sessions().requestSignInLink(body)
  rememberPlace()
}

/** Returns the page of the provider that speaks for the address. Null if no account has proved its domain. */
export async function startSignOn(email: string, { asksAgain = false } = {}): Promise<string | null> {
  return (await sessions().startSingleSignOn({ email, asksAgain })).url
}

export function openProvider(url: string): void {
  rememberPlace()
  location.assign(url)
}

/** Signs in with the token of a link, and goes back to where the person was. */
export async function createSession(link: CreateSession): Promise<SessionAccess> {
  const access = await sessions().create(link)
  enter(access)
  const place = localStorage.getItem(PLACE)
  localStorage.removeItem(PLACE)
  if (place) location.hash = place
  return access
}
