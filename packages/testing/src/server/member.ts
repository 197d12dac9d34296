import { randomUUID } from 'node:crypto'
import type { createClient, Role } from '@paraph/client'
import { lockAccount } from '@paraph/server/src/domain/accounts/account-store.ts'
import { markSignedIn } from '@paraph/server/src/domain/members/invitation-store.ts'
import { ensurePerson, insertMember } from '@paraph/server/src/domain/members/member-store.ts'
import { insertAccessToken, insertSession } from '@paraph/server/src/domain/members/session-store.ts'
import { hashToken, newToken } from '@paraph/server/src/domain/members/session-tokens.ts'
import type { Services } from '@paraph/server/src/domain/services.ts'
import { unvouched } from '@paraph/server/src/domain/single-sign-on/reach-store.ts'
import { inTransaction } from '@paraph/server/src/platform/database/transaction.ts'

interface MemberOptions {
  role?: Role
  email?: string
  name?: string
}

/** Returns a function that adds a member who has signed in, with a client that sends the access token. */
export function memberOf({ db }: Pick<Services, 'db'>, clientOf: (key: string) => ReturnType<typeof createClient>) {
  return async (
    accountId: string,
    { role = 'ADMIN', email = `${randomUUID()}@example.com`, name = 'Anna Lindqvist' }: MemberOptions = {},
  ) => {
    const [token, secret, at] = [`pa_${newToken()}`, newToken(), new Date()]
    const { id, session } = await inTransaction(db, async (tx) => {
      const personId = await ensurePerson(tx, email, at)
      const member = await insertMember(
        await lockAccount(tx, accountId),
        { personId, name, role, language: 'EN' },
        { invitedAt: at, expiresAt: at, invitedBy: 'key_test', shownSha256: null },
      )
      await markSignedIn(tx, member!, at)
      const origin = { ipAddress: '192.0.2.14', userAgent: 'Test' }
      const started = await insertSession(
        tx,
        { personId, accountId, isBound: false, vouched: unvouched, askedAt: null, sha256: hashToken(secret), origin },
        at,
      )
      const expiresAt = new Date(at.getTime() + 600_000)
      await insertAccessToken(tx, { sha256: hashToken(token), sessionId: started.id, memberId: member!, expiresAt })
      return { id: member!, session: started }
    })
    return { id, email, token, client: clientOf(token), sessionId: session.id, cookie: `${session.id}.${secret}` }
  }
}
