import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import type { OwnWays } from './session-rules.ts'

/** Returns what the member has to sign in with to its account. */
export async function findOwnWays(db: Database, memberId: string): Promise<OwnWays> {
  const found = await sql<OwnWays>`
    select
      exists (select from passkeys where passkeys.person_id = members.person_id
        and coalesce(passkeys.account_id, members.account_id) = members.account_id) as "hasPasskey",
      exists (select from single_sign_on_domains as proved where proved.account_id = members.account_id
        and proved_at is not null and domain = split_part(people.email, '@', 2)) as "hasProvider",
      exists (select from single_sign_on as demanded where demanded.account_id = members.account_id
        and is_required) as "onlyProvider"
    from members join people on people.id = members.person_id where members.id = ${memberId}`.execute(db)
  return found.rows[0]!
}
