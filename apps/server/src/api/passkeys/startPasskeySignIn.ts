import type { Handler } from '#api/operation.ts'
import { keepBrowser } from '#api/access/keep-browser.ts'
import { CHALLENGE_LIFE } from '#domain/members/passkey-rules.ts'
import { insertChallenge } from '#domain/members/passkey-store.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { requirePasskeys } from './own-passkeys.ts'

/** Knows nothing of who will sign in, so the answer says nothing about anybody. */
export const startPasskeySignIn: Handler<'startPasskeySignIn'> = async (_input, context) => {
  const { db, now } = context
  const { id } = requirePasskeys(context)
  const challenge = newToken()
  const askerSha256 = hashToken(keepBrowser(context, CHALLENGE_LIFE))
  await insertChallenge(db, { sha256: hashToken(challenge), askerSha256 }, now())
  const options = { challenge, rpId: id, timeout: CHALLENGE_LIFE, userVerification: 'required' }
  return { options: JSON.stringify(options) }
}
