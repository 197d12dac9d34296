import { requireActing, signOrReject } from '../lifecycle/sign-or-reject.ts'
import type { Handler } from '../operation.ts'
import { actByLink } from './act.ts'
import { requireConsent } from './consent.ts'
import { requireFittingStrokes, requireSignature } from './signature-rules.ts'
import { hashSignature, insertSignature } from './signatures.ts'
import { findSigningDocument, hasScan } from './store.ts'

export const signDocument: Handler<'signDocument'> = async ({ header, body }, { outbox, ...context }) => {
  requireFittingStrokes(body.strokes)
  return actByLink({ ...context, outbox }, header, async ({ document, party, parties, evidence }) => {
    const { tx, id, status, lockedAt } = document
    requireActing(status, party, parties)
    const { title, language, fileSha256 } = await findSigningDocument(tx, id)
    const consent = requireConsent(body.consentVersion, { title, language }, party)
    const given = requireSignature(party.requiredSignature ?? 'NONE', body, await hasScan(tx, party.id))

    const { ipAddress, userAgent } = evidence
    const verification = party.twoStepVerification ?? 'NONE'
    const signature = await insertSignature(tx, {
      documentId: id,
      partyId: party.id,
      ...given,
      consentVersion: consent.version,
      language,
      statement: consent.sign,
      fileSha256,
      link: context.link,
      verification,
      ipAddress,
      userAgent,
      signedAt: lockedAt.toISOString(),
    })
    const data = {
      ...evidence.data,
      consentVersion: consent.version,
      signature: given.type,
      signatureSha256: hashSignature(signature),
    }
    await signOrReject(document, party, { type: 'SIGNED' }, { outbox, evidence: { ...evidence, data } })
    await outbox.post(tx, [{ party, kind: 'RECEIPT' }], { now: lockedAt, over: 'send' })
  })
}
