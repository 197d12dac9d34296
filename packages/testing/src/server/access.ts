import { randomBytes, randomUUID } from 'node:crypto'
import { createClient, type LinkKind, type Scope } from '@paraph/client'
import { hashSecret } from '@paraph/server/src/api/access/authenticate-key.ts'
import { ensureAccount, type Mode } from '@paraph/server/src/domain/accounts/account-store.ts'
import { insertKey } from '@paraph/server/src/domain/accounts/key-store.ts'
import type { Decision } from '@paraph/server/src/domain/lifecycle/sign-or-reject.ts'
import type { Services } from '@paraph/server/src/domain/services.ts'
import { accountOf } from './account.ts'
import { memberOf } from './member.ts'
import { performAct, withHeaders } from './party.ts'

/** Returns what creates accounts, keys and clients of a server. The clients send their requests by `send`. */
export function accessTo(baseUrl: string, { db, links }: Pick<Services, 'db' | 'links'>, send: typeof fetch) {
  const clientOf = (apiKey: string) => createClient({ baseUrl, apiKey, fetch: (request) => send(request) })
  const newAccount = async (mode: Mode = 'LIVE') => {
    const key = `pk_${mode.toLowerCase()}_${randomBytes(32).toString('base64url')}`
    const { id } = await ensureAccount(db, randomUUID(), mode)
    await insertKey(db, id, hashSecret(key), null)
    return accountOf(clientOf(key), key, id)
  }
  /** Adds a key with these scopes to an account. Without scopes, it has all. */
  const newKey = async (accountId: string, scopes: Scope[] | null, expiresAt: string | null = null) => {
    const key = `pk_live_${randomBytes(32).toString('base64url')}`
    const id = await insertKey(db, accountId, hashSecret(key), expiresAt, { scopes })
    return { id, key, client: clientOf(key) }
  }
  /** The token of the link that the party has now. */
  const linkOf = async (partyId: string, kind: LinkKind = 'MESSAGE') => {
    const parties = db.selectFrom('parties').select('link_nonce as nonce')
    const { nonce } = await parties.where('id', '=', partyId).executeTakeFirstOrThrow()
    return links.tokenOf(nonce, kind)
  }
  /** The client of a party, with the token of its link. */
  const asParty = (token: string, headers?: Record<string, string>) =>
    createClient({ baseUrl, apiKey: token, fetch: (request) => send(withHeaders(request, headers)) })
  /** Signs or rejects with this link. Throws the problem if the server refuses. */
  const actByLink = (token: string, decision?: Decision, headers?: Record<string, string>) =>
    performAct(asParty(token, headers), decision)
  /** Signs or rejects with the link that the party's message has now. */
  const actAs = async (partyId: string, decision?: Decision, headers?: Record<string, string>) =>
    actByLink(await linkOf(partyId), decision, headers)
  return { newAccount, newKey, newMember: memberOf({ db }, clientOf), clientOf, linkOf, asParty, actByLink, actAs }
}
