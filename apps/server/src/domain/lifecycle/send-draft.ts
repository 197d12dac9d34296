import type { Document } from '@paraph/contract'
import type { Actor } from '#domain/events/store.ts'
import { markSent } from '#domain/documents/store.ts'
import { checkFit } from '#domain/fields/fit-check.ts'
import type { FitAnswers } from '#domain/fields/fit-rules.ts'
import { type FieldsToSend, settleReferences } from '#domain/fields/store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import type { TextInBox } from '#platform/pdf/facts/fit-texts.ts'
import { advanceTurns } from './advance-turns.ts'
import { requireComplete, requireDraft } from './document-rules.ts'
import type { LockedDocument } from './lock.ts'

interface Sending extends Pick<Services, 'outbox' | 'bankId'> {
  actor: Actor
  /** All parties of the document. */
  parties: LockedParty[]
  fields: FieldsToSend
  /** Whether the texts fit that another process has set before. */
  answers: FitAnswers
}

/**
 * Sends the draft. If it is unknown whether some texts fit in their fields, changes nothing, and returns these texts: they must be set first.
 *
 * @throws Problem `document_not_draft`, `document_incomplete`, `message_limit_reached`
 */
export async function sendDraft(
  document: LockedDocument,
  { actor, outbox, bankId, parties, fields, answers }: Sending,
): Promise<{ sent: Document } | { unknown: TextInBox[] }> {
  const { expiresAt, tx, id } = document
  requireDraft(document, 'sent')
  const { faults, unknown } = await checkFit({ db: tx, id }, fields.fields, parties, answers)
  if (unknown.length > 0) return { unknown }
  requireComplete(document, parties, parties, fields, { channels: outbox.channels, bankId }, faults)
  document.record({ type: 'document.sent', actor })
  const sent = await markSent(document)
  if (fields.fields.some(({ partyReference }) => partyReference !== null)) await settleReferences(document)
  await advanceTurns(document, outbox, { parties, over: 'refuse' })
  await outbox.preview(document, { isUrgent: true })
  if (expiresAt !== null) await outbox.expireAt(document, expiresAt)
  return { sent }
}
