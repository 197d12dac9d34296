import { sql } from 'kysely'
import type { Ciphers } from '#domain/services.ts'
import { newWebhookSecret } from '#domain/webhooks/secrets.ts'
import type { Database } from '#platform/database/tables.ts'
import { keyOf, type NumberTable, numberTables, webhookSecretColumns } from './encrypted-columns.ts'

/** What can't be read with the keys that the server has. */
export interface Losses {
  contacts: number
  parties: number
  /** Webhook endpoints of which a secret can't be read. */
  endpoints: number
  /** Accounts whose secret at their identity provider can't be read. */
  singleSignOns: number
  /** Signatures with BankID whose stored evidence can't be read. */
  evidence: number
  /** The documents of these signatures that are not sealed yet. A seal needs the evidence. */
  unsealable: string[]
}

/** The number of rows that one statement changes. */
const BATCH = 1000

/** The maximum number of documents that are named. */
const MAX_NAMED = 100

/** Counts what can't be read, and changes nothing. */
export async function countLosses(db: Database, ciphers: Ciphers): Promise<Losses> {
  const [contacts, parties, endpoints, singleSignOns, evidence] = await Promise.all([
    sql<Count>`select count(*)::integer as count from contacts where ${isUnreadable('ssn_encrypted', ciphers.personalNumbers.marks)}`.execute(
      db,
    ),
    sql<Count>`select count(*)::integer as count from parties where ${isUnreadable('ssn_encrypted', ciphers.personalNumbers.marks)}`.execute(
      db,
    ),
    sql<Count>`select count(*)::integer as count from webhook_endpoints
      where ${isUnreadable('secret', ciphers.webhookSecrets.marks)} or ${isUnreadable('previous_secret', ciphers.webhookSecrets.marks)}`.execute(
      db,
    ),
    sql<Count>`select count(*)::integer as count from single_sign_on
      where ${isUnreadable('client_secret', ciphers.singleSignOnSecrets.marks)}`.execute(db),
    sql<Count>`select count(*)::integer as count from signatures
      where ${isUnreadable('bankid_signature', ciphers.bankIdEvidence.marks)}`.execute(db),
  ])
  const { rows } = await sql<{ id: string }>`
    select distinct document_id as id from signatures join documents on documents.id = document_id
    where documents.status = 'SENT' and ${isUnreadable('bankid_signature', ciphers.bankIdEvidence.marks)}
    order by 1 limit ${MAX_NAMED}`.execute(db)
  return {
    contacts: countOf(contacts),
    parties: countOf(parties),
    endpoints: countOf(endpoints),
    singleSignOns: countOf(singleSignOns),
    evidence: countOf(evidence),
    unsealable: rows.map(({ id }) => id),
  }
}

/**
 * Removes the personal numbers that can't be read, gives new secrets to webhook endpoints whose secret can't be read, removes such single sign-on, and deletes the active BankID
 * orders. The evidence of signatures is never changed: only its keys are recorded as lost. Each step can be repeated, so an interrupted run may start
 * again.
 */
export async function removeUnreadable(db: Database, ciphers: Ciphers): Promise<void> {
  for (const table of numberTables) await clearNumbers(db, table, ciphers.personalNumbers.marks)
  await renewSecrets(db, ciphers.webhookSecrets)
  await sql`delete from single_sign_on where ${isUnreadable('client_secret', ciphers.singleSignOnSecrets.marks)}`.execute(
    db,
  )
  await sql`delete from bankid_orders where collect_at is not null`.execute(db)
  await sql`
    insert into lost_keys (mark)
    select distinct ${keyOf('bankid_signature')} from signatures
    where ${isUnreadable('bankid_signature', ciphers.bankIdEvidence.marks)}
    on conflict do nothing`.execute(db)
}

async function clearNumbers(db: Database, table: NumberTable, marks: Buffer[]): Promise<void> {
  let count: bigint
  do {
    const result = await sql`
      update ${sql.table(table)} set ssn_encrypted = null, ssn_hash = null
      where id in (select id from ${sql.table(table)} where ${isUnreadable('ssn_encrypted', marks)} limit ${BATCH})`.execute(
      db,
    )
    count = result.numAffectedRows ?? 0n
  } while (count > 0n)
}

/**
 * A live endpoint must have a secret. Its receiver refuses events until the account has fetched the new secret. The refused events are sent again.
 */
async function renewSecrets(db: Database, { marks, encrypt }: Ciphers['webhookSecrets']): Promise<void> {
  for (const column of webhookSecretColumns) {
    const { rows } = await sql<{ id: string }>`
      select id from webhook_endpoints where ${isUnreadable(column, marks)}`.execute(db)
    for (const { id } of rows) {
      const columns =
        column === 'secret'
          ? { secret: encrypt(newWebhookSecret()) }
          : { previous_secret: null, previous_secret_until: null }
      await db.updateTable('webhook_endpoints').set(columns).where('id', '=', id).execute()
    }
  }
}

interface Count {
  count: number
}

const countOf = ({ rows }: { rows: Count[] }) => rows[0]!.count

/** True for a value that none of the keys with these marks has encrypted. */
function isUnreadable(column: Parameters<typeof keyOf>[0], marks: Buffer[]) {
  return sql<boolean>`(${sql.ref(column)} is not null and ${keyOf(column)} <> all (${marks}::bytea[]))`
}
