import type { Handler } from '#api/operation.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findMemberLanguage, lockAccount } from '#domain/accounts/account-store.ts'
import { MAX_MEMBERS } from '#domain/members/member-rules.ts'
import { countMembers, ensurePerson, insertMember, setDeactivated } from '#domain/members/member-store.ts'
import { setScimFields } from '#domain/provisioning/scim-patch.ts'
import { DEFAULT_ROLE, memberNameOf, requireScimFields, type ScimFields } from '#domain/provisioning/scim-rules.ts'
import { findScimUser, saveScimUser } from '#domain/provisioning/scim-user-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { toScimUser } from './to-scim-user.ts'

const unknown: ScimFields = {
  userName: '',
  externalId: null,
  displayName: null,
  givenName: null,
  familyName: null,
  role: DEFAULT_ROLE,
  isActive: true,
}

/** The member is like an invited one who needs no link, because the key of the identity provider vouches for the address as an invitation does. */
export const createScimUser: Handler<'createScimUser'> = ({ body }, context) => {
  const { db, now, account, actor, publicUrl } = context
  const fields = setScimFields(unknown, body)
  requireScimFields(fields)
  const { role, isActive, userName } = fields
  const name = memberNameOf(fields)
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const at = now()
    if ((await countMembers(locked)) >= MAX_MEMBERS) throw new Problem('member_limit_reached')
    const personId = await ensurePerson(tx, userName, at)
    const invitation = { invitedAt: at, expiresAt: at, invitedBy: actor.id!, shownSha256: null }
    const language = await findMemberLanguage(tx, account.id)
    const id = await insertMember(locked, { personId, name, role, language }, invitation)
    if (id === undefined) throw new Problem('member_exists')
    await saveScimUser(locked, id, fields, at)
    if (!isActive) await setDeactivated(locked, id, at)
    const changes = firstValues({ name, email: userName.toLowerCase(), role, active: isActive })
    await recordAccountEvent(tx, context, { type: 'member.created', subject: { id, name }, changes })
    return toScimUser((await findScimUser(tx, { id, accountId: account.id }))!, publicUrl)
  })
}
