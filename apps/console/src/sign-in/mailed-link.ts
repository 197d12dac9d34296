import type { CreateSession, RequestSignInLink, SessionAccess } from '@paraph/client'
import { enter, sessions } from '../session/member.ts'

/** Where the person was when the link for signing in was requested. The link opens in another tab. */
const PLACE = 'paraph-place'

export async function requestLink(body: RequestSignInLink): Promise<void> {
  await sessions().requestSignInLink(body)
  localStorage.setItem(PLACE, location.hash)
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
