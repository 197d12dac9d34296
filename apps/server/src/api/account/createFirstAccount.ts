import { type FirstAdmin, type InvitedMember, scopes } from '@paraph/contract'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { addInvited, recordInvited } from '#api/members/add-invited.ts'
import { shownInvitation } from '#api/members/invitation-link.ts'
import type { Handler } from '#api/operation.ts'
import { type LogAuthor, recordAccountEvent } from '#domain/account-log/log-store.ts'
import { newKeySecret } from '#domain/accounts/new-key-secret.ts'
import { insertFirstAccount } from '#domain/accounts/setup-store.ts'
import { insertKey } from '#domain/accounts/key-store.ts'
import { system } from '#domain/events/store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'

interface Author extends LogAuthor {
  publicUrl: string
}

export const createFirstAccount: Handler<'createFirstAccount'> = ({ body }, context) =>
  inTransaction(context.db, async (tx) => {
    const account = await insertFirstAccount(tx, body)
    if (!account) throw unauthorized('setup_token_invalid')
    // Whoever has the link of the server is the person who runs it.
    const author = { ...context, account, actor: system }
    const { secret, prefix } = newKeySecret(body.mode)
    const key = { name: 'First key', prefix, createdAt: context.now().toISOString() }
    const id = await insertKey(tx, account.id, hashSecret(secret), null, key)
    const admin = body.admin && (await addAdmin(tx, author, body.admin))
    await recordAccountEvent(tx, author, { type: 'api_key.created', subject: { id, name: key.name } })
    return {
      account,
      mode: body.mode,
      apiKey: { id, ...key, scopes: [...scopes], createdBy: null, expiresAt: null, lastUsedAt: null, secret },
      ...(admin && { admin }),
    }
  })

/** The link is in the answer, so that the person can sign in at once. Nobody has checked the address, so the link is good for this account only. */
async function addAdmin(tx: Transaction, author: Author, person: FirstAdmin): Promise<InvitedMember> {
  const { invitation, invitationUrl } = shownInvitation(author, author.now())
  const member = await addInvited(tx, author.account.id, { ...person, role: 'ADMIN' }, invitation)
  await recordInvited(tx, author, member)
  return { ...member, invitationUrl }
}
