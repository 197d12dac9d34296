import type { Handler } from '#api/operation.ts'
import { requireActing, signOrReject } from '#domain/lifecycle/sign-or-reject.ts'
import { requireConsent } from '#domain/signatures/consent.ts'
import { findSigningDocument } from '#domain/signatures/store.ts'
import { actByLink } from './act.ts'

export const rejectDocument: Handler<'rejectDocument'> = ({ header, body }, context) =>
  actByLink(context, header, async ({ document, parties, evidence, ...acting }) => {
    const party = requireActing(document, acting.party, parties)
    const { reason, consentVersion } = body
    const data = { ...evidence.data }
    if (consentVersion !== undefined) {
      const consent = requireConsent(consentVersion, await findSigningDocument(document.tx, document.id), party)
      Object.assign(data, { consentVersion, statement: consent.reject })
    }
    const deps = { outbox: context.outbox, evidence: { ...evidence, data } }
    await signOrReject(document, party, { type: 'REJECTED', reason }, deps)
  })
