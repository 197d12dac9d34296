import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { findMember } from '#domain/members/member-store.ts'
import { CHALLENGE_LIFE } from '#domain/members/passkey-rules.ts'
import { findCredentials, insertChallenge } from '#domain/members/passkey-store.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { requirePasskeys, requireRoomForPasskey } from './own-passkeys.ts'

export const startPasskeyRegistration: Handler<'startPasskeyRegistration'> = async (_input, context) => {
  const { db, now, account, member } = context
  const { id: rpID } = requirePasskeys(context)
  const credentials = await findCredentials(db, await ownerOfSession(context))
  requireRoomForPasskey(credentials.length)
  const challenge = newToken()
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { email, name } = (await findMember(db, { id: member.id, accountId: account.id }))!
  const options = await generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(member.personId),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFE,
    excludeCredentials: credentials.map(({ id, transports }) => ({ id: id.toString('base64url'), transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await insertChallenge(db, { sha256: hashToken(challenge), askerSha256: hashToken(member.sessionId) }, now())
  return { options: JSON.stringify(options) }
}
