import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { insertPasskey, lockAndCountPasskeys, takeChallenge } from '#domain/members/passkey-store.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requirePasskeys, requireRoomForPasskey } from './own-passkeys.ts'
import { challengeOf, verifyCredential } from './verify-passkey.ts'

export const addPasskey: Handler<'addPasskey'> = async ({ body }, context) => {
  const { db, now, member } = context
  const party = requirePasskeys(context)
  const owner = await ownerOfSession(context)
  const { id, publicKey, counter } = await verifyCredential(body.credential, party)
  return inTransaction(db, async (tx) => {
    requireRoomForPasskey(await lockAndCountPasskeys(tx, member.personId))
    const at = now()
    const challenge = { sha256: hashToken(challengeOf(body.credential)), askerSha256: hashToken(member.sessionId) }
    if (!(await takeChallenge(tx, challenge, at))) throw new Problem('passkey_challenge_over')
    const added = await insertPasskey(
      tx,
      owner,
      {
        credentialId: Buffer.from(id, 'base64url'),
        publicKey: Buffer.from(publicKey),
        counter,
        transports: body.credential.response.transports ?? [],
        name: body.name,
      },
      at,
    )
    // Only somebody who has made up the identifier can know that of another person.
    if (!added) throw new Problem('passkey_refused')
    await recordAccountEvent(tx, context, { type: 'passkey.added', subject: { id: added.id, name: added.name } })
    return added
  })
}
