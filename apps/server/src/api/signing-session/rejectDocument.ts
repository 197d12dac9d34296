import type { SigningRejection } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { requireActing, signOrReject } from '#domain/lifecycle/sign-or-reject.ts'
import { requireConsent } from '#domain/signatures/consent.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import { actByLink } from './act.ts'

export const rejectDocument: Handler<'rejectDocument'> = async ({ header, body }, context) => {
  const { reason, consentVersion } = body
  let rejection: SigningRejection | undefined
  const session = await actByLink(context, header, async ({ document, parties, evidence, ...acting }) => {
    const party = requireActing(document, acting.party, parties)
    const facts = await findSigningDocument(document.tx, document.id)
    const statement = consentVersion === undefined ? null : requireConsent(consentVersion, true, facts, party).reject
    const data = { ...evidence.data, ...(statement !== null && { consentVersion, statement }) }
    const deps = { outbox: context.outbox, evidence: { ...evidence, data } }
    await signOrReject(document, party, { type: 'REJECTED', reason }, deps)
    rejection = {
      rejectedAt: document.lockedAt.toISOString(),
      sha256: facts.fileSha256,
      statement,
      reason,
      verification: party.twoStepVerification,
      link: context.link,
    }
  })
  // The session reads the rejection from the audit trail, which gets its events only at the end of the change.
  return { ...session, ...(rejection && { rejection }) }
}
