import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { arrayOf } from '#platform/database/lists.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import type { DocumentLock } from './document-lock.ts'
import { keyOfLabel, MAX_LISTED_LABELS } from './label-rules.ts'
import type { Viewer } from './viewer-store.ts'

/** The labels of the document of a row, in their order. */
export const labelsOfRow: RawBuilder<string[]> = sql`array(
  select label from document_labels where document_labels.document_id = documents.id order by number)`

/** The labels of the document of a row as one text for a search, or null. They are few and change in every status, so they are read when they are searched. */
export const foldedLabelsOfRow: RawBuilder<string | null> = sql`(
  select string_agg(folded(label), E'\n') from document_labels where document_labels.document_id = documents.id)`

/** Stores the labels of a document in the place of those that it had. They are distinct. */
export async function replaceLabels(document: DocumentLock, labels: string[]): Promise<void> {
  await document.tx.deleteFrom('document_labels').where('document_id', '=', document.id).execute()
  await insertLabels(document, labels)
}

/** Stores the labels of a document that has none. They are distinct. */
export async function insertLabels({ tx, id, accountId }: DocumentLock, labels: string[]): Promise<void> {
  if (labels.length === 0) return
  const keys = labels.map(keyOfLabel)
  await sql`
    insert into document_labels (document_id, account_id, number, label, key)
    select ${id}, ${accountId}, number, label, key
    from unnest(${arrayOf(labels, 'text')}, ${arrayOf(keys, 'text')}) with ordinality as labels (label, key, number)`.execute(
    tx,
  )
}

/** The condition that a document of the account has a label, in any case. */
export function hasLabel(where: ExpressionBuilder<Tables, 'documents'>, accountId: string, label: string) {
  return where.exists(
    where
      .selectFrom('document_labels')
      .select('document_labels.document_id')
      .where('document_labels.account_id', '=', accountId)
      .where('document_labels.key', '=', keyOfLabel(label))
      .whereRef('document_labels.document_id', '=', 'documents.id'),
  )
}

/** Returns the labels of the documents that the viewer may see, each once. */
export async function findLabels(db: Database, viewer: Viewer): Promise<string[]> {
  return viewer.onlyOf === undefined ? findAllLabels(db, viewer.accountId) : findLabelsOf(db, viewer.onlyOf)
}

/** One step of the query for each label finds the next one in the index, however many documents have it. */
async function findAllLabels(db: Database, accountId: string): Promise<string[]> {
  const first = (condition: RawBuilder<unknown>) => sql`
    select key, label from document_labels where account_id = ${accountId} and ${condition} order by key, document_id limit 1`
  const { rows } = await sql<{ label: string }>`
    with recursive used as (
      (${first(sql`true`)}) union all
      select next.* from used cross join lateral (${first(sql`key > used.key`)}) as next
    )
    select label from used limit ${MAX_LISTED_LABELS}`.execute(db)
  return rows.map(({ label }) => label)
}

async function findLabelsOf(db: Database, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document_viewers')
    .innerJoin('document_labels', 'document_labels.document_id', 'document_viewers.document_id')
    .select(['key', sql<string>`min(label)`.as('label')])
    .where('member_id', '=', memberId)
    .groupBy('key')
    .orderBy('key')
    .limit(MAX_LISTED_LABELS)
    .execute()
  return rows.map(({ label }) => label)
}
