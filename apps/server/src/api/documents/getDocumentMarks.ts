import type { Handler } from '#api/operation.ts'
import { partyNotFound } from '#domain/parties/party-not-found.ts'
import { findParty } from '#domain/parties/store.ts'
import { findMarks } from '#domain/signatures/signature-store.ts'

export const getDocumentMarks: Handler<'getDocumentMarks'> = async ({ path }, { db, viewer }) => {
  const key = { ...path, ...viewer }
  if (!(await findParty(db, key))) throw await partyNotFound(db, key)
  return (await findMarks(db, path.partyId)).marks
}
