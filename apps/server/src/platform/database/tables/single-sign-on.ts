import type { Role } from '@paraph/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Time } from './time.ts'

/** Which value of a claim gives which role. */
export interface RoleOfClaim {
  value: string
  role: Role
}

/** The identity providers of accounts. */
export interface SingleSignOnTables {
  single_sign_on: {
    account_id: string
    issuer: string
    client_id: string
    /** Encrypted. */
    client_secret: Buffer
    role_claim: string | null
    roles: JSONColumnType<RoleOfClaim[]>
    default_role: Role | null
    creates_members: boolean
    is_required: boolean
    updated_at: Time
  }
  single_sign_on_domains: { account_id: string; domain: string; token: string; proved_at: Generated<Time | null> }
  single_sign_on_attempts: {
    state_sha256: Buffer
    account_id: string
    issuer: string
    client_id: string
    browser_sha256: Buffer
    nonce: string
    code_verifier: string
    expires_at: Time
    asks_again: Generated<boolean>
  }
}
