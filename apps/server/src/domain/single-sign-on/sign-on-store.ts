import type { ReplaceSingleSignOn } from '@paraph/contract'
import { sql } from 'kysely'
import type { LockedAccount } from '#domain/accounts/account-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { newDomainToken } from './sign-on-rules.ts'

const connectionFields = [
  'account_id as accountId',
  'issuer',
  'client_id as clientId',
  'client_secret as clientSecret',
  'role_claim as roleClaim',
  'roles',
  'default_role as defaultRole',
  'creates_members as createsMembers',
  'is_required as onlySingleSignOn',
  'updated_at as updatedAt',
] as const

/** Returns the provider of an account. Its secret is encrypted. */
export function findSignOn(db: Database, accountId: string) {
  return db.selectFrom('single_sign_on').select(connectionFields).where('account_id', '=', accountId).executeTakeFirst()
}

export type StoredSignOn = NonNullable<Awaited<ReturnType<typeof findSignOn>>>

export function findSignOnDomains(db: Database, accountId: string) {
  return db
    .selectFrom('single_sign_on_domains')
    .select(['domain', 'token', 'proved_at as provedAt'])
    .where('account_id', '=', accountId)
    .orderBy('domain')
    .execute()
}

export type StoredDomain = Awaited<ReturnType<typeof findSignOnDomains>>[number]

/**
 * Returns the provider that speaks for an address. If several accounts have proved the domain, it is the one of the account in which the person was last,
 * or else of the account that has proved the domain first.
 */
export function findSignOnFor(db: Database, email: string) {
  const [, domain = ''] = /@([^@]*)$/.exec(email) ?? []
  return db
    .selectFrom('single_sign_on_domains')
    .innerJoin('single_sign_on', 'single_sign_on.account_id', 'single_sign_on_domains.account_id')
    .leftJoin('people', (join) => join.on('email', '=', email))
    .leftJoin('members', (join) =>
      join
        .onRef('person_id', '=', 'people.id')
        .onRef('members.account_id', '=', 'single_sign_on.account_id')
        .on('removed_at', 'is', null),
    )
    .select(['single_sign_on.account_id as accountId', 'issuer', 'client_id as clientId'])
    .select('client_secret as clientSecret')
    .where('domain', '=', domain)
    .where('proved_at', 'is not', null)
    .orderBy('last_signed_in_at', (order) => order.desc().nullsLast())
    .orderBy(sql`members.id is null`)
    .orderBy('proved_at')
    .limit(1)
    .executeTakeFirst()
}

type Settings = Omit<ReplaceSingleSignOn, 'clientSecret'> & { clientSecret: Buffer }

/** Replaces the provider of an account, and its domains. A domain that stays keeps its proof. */
export async function replaceSignOn({ tx, id }: LockedAccount, settings: Settings, now: Date): Promise<void> {
  const columns = {
    issuer: settings.issuer,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    role_claim: settings.roleClaim ?? null,
    roles: JSON.stringify(settings.roles),
    default_role: settings.defaultRole ?? null,
    creates_members: settings.createsMembers,
    is_required: settings.onlySingleSignOn,
    updated_at: now.toISOString(),
  }
  await tx
    .insertInto('single_sign_on')
    .values({ account_id: id, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
  const domains = settings.domains.map((domain) => domain.toLowerCase())
  let gone = tx.deleteFrom('single_sign_on_domains').where('account_id', '=', id)
  if (domains.length > 0) gone = gone.where('domain', 'not in', domains)
  await gone.execute()
  if (domains.length === 0) return
  await tx
    .insertInto('single_sign_on_domains')
    .values(domains.map((domain) => ({ account_id: id, domain, token: newDomainToken() })))
    .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doNothing())
    .execute()
}

/** Removes the provider of an account, and its domains. Returns false if there is none. */
export async function deleteSignOn({ tx, id }: LockedAccount): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('single_sign_on').where('account_id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Records that domains are proved, and returns those that were not before. The token says that the record was looked up for this entry, and not for
 * one that was removed meanwhile.
 */
export async function markDomainsProved({ tx, id }: LockedAccount, tokens: string[], now: Date): Promise<string[]> {
  if (tokens.length === 0) return []
  const proved = await tx
    .updateTable('single_sign_on_domains')
    .set({ proved_at: now.toISOString() })
    .where('account_id', '=', id)
    .where('token', 'in', tokens)
    .where('proved_at', 'is', null)
    .returning('domain')
    .execute()
  return proved.map(({ domain }) => domain)
}
