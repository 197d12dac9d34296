import { addInvited, recordInvited } from '#api/members/add-invited.ts'
import { shownInvitation } from '#api/members/invitation-link.ts'
import { findAccountByName, lockAccount } from '#domain/accounts/account-store.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { ensurePerson, findMemberOfPerson, renewInvitation } from '#domain/members/member-store.ts'
import { system } from '#domain/events/store.ts'
import type { Now } from '#platform/database/clock.ts'
import type { Pool } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { MembersCommand } from './arguments.ts'

/** The time of the database, if it was just read. */
const now: Now = (reading) => (reading ? new Date(reading.at) : new Date())

interface Link {
  url: string
  /** Whom the link signs in. */
  name: string
}

/** Invites a person, or a member again who can't sign in. Nobody has checked the address, so a session of the link is for this account only. */
export function runMembersCommand(
  db: Pool,
  publicUrl: string,
  { account: accountName, isTest, email, name, role }: MembersCommand,
): Promise<Link> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountByName(tx, accountName, isTest ? 'TEST' : 'LIVE')
    if (!account) throw new Error(`There is no ${isTest ? 'test ' : ''}account ${accountName}.`)
    const author = { account, actor: system, now, publicUrl }
    const { invitation, invitationUrl: url } = shownInvitation(author, now())
    const locked = await lockAccount(tx, account.id)
    const known = await findMemberOfPerson(locked, await ensurePerson(tx, email, now()))
    if (known && !known.isRemoved) {
      await renewInvitation(tx, { id: known.id, accountId: account.id }, invitation)
      const subject = { id: known.id, name: known.name }
      await recordAccountEvent(tx, author, { type: 'member.invited_again', subject })
      return { url, name: known.name }
    }
    if (name === undefined)
      throw new Error(`${email} is no member of ${accountName} yet. Name the person: --name TEXT.`)
    const member = await addInvited(tx, account.id, { name, email, role, language: 'EN' }, invitation)
    await recordInvited(tx, author, member)
    return { url, name }
  })
}
