import type { EventType, Language, Notifications, NotificationTime } from '@paraph/contract'
import { type JoinBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { shownName } from '#domain/accounts/shown-name-columns.ts'
import { EXPIRES_SOON } from '#domain/documents/attention-rules.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { EventsOf, RecordedEvent } from '#domain/events/store.ts'
import { arrayOf } from '#platform/database/lists.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import { isAboutInvitation } from './message.ts'

/** What a sender can be told about a document. */
export type NoticeKind = keyof Notifications

const kinds: Partial<Record<EventType, NoticeKind>> = {
  'document.completed': 'completed',
  'document.rejected': 'rejected',
  'party.bounced': 'undelivered',
  'party.failed': 'undelivered',
  'party.wrong_person': 'wrongPerson',
}

/** The address of an account for notices: `contactEmail`, or else the address that the operator has set on the command line. */
const address = sql<string | null>`coalesce(contact_email, accounts.email)`

/**
 * Who is told of a kind of event of a document: the account, and the member to whom the document belongs. The mail to the account is enough for a member
 * with the same address.
 */
const recipients = sql`lateral (
  select '' as member_id from accounts
  where accounts.id = documents.account_id and notifications->>kind <> 'OFF' and ${address} is not null
  union all
  select members.id from document_viewers
    join members on members.id = document_viewers.member_id and joined_at is not null and removed_at is null and deactivated_at is null
    join people on people.id = person_id
    join accounts on accounts.id = documents.account_id
  where document_viewers.document_id = documents.id and is_owner and members.notifications->>kind <> 'OFF'
    and (accounts.notifications->>kind = 'OFF' or lower(${address}) is distinct from people.email)
) as recipient`

/** Stores what the recipients are to be told, in the transaction of the change. */
export async function queueNotices({ document, events }: EventsOf<RecordedEvent>): Promise<void> {
  const wanted = new Set(events.filter(isAboutInvitation).flatMap(({ type }) => kinds[type] ?? []))
  if (wanted.size === 0) return
  const { tx, id, lockedAt } = document
  const at = lockedAt.toISOString()
  await sql`
    insert into notices as stored (document_id, kind, account_id, member_id, since, newest)
    select documents.id, kind, account_id, member_id, ${at}::timestamptz, ${at}::timestamptz
    from documents, unnest(${arrayOf([...wanted], 'text')}) as kind, ${recipients}
    where documents.id = ${id}
    on conflict (document_id, kind, member_id) do update set
      since = case when stored.told_at is null then stored.since else excluded.since end,
      newest = excluded.newest,
      told_at = null`.execute(tx)
}

/** Stores what a job of a server before this version tells: that a link of the party has reached the wrong person. */
export async function queueReported(db: Database, partyId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into notices (document_id, kind, account_id, member_id, since, newest)
    select documents.id, kind, account_id, member_id, ${at}::timestamptz, ${at}::timestamptz
    from parties join documents on documents.id = parties.document_id, (values ('wrongPerson')) as kinds (kind), ${recipients}
    where parties.id = ${partyId}
    on conflict (document_id, kind, member_id) do update set newest = excluded.newest, told_at = null`.execute(db)
}

/** A document with a short time expires soon in the last quarter of it. */
function expiresSoon(now: Date): RawBuilder<SqlBool> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + EXPIRES_SOON).toISOString()
  return sql`(expires_at > ${at}::timestamptz and expires_at <= ${until}::timestamptz
    and expires_at - (expires_at - sent_at) / 4 <= ${at}::timestamptz)`
}

/** Stores once for each document and recipient that the document expires soon. */
export async function queueExpiring(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into notices (document_id, kind, account_id, member_id, since, newest)
    select documents.id, kinds.kind, account_id, recipient.member_id, ${at}::timestamptz, ${at}::timestamptz
    from documents, (values ('expiring')) as kinds (kind), ${recipients}
    where status = 'SENT' and seal_status is null
      and ${expiresSoon(now)}
      and not exists (
        select from notices
        where notices.document_id = documents.id and notices.kind = kinds.kind and notices.member_id = recipient.member_id
      )
    on conflict do nothing`.execute(db)
}

/** Call this after a change of the last day: the sender is told again before the new one, unless that is soon too. */
export async function forgetExpiring({ tx, id, lockedAt }: DocumentLock): Promise<void> {
  await sql`
    delete from notices using documents
    where documents.id = ${id} and document_id = documents.id and kind = 'expiring'
      and not coalesce(${expiresSoon(lockedAt)}, false)`.execute(tx)
}

/** Who gets a mail: an account, or one of its members. */
export interface NoticeRecipient {
  accountId: string
  /** Empty for the account. */
  memberId: string
}

/** The notices of one kind that wait for a recipient. */
interface WaitingKind extends NoticeRecipient {
  timeZone: string | null
  time: NotificationTime
  kind: NoticeKind
  /** The oldest event. */
  since: string
}

export async function findWaitingKinds(db: Database): Promise<WaitingKind[]> {
  return db
    .selectFrom('notices')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .leftJoin('members', liveMember)
    .select(['accounts.id as accountId', 'member_id as memberId', 'time_zone as timeZone', 'kind', timeOf.as('time')])
    .select((select) => select.fn.min('since').as('since'))
    .where('told_at', 'is', null)
    .groupBy(['accounts.id', 'member_id', 'members.id', 'kind'])
    .execute()
}

const liveMember = (join: JoinBuilder<Tables, 'notices' | 'members'>) =>
  join.onRef('members.id', '=', 'member_id').on('removed_at', 'is', null).on('deactivated_at', 'is', null)

/** A member who was removed or deactivated is told nothing. */
const timeOf = sql<NotificationTime>`
  coalesce((case when member_id = '' then accounts.notifications else members.notifications end)->>kind, 'OFF')`

export async function findRecipient(db: Database, { accountId, memberId }: NoticeRecipient) {
  const found = await db
    .selectFrom('accounts')
    .leftJoin('members', (join) => join.on('members.id', '=', memberId).on('removed_at', 'is', null))
    .leftJoin('people', 'people.id', 'person_id')
    .select([shownName.as('name'), 'mode', 'time_zone as timeZone', address.as('ofAccount')])
    .select(['members.name as memberName', 'people.email as ofMember'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { memberName, ofMember, ofAccount, ...account } = found
  return memberId === ''
    ? { ...account, to: { name: account.name, address: ofAccount } }
    : { ...account, to: { name: memberName ?? '', address: ofMember } }
}

/** A notice that waits, with what the mail says about its document. */
export interface WaitingNotice {
  documentId: string
  memberId: string
  kind: NoticeKind
  time: NotificationTime
  since: string
  newest: string
  title: string
  language: Language
  expiresAt: string | null
  rejectedReason: string | null
  /** False if there is nothing to do any more, for example because the address was corrected. */
  isCurrent: boolean
}

/** Returns the newest notices first. */
export async function findNotices(
  db: Database,
  { accountId, memberId }: NoticeRecipient,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingNotice[]> {
  return db
    .selectFrom('notices')
    .innerJoin('documents', 'documents.id', 'document_id')
    .innerJoin('accounts', 'accounts.id', 'notices.account_id')
    .leftJoin('members', liveMember)
    .select(['document_id as documentId', 'member_id as memberId', 'kind', timeOf.as('time'), 'since', 'newest'])
    .select((select) => select.fn.coalesce('members.language', 'documents.language').as('language'))
    .select(['title', 'expires_at as expiresAt', 'rejected_reason as rejectedReason'])
    .select(isCurrent(now).as('isCurrent'))
    .where('notices.account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('told_at', 'is', null)
    .orderBy('newest', 'desc')
    .orderBy('document_id')
    .limit(limit)
    .execute()
}

const unreached = sql<SqlBool>`send_status in ('BOUNCED', 'FAILED')`
const reported = sql<SqlBool>`wrong_person_at is not null`

function isCurrent(now: Date): RawBuilder<boolean> {
  const waitsFor = (condition: RawBuilder<SqlBool>) => sql`exists (
    select from parties where parties.document_id = documents.id and signing_status = 'NOT_SIGNED' and ${condition})`
  return sql`case
    when kind in ('completed', 'rejected') then true
    when status <> 'SENT' or seal_status is not null or expires_at <= ${now.toISOString()}::timestamptz then false
    when kind = 'undelivered' then ${waitsFor(unreached)}
    when kind = 'wrongPerson' then ${waitsFor(reported)}
    else ${expiresSoon(now)} end`
}

/** Returns the parties that a notice names, in the order in which they were added. */
export function findNamedParties(db: Database, { documentId, kind }: Pick<WaitingNotice, 'documentId' | 'kind'>) {
  const parties = db
    .selectFrom('parties')
    .select(['id', 'name', 'email', 'phone', 'delivery_method as deliveryMethod'])
    .where('document_id', '=', documentId)
    .orderBy('added')
  switch (kind) {
    case 'rejected':
      return parties.where('signing_status', '=', 'REJECTED').execute()
    case 'undelivered':
      return parties.where('signing_status', '=', 'NOT_SIGNED').where(unreached).execute()
    case 'wrongPerson':
      return parties.where('signing_status', '=', 'NOT_SIGNED').where(reported).execute()
    case 'completed':
    case 'expiring':
      return parties
        .where('signing_status', '=', kind === 'expiring' ? 'NOT_SIGNED' : 'SIGNED')
        .where((where) => where.or([where('role', '!=', 'ORGANIZER'), where('required_signature', '!=', 'NONE')]))
        .execute()
  }
}

/** Records that a mail has told the sender of these notices. A notice that got another event meanwhile stays for the next mail. */
export async function markTold(
  db: Database,
  notices: Pick<WaitingNotice, 'documentId' | 'kind' | 'memberId' | 'newest'>[],
  now: Date,
) {
  const column = (field: 'documentId' | 'kind' | 'memberId' | 'newest') => notices.map((notice) => notice[field])
  await sql`
    update notices set told_at = ${now.toISOString()}::timestamptz
    from unnest(
      ${arrayOf(column('documentId'), 'text')}, ${arrayOf(column('kind'), 'text')}, ${arrayOf(column('memberId'), 'text')},
      ${arrayOf(column('newest'), 'timestamptz')}
    ) as told (document_id, kind, member_id, newest)
    where (notices.document_id, notices.kind, notices.member_id, notices.newest) = (told.document_id, told.kind, told.member_id, told.newest)`.execute(
    db,
  )
}

export async function deleteNotices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notices').where('newest', '<', before.toISOString()).execute()
}
