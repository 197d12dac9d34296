import type { SigningDocument, SigningParticipant, SigningParty, SigningSession } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { toFile } from '#domain/documents/document-columns.ts'
import { sealedNameOf } from '#domain/documents/file-name.ts'
import { statusAt } from '#domain/documents/status.ts'
import { verificationOf } from '#domain/identity/code/verification.ts'
import { receiptOf, rejectionOf } from '#domain/identity/receipt.ts'
import { hasSigned, isReported, linkInvalid, requireOpenLink } from '#domain/lifecycle/locked-link.ts'
import { mayAct } from '#domain/lifecycle/sign-or-reject.ts'
import { isReleased, mustAct } from '#domain/lifecycle/turns.ts'
import { addressOf } from '#domain/outbox/message.ts'
import { hasSealedFileByMail } from '#domain/outbox/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { capacityOf } from '#domain/signatures/capacity.ts'
import { consentOf } from '#domain/signatures/consent.ts'
import { mergePages } from '#domain/signatures/reading-rules.ts'
import { findVisits } from '#domain/signatures/reading-store.ts'
import { hasScan } from '#domain/signatures/scan-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { Channel, Database } from '#platform/database/tables.ts'
import { maskAddress } from '@paraph/contract/masked'
import { sessionFields } from './session-fields.ts'

type StoredDocument = Awaited<ReturnType<typeof findSigningDocument>>

/**
 * Returns the session that the party of the link sees.
 *
 * @throws Problem `link_invalid` if the link has become invalid since the request was authenticated.
 */
export async function sessionOf(
  {
    db,
    now,
    outbox,
    party: { id, documentId, linkNonce },
  }: Pick<SigningContext, 'now' | 'outbox' | 'party'> & {
    db: Database
  },
  pass: string | undefined,
): Promise<SigningSession> {
  const at = now()
  const { senderName, contactEmail, contactPhone, language, mode, ...document } = await findSigningDocument(
    db,
    documentId,
  )
  const senderContact = { email: contactEmail, phone: contactPhone }
  const parties = await findStoredParties(db, documentId)
  const party = parties.find((party) => party.id === id && party.linkNonce === linkNonce)
  if (!party) throw linkInvalid()
  const verification = await verificationOf(db, party, pass, at)
  const isTest = mode === 'TEST'
  const status = statusAt(document, at)
  // If the document has ended, only a party that has signed may still verify itself, because it has something to keep.
  if (!verification.isPassed && !hasSigned(party)) requireOpenLink({ status, mode })
  if (!verification.isPassed || isReported(party))
    return { senderName, senderContact, language, isTest, verification, parties: [] }

  const { title, message, expiresAt, redirectUrl, marksAtOnce } = document
  const receipt = await receiptOf(db, id)
  const visits = party.signingStatus === 'NOT_SIGNED' ? await findVisits(db, id) : []
  const rejection = await rejectionOf(db, party, document.fileSha256)
  return {
    senderName,
    senderContact,
    language,
    isTest,
    verification,
    document: {
      title,
      message,
      status,
      expiresAt,
      rejectedReason: document.rejectedReason,
      cancelledReason: document.cancelledReason,
      marksAtOnce,
      file: toFile(document),
      ...document.fileExtras,
      ...sealedFileOf(document),
    },
    party: {
      ...toSigningParty(party, parties),
      hasScan: await hasScan(db, id),
      ...messagesTo(party, outbox.channels),
      hasSealedFileByMail: status === 'COMPLETED' && (await hasSealedFileByMail(db, id)),
    },
    parties: parties.map((other) => toParticipant(other, party, parties)),
    ...(await sessionFields(db, party, parties)),
    ...(visits.length > 0 && { reading: { pages: mergePages(visits) } }),
    ...(mayAct(status, party, parties) && {
      consent: consentOf({ language, title, fileExtras: document.fileExtras }, party),
    }),
    ...(receipt && { receipt }),
    ...(rejection && { rejection }),
    // A party gets the redirect URL only after it has acted, so that it reads the document first.
    ...(redirectUrl && party.signingStatus !== 'NOT_SIGNED' && { redirectUrl }),
  }
}

function sealedFileOf({
  fileName,
  sealedSize: size,
  sealedPages: pages,
  sealedSha256: sha256,
}: Pick<StoredDocument, 'fileName' | 'sealedSize' | 'sealedPages' | 'sealedSha256'>): Pick<
  SigningDocument,
  'sealedFile'
> {
  if (size === null || pages === null || sha256 === null) return {}
  return { sealedFile: { name: sealedNameOf(fileName), size, pages, sha256 } }
}

/** Says how the party gets messages, as far as the server can know before it sends one. */
function messagesTo(
  party: StoredParty,
  channels: ReadonlySet<Channel>,
): Pick<SigningParty, 'messagesBy' | 'messagesTo'> {
  const to = addressOf(party, 'COMPLETED')
  if (!to || !channels.has(to.channel)) return { messagesBy: 'NONE', messagesTo: null }
  return { messagesBy: to.channel, messagesTo: maskAddress(to.address) }
}

function toSigningParty(party: StoredParty, parties: StoredParty[]) {
  const { name, role, requiredSignature, readStatus, signingStatus, signedAt } = party
  return {
    name,
    role,
    requiredSignature,
    readStatus,
    signingStatus,
    signedAt,
    mustAct: mustAct(party),
    isReleased: isReleased(party, parties),
    capacity: capacityOf(party),
  }
}

function toParticipant(party: StoredParty, you: StoredParty, parties: StoredParty[]): SigningParticipant {
  const { name, role, signingStatus, signedAt, signingOrder } = party
  return {
    name,
    role,
    signingStatus,
    signedAt,
    signingOrder,
    mustAct: mustAct(party),
    isReleased: isReleased(party, parties),
    isYou: party.id === you.id,
  }
}
