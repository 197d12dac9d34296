import type { Handler } from '#api/operation.ts'
import { completeFields } from '#domain/fields/complete-fields.ts'
import { requireFittingValues } from '#domain/fields/fit-rules.ts'
import { findFieldsOf } from '#domain/fields/store.ts'
import { signForParty } from '#domain/lifecycle/sign-for-party.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { requireConsent } from '#domain/signatures/consent.ts'
import { requireUsablePicture } from '#domain/signatures/picture.ts'
import { requireReading } from '#domain/signatures/reading-rules.ts'
import { requireFittingStrokes, requireSignature } from '#domain/signatures/signature-rules.ts'
import { findSigningDocument, hasScan } from '#domain/signatures/store.ts'
import { actByLink } from './act.ts'
import { fitFacts } from './fit-facts.ts'

export const signDocument: Handler<'signDocument'> = async ({ header, body }, context) => {
  requireFittingStrokes(body.strokes)
  requireUsablePicture(body.picture)
  return actByLink(context, header, async ({ document, parties, ...acting }) => {
    const { tx, id } = document
    const party = requireActing(document, acting.party, parties)
    const { title, language, fileSha256, filePages } = await findSigningDocument(tx, id)
    const consent = requireConsent(body.consentVersion, { title, language }, party)
    const given = requireSignature(party.requiredSignature ?? 'NONE', body, await hasScan(tx, party.id))
    const fields = await findFieldsOf(tx, id, party.id)
    const completed = completeFields(fields, body, {
      name: party.name,
      signature: given,
      signedAt: document.lockedAt,
      timeZone: context.timeZone,
    })
    if (completed) {
      await requireFittingValues(fields, completed.fields, given.typedName, await fitFacts(document, context))
    }
    const reading = requireReading(body.reading, party, filePages)
    const { link, origin, outbox } = context
    const signing = { given, completed, consent, language, fileSha256, reading, link, origin }
    await signForParty(document, party, signing, outbox)
  })
}
