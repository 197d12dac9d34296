import type { AccountEvent, AccountEventType } from '@paraph/contract'
import { type Selectable, sql } from 'kysely'
import type { Actor, Origin } from '#domain/events/store.ts'
import { type Now, notBefore } from '#platform/database/clock.ts'
import { newId } from '#platform/database/ids.ts'
import type { Database, Tables, Transaction } from '#platform/database/tables.ts'
import { hashAccountEvent } from './hash-account-event.ts'

/** Who does something to an account, and from where. The context of a handler is one. */
export interface LogAuthor {
  account: { id: string }
  actor: Actor
  /** Undefined if no request does it. */
  origin?: Pick<Origin, 'ipAddress'> | undefined
  now: Now
}

export interface NewAccountEvent extends Pick<AccountEvent, 'subject'> {
  type: AccountEventType
  /** Made by `changesOf` or `firstValues`. Never a secret, and nothing from which one can be guessed. */
  changes?: AccountEvent['changes']
}

/**
 * Adds an entry to the log of the account. Call it last in the transaction of the act: it locks the newest entry, and a transaction that waited for
 * another lock after that could be in a deadlock with one that takes the two locks the other way round.
 */
export async function recordAccountEvent(
  tx: Transaction,
  { account: { id: accountId }, actor, origin, now }: LogAuthor,
  { type, subject, changes = [] }: NewAccountEvent,
): Promise<void> {
  const head = await lockHead(tx, accountId, actor)
  const unhashed = {
    id: newId('aev'),
    accountId,
    type,
    at: notBefore(head.at ?? undefined, now({ at: head.readAt, lastEvent: head.at ?? undefined })).toISOString(),
    actor: { type: typeOf(actor), id: actor.id, name: actor.type === 'MEMBER' ? actor.name : head.keyName },
    ipAddress: origin?.ipAddress ?? null,
    subject,
    changes,
    previousHash: head.hash,
  }
  await storeEntry(tx, { ...unhashed, hash: hashAccountEvent(unhashed) }, head.number + 1)
}

function typeOf({ type }: Actor): AccountEvent['actor']['type'] {
  if (type === 'PARTY') throw new Error('A party does nothing to an account.')
  return type
}

interface LockedHead {
  number: number
  hash: string | null
  at: string | null
  readAt: string
  keyName: string | null
}

/** Locks the newest entry of the account. The row is written, so that a first entry has something to lock. Also finds the name of a key that acts. */
async function lockHead(tx: Transaction, accountId: string, { type, id }: Actor): Promise<LockedHead> {
  const keyId = type === 'API_KEY' ? id : null
  const { rows } = await sql<LockedHead>`
    insert into account_log_heads as head (account_id, number) values (${accountId}, 0)
    on conflict (account_id) do update set number = head.number
    returning number, hash, at, clock_timestamp() as "readAt", (select name from api_keys where id = ${keyId}) as "keyName"`.execute(
    tx,
  )
  return rows[0]!
}

async function storeEntry(tx: Transaction, entry: AccountEvent, number: number): Promise<void> {
  const { id, accountId, type, at, actor, ipAddress, subject, changes, previousHash, hash } = entry
  await tx
    .with('head', (query) =>
      query.updateTable('account_log_heads').set({ number, hash, at }).where('account_id', '=', accountId),
    )
    .insertInto('account_events')
    .values({
      id,
      account_id: accountId,
      number,
      type,
      at,
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      ip_address: ipAddress,
      subject_id: subject.id,
      subject_name: subject.name,
      changes: JSON.stringify(changes),
      previous_hash: previousHash,
      hash,
    })
    .execute()
}

/** Returns the number of the entry in the log of the account. Undefined if the account has no such entry. */
export async function findAccountEventNumber(db: Database, accountId: string, id: string): Promise<number | undefined> {
  const row = db.selectFrom('account_events').select('number').where('id', '=', id).where('account_id', '=', accountId)
  return (await row.executeTakeFirst())?.number
}

interface LogPage {
  type: AccountEventType | undefined
  actorId: string | undefined
  before: number | undefined
  limit: number
}

/** Returns the newest entries first. */
export async function findAccountEvents(
  db: Database,
  accountId: string,
  { type, actorId, before, limit }: LogPage,
): Promise<AccountEvent[]> {
  let query = db.selectFrom('account_events').selectAll().where('account_id', '=', accountId)
  if (type !== undefined) query = query.where('type', '=', type)
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId)
  if (before !== undefined) query = query.where('number', '<', before)
  const rows = await query.orderBy('number', 'desc').limit(limit).execute()
  return rows.map(toEntry)
}

/** Returns the next entries, in the order of accounts and numbers, each with its number. */
export async function findLogEntries(
  tx: Transaction,
  { after, limit }: { after: { accountId: string; number: number } | undefined; limit: number },
): Promise<{ number: number; entry: AccountEvent }[]> {
  let query = tx.selectFrom('account_events').selectAll()
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('account_id', 'number'), '>', tuple(after.accountId, after.number)),
    )
  const rows = await query.orderBy('account_id').orderBy('number').limit(limit).execute()
  return rows.map((row) => ({ number: row.number, entry: toEntry(row) }))
}

/** Returns the number and the hash of the newest entry of each account, by the id of the account. */
export async function findLogHeads(tx: Transaction): Promise<Map<string, { number: number; hash: string | null }>> {
  const rows = await tx.selectFrom('account_log_heads').select(['account_id', 'number', 'hash']).execute()
  return new Map(rows.map(({ account_id, ...head }) => [account_id, head]))
}

function toEntry(row: Selectable<Tables['account_events']>): AccountEvent {
  return {
    id: row.id,
    accountId: row.account_id,
    type: row.type,
    at: row.at,
    actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
    ipAddress: row.ip_address,
    subject: { id: row.subject_id, name: row.subject_name },
    changes: row.changes,
    previousHash: row.previous_hash,
    hash: row.hash,
  }
}
