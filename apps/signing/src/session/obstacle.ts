import { isParaphError, type ParaphError, type SenderContact } from '@paraph/client'

/** What keeps the page from showing the document. */
export type Obstacle =
  | { kind: 'linkMissing' | 'linkInvalid' | 'linkIncomplete' | 'otherBrowser' | 'unavailable' }
  | { kind: 'cancelled' | 'expired'; isTest: boolean }
  | ({ kind: 'wrongPerson' | 'removed'; isTest: boolean } & Sender)
  | { kind: 'tooMany'; seconds: number }

/** Whom the reader can ask. */
interface Sender {
  senderName: string
  senderContact: SenderContact
}

/** Returns undefined for an error after which the party can still use the link. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (isParaphError(error, 'link_missing', 'link_invalid')) return { kind: 'linkInvalid' }
  if (isParaphError(error, 'document_cancelled')) return { kind: 'cancelled', isTest: error.isTest ?? false }
  if (isParaphError(error, 'document_expired')) return { kind: 'expired', isTest: error.isTest ?? false }
  if (isParaphError(error, 'link_reported')) return { kind: 'wrongPerson', ...senderOf(error) }
  if (isParaphError(error, 'party_removed')) return { kind: 'removed', ...senderOf(error) }
  if (isParaphError(error, 'too_many_attempts', 'rate_limit_exceeded'))
    return { kind: 'tooMany', seconds: error.retryAfter ?? 60 }
  return undefined
}

function senderOf({ isTest = false, senderName = '', senderContact = { email: null, phone: null } }: ParaphError) {
  return { isTest, senderName, senderContact }
}

/** True if the document has ended. */
export function isEnd({ kind }: Obstacle): boolean {
  return kind === 'cancelled' || kind === 'expired'
}
