import type { Attention, AttentionReason } from '@paraph/contract'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { EXPIRES_SOON, OWN_TURN_SEARCHED, REJECTED_LATELY, urgencyOf } from './attention-rules.ts'

/** A document that needs its sender, and the worst reason. */
export interface Need {
  documentId: string
  urgency: number
  partyId: string | null
}

/**
 * Returns a query for the documents of the account with which something went wrong, or soon will, while the sender can still help. With a member, also
 * for those in which it is the turn of the party with its address. This tells only where the turn is: the link of a party stays with whoever may copy it.
 */
export function needsOf(accountId: string, memberId: string | undefined, now: Date): RawBuilder<Need> {
  const at = (milliseconds: number) => sql`${new Date(now.getTime() + milliseconds).toISOString()}::timestamptz`
  const urgency = (reason: AttentionReason) => sql.lit(urgencyOf[reason])
  const own = sql<SqlBool>`documents.account_id = ${accountId}`
  const isOpen = sql<SqlBool>`(${own} and status = 'SENT' and seal_status is null and (expires_at is null or expires_at > ${at(0)}))`
  const ownTurns = sql`
    select document_id, parties.id, added, ${urgency('YOUR_TURN')}
    from (
      select * from documents where ${own} and status = 'SENT' order by id desc limit ${sql.lit(OWN_TURN_SEARCHED)}
    ) as documents join parties on document_id = documents.id
    where ${isOpen} and signing_status = 'NOT_SIGNED' and released_at is not null and wrong_person_at is null
      and (parties.role <> 'ORGANIZER' or required_signature <> 'NONE')
      and lower(parties.email) = (
        select people.email from members join people on people.id = person_id where members.id = ${memberId})`
  return sql<Need>`(
    select distinct on ("documentId") "documentId", urgency, "partyId" from (
      select document_id as "documentId", parties.id as "partyId", added,
        case when send_status in ('BOUNCED', 'FAILED') then ${urgency('NOT_DELIVERED')} else ${urgency('WRONG_PERSON')} end as urgency
      from parties join documents on documents.id = document_id
      where ${isOpen} and signing_status = 'NOT_SIGNED' and (send_status in ('BOUNCED', 'FAILED') or wrong_person_at is not null)
      union all
      select documents.id, rejecting.id, added, ${urgency('REJECTED')}
      from documents left join parties as rejecting on document_id = documents.id and signing_status = 'REJECTED'
      where ${own} and status = 'REJECTED' and updated_at > ${at(-REJECTED_LATELY)}
      union all
      select documents.id, null, null, ${urgency('SEAL_FAILED')}
      from documents where ${own} and status = 'SENT' and seal_status = 'FAILED'
      ${memberId === undefined ? sql`` : sql`union all ${ownTurns}`}
      union all
      select documents.id, null, null, ${urgency('EXPIRES_SOON')}
      from documents where ${isOpen} and expires_at < ${at(EXPIRES_SOON)} and not ${isChosenLate}
    ) as reasons order by "documentId", urgency desc, added)`
}

/** True if the sender chose the time of expiry when it was soon: by sending the document, or by a change after that, which is an event. */
const isChosenLate = sql<SqlBool>`(
  sent_at > expires_at - ${EXPIRES_SOON} * interval '1 millisecond'
  or updated_at > expires_at - ${EXPIRES_SOON} * interval '1 millisecond' and exists (
    select from events
    where events.document_id = documents.id and type = 'document.updated' and data->'changed' ? 'expiresAt'
      and at > expires_at - ${EXPIRES_SOON} * interval '1 millisecond'))`

const reasons = Object.keys(urgencyOf) as AttentionReason[]

export function toAttention(urgency: number, partyId: string | null = null): Attention {
  return { reason: reasons.find((reason) => urgencyOf[reason] === urgency)!, partyId }
}
