import type { Handler } from '#api/operation.ts'
import { completeFields } from '#domain/fields/complete-fields.ts'
import { findFieldsOf } from '#domain/fields/store.ts'
import { signForParty } from '#domain/lifecycle/sign-for-party.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { requireConsent } from '#domain/signatures/consent.ts'
import { requireUsablePicture } from '#domain/signatures/picture.ts'
import { isReadingReported, requireReading } from '#domain/signatures/reading-rules.ts'
import { requireFittingStrokes, requireSignature } from '#domain/signatures/signature-rules.ts'
import { hasScan } from '#domain/signatures/scan-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { actByLink } from './act.ts'
import { textsWithoutRoom } from './texts-without-room.ts'

export const signDocument: Handler<'signDocument'> = async ({ header, body }, context) => {
  requireFittingStrokes(body.strokes)
  requireUsablePicture(body.picture)
  const noRoom = await textsWithoutRoom(body, context)
  return actByLink(context, header, async ({ document, parties, ...acting }) => {
    const { tx, id } = document
    const party = requireActing(document, acting.party, parties)
    const facts = await findSigningDocument(tx, id)
    const consent = requireConsent(body.consentVersion, isReadingReported(body.reading, party), facts, party)
    const given = requireSignature(party.requiredSignature, body, await hasScan(tx, party.id))
    const completed = completeFields(await findFieldsOf(tx, id, party.id), body, {
      name: party.name,
      signature: given,
      signedAt: document.lockedAt,
      timeZone: context.timeZone,
      language: facts.language,
    })
    if (noRoom.length > 0) throw invalidRequest(noRoom.map(({ fault }) => fault))
    const reading = requireReading(body.reading, party, facts.filePages)
    const { link, origin, outbox } = context
    const { language, fileSha256 } = facts
    const signing = { given, completed, consent, language, fileSha256, reading, link, origin }
    await signForParty(document, party, signing, outbox)
  })
}
