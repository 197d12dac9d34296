import type { MessageKind } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Channel, Transaction } from '#platform/database/tables.ts'
import type { MessageLimits } from '#platform/settings/message-settings.ts'
import { type MessageCount, MessageLimitError, type OverLimit } from './message-limit.ts'

/** A message that is not stored yet. */
export interface NewMessage {
  id: string
  partyId: string
  kind: MessageKind
  channel: Channel
  address: string
}

/**
 * Stores new messages of a document, and counts them for its account. The row of the account stays locked until the transaction ends, so that two
 * transactions can't both use the last message of the day. One statement stores and counts, so the row is locked for a shorter time.
 *
 * @returns the account, and the channels that are over their limit.
 * @throws Problem `message_limit_reached` if the messages exceed the limit, and `over` is `refuse`. Then nothing is stored or counted.
 */
export async function insertCounted(
  { tx, id: documentId, lockedAt: now }: DocumentLock,
  messages: NewMessage[],
  { limits, over }: { limits: MessageLimits; over: OverLimit },
): Promise<{ accountId: string; passed: Channel[] }> {
  const countOf = (channel: Channel) => messages.filter((message) => message.channel === channel).length
  const added: MessageLimits = { EMAIL: countOf('EMAIL'), SMS: countOf('SMS') }
  const fitsAlone = added.EMAIL <= limits.EMAIL && added.SMS <= limits.SMS
  const fits = sql`
    where (excluded.mails = 0 or excluded.mails + ${usedToday('mails')} <= ${limits.EMAIL})
      and (excluded.sms = 0 or excluded.sms + ${usedToday('sms')} <= ${limits.SMS})`
  const insert = sql<MessageCount>`
    with counted as (
      insert into message_counts as counted (account_id, day, mails, sms)
      select account_id, ${dayOf(now)}::date, ${added.EMAIL}::integer, ${added.SMS}::integer
      from documents where id = ${documentId}
      ${addToCount} ${over === 'refuse' ? fits : sql``}
      returning account_id, mails, sms
    ),
    added as (
      insert into messages (id, document_id, party_id, kind, channel, address, created_at)
      select id, ${documentId}, "partyId", kind, channel, address, ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(messages)}::json)
        as message (id text, "partyId" text, kind text, channel text, address text)
      where exists (select from counted)
    )
    select account_id as "accountId", mails, sms from counted`
  const [count] = over === 'send' || fitsAlone ? (await insert.execute(tx)).rows : []
  if (!count) {
    const document = tx.selectFrom('documents').select('account_id as id').where('id', '=', documentId)
    const account = await document.executeTakeFirstOrThrow()
    throw new MessageLimitError(await findUsed(tx, account.id, now), added, { limits, now })
  }
  const { accountId, mails, sms } = count
  const passed: Channel[] = []
  if (added.EMAIL > 0 && mails > limits.EMAIL) passed.push('EMAIL')
  if (added.SMS > 0 && sms > limits.SMS) passed.push('SMS')
  return { accountId, passed }
}

/**
 * Counts a mail that an account sends to itself.
 *
 * @throws Problem `message_limit_reached` if it exceeds the limit. Then nothing is counted.
 */
export async function countMail(
  tx: Transaction,
  accountId: string,
  { limits, now }: { limits: MessageLimits; now: Date },
): Promise<void> {
  const { rows } = await sql`
    insert into message_counts as counted (account_id, day, mails, sms)
    select ${accountId}, ${dayOf(now)}::date, 1, 0 where ${limits.EMAIL} >= 1
    ${addToCount} where excluded.mails + ${usedToday('mails')} <= ${limits.EMAIL}
    returning mails`.execute(tx)
  if (rows.length === 0)
    throw new MessageLimitError(await findUsed(tx, accountId, now), { EMAIL: 1, SMS: 0 }, { limits, now })
}

/** Changes the count of an account that has sent messages before. */
const addToCount = sql`
      on conflict (account_id) do update set
        mails = excluded.mails + ${usedToday('mails')},
        sms = excluded.sms + ${usedToday('sms')},
        day = greatest(counted.day, excluded.day)`

/** Returns today's count. If another server has already counted for tomorrow, because its clock is ahead, returns that count. */
function usedToday(column: 'mails' | 'sms') {
  return sql`case when counted.day < excluded.day then 0 else ${sql.ref(`counted.${column}`)} end`
}

async function findUsed(tx: Transaction, accountId: string, now: Date): Promise<MessageCount> {
  const used = await tx
    .selectFrom('message_counts')
    .select(['mails', 'sms'])
    .where('account_id', '=', accountId)
    .where('day', '>=', dayOf(now))
    .executeTakeFirst()
  return { accountId, mails: used?.mails ?? 0, sms: used?.sms ?? 0 }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
