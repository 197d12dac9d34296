import type {
  DocumentStatus,
  FieldValues,
  SigningDocument,
  SigningParticipant,
  SigningParty,
  SigningSession,
} from '@paraph/contract'
import type { RequestContext } from '#api/context.ts'
import { toFile } from '#domain/documents/document-columns.ts'
import { sealedNameOf } from '#domain/documents/file-name.ts'
import { receiptOf, rejectionOf } from '#domain/identity/receipt.ts'
import { mayAct } from '#domain/lifecycle/sign-or-reject.ts'
import { isReleased, mustAct } from '#domain/lifecycle/turns.ts'
import { addressOf } from '#domain/outbox/message.ts'
import { hasSealedFileByMail } from '#domain/outbox/store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { capacityOf } from '#domain/signatures/capacity.ts'
import { consentOf } from '#domain/signatures/consent.ts'
import { hasScan } from '#domain/signatures/scan-store.ts'
import type { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { Channel, Database } from '#platform/database/tables.ts'
import { maskAddress } from '@paraph/contract/masked'
import { sessionFields } from './session-fields.ts'

type StoredDocument = Awaited<ReturnType<typeof findSigningDocument>>

/** Returns what the page shows also to a party that has not passed its two-step verification. */
export function senderOf({
  senderName,
  contactEmail: email,
  contactPhone: phone,
  language,
  mode,
}: StoredDocument): Pick<SigningSession, 'senderName' | 'senderContact' | 'language' | 'isTest'> {
  return { senderName, senderContact: { email, phone }, language, isTest: mode === 'TEST' }
}

interface Shown {
  document: StoredDocument
  status: DocumentStatus
  party: StoredParty
  /** All parties of the document. */
  parties: StoredParty[]
  /** The parties among which the party gets its turn. */
  waitsFor: StoredParty[]
  /** What the party has filled in, but not signed yet. */
  saved: FieldValues
}

/** Returns what the page shows to a party that has passed its two-step verification. */
export async function shownTo(
  { db, outbox }: Pick<RequestContext, 'outbox'> & { db: Database },
  { document, status, party, parties, waitsFor, saved }: Shown,
): Promise<
  Pick<SigningSession, 'parties'> & Required<Pick<SigningSession, 'document' | 'party'>> & Partial<SigningSession>
> {
  const { id } = party
  const { language, title, message, expiresAt, redirectUrl, marksAtOnce, fileExtras } = document
  const receipt = await receiptOf(db, id)
  const rejection = await rejectionOf(db, party, document.fileSha256)
  return {
    document: {
      title,
      message,
      status,
      expiresAt,
      rejectedReason: document.rejectedReason,
      cancelledReason: document.cancelledReason,
      marksAtOnce,
      file: toFile(document),
      ...fileExtras,
      ...sealedFileOf(document),
    },
    party: {
      ...toSigningParty(party),
      isReleased: isReleased(party, waitsFor),
      hasScan: await hasScan(db, id),
      ...messagesTo(party, outbox.channels),
      hasSealedFileByMail: status === 'COMPLETED' && (await hasSealedFileByMail(db, id)),
    },
    parties: parties.map((other) => toParticipant(other, party, other === party ? waitsFor : parties)),
    ...(await sessionFields(db, party, parties, saved)),
    ...(mayAct(status, party, waitsFor) && { consent: consentOf({ language, title, fileExtras }, party) }),
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

function toSigningParty(party: StoredParty) {
  const { name, role, requiredSignature, readStatus, signingStatus, signedAt } = party
  return {
    name,
    role,
    requiredSignature,
    readStatus,
    signingStatus,
    signedAt,
    mustAct: mustAct(party),
    capacity: capacityOf(party),
  }
}

function toParticipant(party: StoredParty, you: StoredParty, waitsFor: StoredParty[]): SigningParticipant {
  const { name, role, signingStatus, signedAt, signingOrder } = party
  return {
    name,
    role,
    signingStatus,
    signedAt,
    signingOrder,
    mustAct: mustAct(party),
    isReleased: isReleased(party, waitsFor),
    isYou: party.id === you.id,
  }
}
