import type { Handler } from '#api/operation.ts'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import { marksInFields } from '#domain/signatures/marks.ts'
import { findMarks } from '#domain/signatures/signature-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireVerifiedLink } from '../verified-link.ts'

export const getSigningMarks: Handler<'getSigningMarks'> = async ({ path: { partyId }, header }, context) => {
  await requireVerifiedLink(context, header['verification-pass'])
  const { db, party } = context
  if (!(await findStoredParty(db, { id: party.documentId, partyId }))) throw new Problem('party_not_found')
  const { marks, fields } = await findMarks(db, partyId)
  return marksInFields(marks, fields)
}
