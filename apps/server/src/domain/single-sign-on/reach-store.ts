import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { LockedAccount } from '#domain/accounts/account-store.ts'

/** Who has vouched for the person of a session: the provider, or else the person who runs the server, or neither. */
export interface Vouched {
  issuer: string | null
  clientId: string | null
  byOperator: boolean
}

export const unvouched: Vouched = { issuer: null, clientId: null, byOperator: false }

/**
 * True for a member whose account such a session may open. The query has the tables `members` and `people`.
 *
 * A provider belongs to the admins of an account, and they can make it say anything. So it opens only accounts that have entered the same client of the same
 * provider themselves, and have proved the domain of the address. Another session opens all accounts, except those that demand single sign-on. Only a link of
 * the operator opens these too, because the provider may be down. Such a session is bound to its account.
 */
export function isOpenBy({ issuer, clientId, byOperator }: Vouched): RawBuilder<SqlBool> {
  return reach({
    issuer: sql`${issuer}::text`,
    clientId: sql`${clientId}::text`,
    byOperator: sql`${byOperator}::boolean`,
  })
}

function reach({ issuer, clientId, byOperator }: Record<keyof Vouched, RawBuilder<unknown>>): RawBuilder<SqlBool> {
  return sql`(case when ${issuer} is null
    then ${byOperator} or not exists (select from single_sign_on as demanded where demanded.account_id = members.account_id and is_required)
    else exists (select from single_sign_on as trusted join single_sign_on_domains as proved using (account_id)
      where account_id = members.account_id and trusted.issuer = ${issuer} and trusted.client_id = ${clientId}
      and proved_at is not null and domain = split_part(people.email, '@', 2)) end)`
}

const ofSession = {
  issuer: sql.ref('sessions.issuer'),
  clientId: sql.ref('sessions.client_id'),
  byOperator: sql.ref('sessions.is_by_operator'),
}

/** Takes the access tokens of this account from the sessions that may not open it any more. Their next renewal finds no account, or another one. */
export async function endUntrustedAccess({ tx, id }: LockedAccount): Promise<void> {
  await sql`
    delete from access_tokens using sessions, members, people
    where sessions.id = session_id and members.id = member_id and people.id = members.person_id
    and members.account_id = ${id} and not ${reach(ofSession)}`.execute(tx)
}
