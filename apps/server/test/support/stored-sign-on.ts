import { randomUUID } from 'node:crypto'
import { recordValueOf } from '#domain/single-sign-on/sign-on-rules.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'

/** Stores single sign-on for an account, with a domain that is not proved. From then on, DNS has the record that proves it. */
export async function storeSignOn(
  { db, services }: Pick<TestServer, 'db' | 'services'>,
  accountId: string,
): Promise<void> {
  const settings = { issuer: 'https://login.example.com', client_id: 'paraph', client_secret: Buffer.from('secret') }
  const roles = { role_claim: null, roles: '[]', default_role: null }
  const rules = { creates_members: false, is_required: false, updated_at: new Date().toISOString() }
  await db.deleteFrom('single_sign_on').where('account_id', '=', accountId).execute()
  await db
    .insertInto('single_sign_on')
    .values({ account_id: accountId, ...settings, ...roles, ...rules })
    .execute()
  const domain = { account_id: accountId, domain: `${randomUUID()}.example.com`, token: 'of the record' }
  await db.insertInto('single_sign_on_domains').values(domain).execute()
  services.findRecords = async () => [recordValueOf(domain.token)]
}
