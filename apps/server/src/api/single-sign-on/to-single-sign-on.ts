import type { SingleSignOn } from '@paraph/contract'
import { recordNameOf, recordValueOf, redirectUriOf } from '#domain/single-sign-on/sign-on-rules.ts'
import {
  findSignOn,
  findSignOnDomains,
  type StoredDomain,
  type StoredSignOn,
} from '#domain/single-sign-on/sign-on-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'

/** @throws Problem `single_sign_on_not_found` */
export async function readSignOn(db: Database, accountId: string, publicUrl: string): Promise<SingleSignOn> {
  const stored = await findSignOn(db, accountId)
  if (!stored) throw new Problem('single_sign_on_not_found')
  return toSingleSignOn(stored, await findSignOnDomains(db, accountId), publicUrl)
}

/** The secret is not in the answer. */
function toSingleSignOn(
  { accountId, ...stored }: StoredSignOn,
  domains: StoredDomain[],
  publicUrl: string,
): SingleSignOn {
  const { issuer, clientId, roleClaim, roles, defaultRole, createsMembers, onlySingleSignOn, updatedAt } = stored
  return {
    issuer,
    clientId,
    redirectUri: redirectUriOf(publicUrl, accountId),
    domains: domains.map(({ domain, token, provedAt }) => ({
      domain,
      recordName: recordNameOf(domain),
      recordValue: recordValueOf(token),
      provedAt,
    })),
    roleClaim,
    roles,
    defaultRole,
    createsMembers,
    onlySingleSignOn,
    updatedAt,
  }
}
