import type { Colleague } from '@paraph/contract'
import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
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
