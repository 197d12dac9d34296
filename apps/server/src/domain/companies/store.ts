import type { Company, CreateCompany, UpdateCompany } from '@paraph/contract'
import { makerIn, withMaker } from '#domain/accounts/maker-columns.ts'
import { newId } from '#platform/database/ids.ts'
import { anyOf } from '#platform/database/lists.ts'
import { type Page, toPage } from '#platform/database/pagination.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'

interface CompanyKey {
  id: string
  accountId: string
}

const fields = [
  'id',
  'name',
  'org_number as orgNumber',
  'created_at as createdAt',
  'updated_at as updatedAt',
  makerIn('companies.created_by').as('createdBy'),
] as const

export async function insertCompany(
  db: Database,
  from: { accountId: string; createdBy: string },
  company: CreateCompany,
  now: Date,
): Promise<Company> {
  const at = now.toISOString()
  const row = await db
    .insertInto('companies')
    .values({
      id: newId('cmp'),
      account_id: from.accountId,
      created_by: from.createdBy,
      name: company.name,
      org_number: company.orgNumber ?? '',
      created_at: at,
      updated_at: at,
    })
    .returning(fields)
    .executeTakeFirstOrThrow()
  return withMaker(row)
}

export async function findCompany(db: Database, key: CompanyKey): Promise<Company | undefined> {
  const row = await db
    .selectFrom('companies')
    .select(fields)
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return row && withMaker(row)
}

/** Returns the companies by their identifiers. They can't be deleted before the transaction ends. */
export async function findCompaniesToLink(
  tx: Transaction,
  accountId: string,
  ids: string[],
): Promise<Map<string, Company>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('companies')
    .select(fields)
    .where('id', '=', anyOf(ids))
    .where('account_id', '=', accountId)
    // All requests lock companies in the same order, so that they can't deadlock.
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Map(rows.map((company) => [company.id, withMaker(company)]))
}

export async function findCompanies(
  db: Database,
  accountId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Page<Company>> {
  const rows = await db
    .selectFrom('companies')
    .select(fields)
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return toPage(rows.map(withMaker), limit)
}

export async function changeCompany(
  db: Database,
  key: CompanyKey,
  change: UpdateCompany,
  now: Date,
): Promise<Company | undefined> {
  const row = await db
    .updateTable('companies')
    .set({ name: change.name, org_number: change.orgNumber, updated_at: now.toISOString() })
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .returning(fields)
    .executeTakeFirst()
  return row && withMaker(row)
}

/** Returns whether the company existed. Fails with a foreign-key violation while contacts are linked to it. */
export async function eraseCompany(db: Database, key: CompanyKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('companies')
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
