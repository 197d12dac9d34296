import type { Colleague, DocumentMember } from '@paraph/contract'
import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Tables } from '#platform/database/tables.ts'
import type { DocumentLock } from './document-lock.ts'

/** For whom documents are read or changed. Each query for the documents of an account takes it, so that none can forget what a member may not see. */
export interface Viewer {
  accountId: string
  /** The member who sees only its own documents and those that are shared with it. Undefined for a caller who sees all documents of the account. */
  onlyOf: string | undefined
}

/** The condition that the viewer may see the document of a row. */
export function isSeenBy({ accountId, onlyOf }: Viewer): RawBuilder<SqlBool> {
  const isOwn = sql<SqlBool>`documents.account_id = ${accountId}`
  if (onlyOf === undefined) return isOwn
  return sql`(${isOwn} and exists (
    select from document_viewers where document_viewers.member_id = ${onlyOf} and document_viewers.document_id = documents.id))`
}

/** The condition that the document of a row belongs to this member. */
export function belongsTo(where: ExpressionBuilder<Tables, 'documents'>, memberId: string) {
  return where.exists(
    where
      .selectFrom('document_viewers')
      .select('document_viewers.document_id')
      .where('document_viewers.member_id', '=', memberId)
      .whereRef('document_viewers.document_id', '=', 'documents.id')
      .where('is_owner', '=', true),
  )
}

/** The member to whom the document of a row belongs. */
export const ownerOfRow: RawBuilder<Colleague | null> = sql`(
  select json_build_object('id', members.id, 'name', members.name)
  from document_viewers join members on members.id = member_id
  where document_viewers.document_id = documents.id and is_owner)`

/** A new document belongs to the member who makes it. */
export async function insertOwner({ tx, id }: DocumentLock, memberId: string): Promise<void> {
  await tx.insertInto('document_viewers').values({ document_id: id, member_id: memberId, is_owner: true }).execute()
}

/** Returns the members for whom a document is: first the one to whom it belongs, then the others by name. */
export async function findViewers(db: Database, documentId: string): Promise<DocumentMember[]> {
  return db
    .selectFrom('document_viewers')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['members.id', 'members.name', 'is_owner as isOwner'])
    .where('document_id', '=', documentId)
    .where('removed_at', 'is', null)
    .orderBy('is_owner', 'desc')
    .orderBy('members.name')
    .orderBy('members.id')
    .execute()
}

/** Lets a member see the document. The owner stays the owner. Returns false if the document was for this member before. */
export async function insertViewer({ tx, id }: DocumentLock, memberId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('document_viewers')
    .values({ document_id: id, member_id: memberId, is_owner: false })
    .onConflict((conflict) => conflict.columns(['member_id', 'document_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns whether the document was shared with the member. The owner stays. */
export async function eraseViewer({ tx, id }: DocumentLock, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('document_viewers')
    .where('document_id', '=', id)
    .where('member_id', '=', memberId)
    .where('is_owner', '=', false)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The member before still sees the document. */
export async function changeOwner({ tx, id }: DocumentLock, memberId: string): Promise<void> {
  await tx
    .updateTable('document_viewers')
    .set({ is_owner: false })
    .where('document_id', '=', id)
    .where('is_owner', '=', true)
    .execute()
  await tx
    .insertInto('document_viewers')
    .values({ document_id: id, member_id: memberId, is_owner: true })
    .onConflict((conflict) => conflict.columns(['member_id', 'document_id']).doUpdateSet({ is_owner: true }))
    .execute()
}

/**
 * Gives all documents of one member to another one, with one statement for any number of documents. Returns how many there were. Locks the documents, so
 * that none of them gets another owner meanwhile.
 */
export async function changeOwners(db: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const { numAffectedRows } = await sql`
    with locked as (
      select documents.id from document_viewers join documents on documents.id = document_id
      where member_id = ${from} and is_owner
      order by documents.id
      for update of documents
    ), given as (
      delete from document_viewers using locked
      where document_id = locked.id and member_id = ${from} and is_owner
      returning document_id
    )
    insert into document_viewers (document_id, member_id, is_owner) select document_id, ${to}, true from given
    on conflict (member_id, document_id) do update set is_owner = true`.execute(db)
  return Number(numAffectedRows)
}
