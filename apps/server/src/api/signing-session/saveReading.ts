import type { Handler } from '#api/operation.ts'
import { requirePages } from '#domain/signatures/reading-rules.ts'
import { storeVisit } from '#domain/signatures/reading-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import { withVerifiedLink } from './act.ts'

/** Changes nothing after the party has acted or the document has ended, because the page may still be open then. */
export const saveReading: Handler<'saveReading'> = ({ header, body }, context) =>
  withVerifiedLink(context, header, async ({ document, party, evidence }) => {
    const { tx, id, status } = document
    requirePages(body.pages, '', (await findSigningDocument(tx, id)).filePages)
    const isSaved = status === 'SENT' && party.signingStatus === 'NOT_SIGNED'
    if (isSaved) await storeVisit(document, party.id, body, evidence)
    return { isSaved }
  })
