import type { Role, ScimUser } from '@paraph/contract'
import { sql } from 'kysely'
import type { LockedAccount } from '#domain/accounts/account-store.ts'
import type { Database } from '#platform/database/tables.ts'
import type { ScimFilter } from './scim-filter.ts'
import type { ScimFields } from './scim-rules.ts'

/** A member as an identity provider sees it. */
export interface StoredScimUser extends ScimFields {
  id: string
  name: string
  email: string
  personId: string
  createdAt: ScimUser['meta']['created']
  changedAt: ScimUser['meta']['lastModified']
}

const select = (db: Database, accountId: string) =>
  db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'person_id')
    .leftJoin('scim_users', 'member_id', 'members.id')
    .where('members.account_id', '=', accountId)
    .where('removed_at', 'is', null)

const scimFields = [
  'members.id',
  'members.name',
  'people.email',
  'person_id as personId',
  'role',
  'invited_at as createdAt',
  'external_id as externalId',
  'display_name as displayName',
  'given_name as givenName',
  'family_name as familyName',
  sql<string>`coalesce(user_name, people.email)`.as('userName'),
  sql<string>`coalesce(updated_at, invited_at)`.as('changedAt'),
  sql<boolean>`deactivated_at is null`.as('isActive'),
  sql<boolean>`member_id is not null`.as('isProvisioned'),
] as const

type Row = Omit<StoredScimUser, 'role'> & { role: Role; isProvisioned: boolean }

export async function findScimUser(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<StoredScimUser | undefined> {
  const row = await select(db, accountId).select(scimFields).where('members.id', '=', id).executeTakeFirst()
  return row && toStored(row)
}

/** Returns the members of one page in the order in which they were added, and the number of all that match. */
export async function findScimUsers(
  db: Database,
  accountId: string,
  { filter, offset, limit }: { filter: ScimFilter | undefined; offset: number; limit: number },
): Promise<{ total: number; users: StoredScimUser[] }> {
  let query = select(db, accountId)
  if (filter?.attribute === 'id') query = query.where('members.id', '=', filter.value)
  if (filter?.attribute === 'userName') query = query.where('people.email', '=', filter.value.toLowerCase())
  if (filter?.attribute === 'externalId') query = query.where('external_id', '=', filter.value)
  const { total } = await query.select((each) => each.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const page = query.select(scimFields).orderBy('members.id').offset(offset).limit(limit)
  return { total: Number(total), users: limit === 0 ? [] : (await page.execute()).map(toStored) }
}

/** An identity provider that finds a member of before sees its name in parts too, because it may need them. */
function toStored({ isProvisioned, ...user }: Row): StoredScimUser {
  if (isProvisioned) return user
  const [, givenName = user.name, familyName = null] = /^(.+) (\S+)$/.exec(user.name) ?? []
  return { ...user, displayName: user.name, givenName, familyName }
}

/** Stores what the identity provider says about a member. From then on, it manages the member. */
export async function saveScimUser(
  { tx, id: accountId }: LockedAccount,
  memberId: string,
  { userName, externalId, displayName, givenName, familyName }: ScimFields,
  now: Date,
): Promise<void> {
  const fields = {
    user_name: userName,
    external_id: externalId,
    display_name: displayName,
    given_name: givenName,
    family_name: familyName,
    updated_at: now.toISOString(),
  }
  await tx
    .insertInto('scim_users')
    .values({ member_id: memberId, account_id: accountId, ...fields })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fields))
    .execute()
}
