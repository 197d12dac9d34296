import type { Language, Notifications, Role } from '@paraph/contract'
import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Time } from './time.ts'

/** The people who use accounts, and their sessions. */
export interface MemberTables {
  people: { id: string; email: string; created_at: Time }
  members: {
    id: string
    account_id: string
    person_id: string
    name: string
    role: Role
    language: Language
    invited_at: Time
    /** A key or a member. */
    invited_by: string
    invitation_sha256: Buffer | null
    invitation_expires_at: Time
    /** True if the one who invites has seen the link. */
    invitation_shown: boolean
    joined_at: Generated<Time | null>
    last_signed_in_at: Generated<Time | null>
    removed_at: Generated<Time | null>
    /** Null for a member who may use the account. */
    deactivated_at: Generated<Time | null>
    notifications: ColumnType<Notifications, Notifications | undefined, RawBuilder<Notifications>>
  }
  scim_users: {
    member_id: string
    account_id: string
    user_name: string
    external_id: string | null
    display_name: string | null
    given_name: string | null
    family_name: string | null
    updated_at: Time
  }
  sign_in_links: {
    token_sha256: Buffer
    person_id: string
    /** Of the cookie of the browser that has asked for the link. */
    browser_sha256: Buffer
    created_at: Time
    expires_at: Time
    used_at: Generated<Time | null>
  }
  passkeys: {
    id: string
    person_id: string
    /** Set for a passkey that is for one account only. */
    account_id: string | null
    credential_id: Buffer
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Time
    last_used_at: Generated<Time | null>
  }
  passkey_challenges: {
    challenge_sha256: Buffer
    /** Of the cookie of a browser, or of the id of a session. */
    asker_sha256: Buffer
    expires_at: Time
  }
  sessions: {
    id: string
    person_id: string
    account_id: string
    /** True for a session that is for one account only. */
    is_bound: boolean
    token_sha256: Buffer
    previous_sha256: Generated<Buffer | null>
    rotated_at: Time
    created_at: Time
    last_used_at: Time
    ip_address: string | null
    user_agent: string | null
    /** The provider that has vouched for the person. Null if the session began in another way. */
    issuer: Generated<string | null>
    client_id: Generated<string | null>
    /** When the provider last asked the person. Null if it has not said so. */
    asked_at: Generated<Time | null>
    /** True if the session opens its account also if that demands single sign-on. */
    is_by_operator: Generated<boolean>
  }
  access_tokens: { token_sha256: Buffer; session_id: string; member_id: string; expires_at: Time }
}
