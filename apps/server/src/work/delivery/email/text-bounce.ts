import type { Email } from 'postal-mime'
import { type ReportedRecipient, toDetail } from './reported-recipient.ts'

/** In characters. The reason stands before the copy of our mail. */
const MAX_TEXT = 20_000
const MAX_ADDRESSES = 10
/** A permanent failure: an enhanced status code (RFC 3463) or a reply code of SMTP. */
const PERMANENT = /(?<![\d.])5(?:\.\d{1,3}\.\d{1,3}|[0-5]\d)(?![\d.])/
const ADDRESS = /[^\s<>"(),:;[\]]{1,64}@[^\s<>"(),:;[\]]{1,255}/g

/**
 * Reads a report in words (qmail, Exim, old servers), which says that a mail was not delivered. Only a mail server writes such a mail, and answers of
 * people and of holiday programs do not count. A report of a delay names no permanent failure.
 */
export function readTextBounce({ headers, from, subject = '', text = '' }: Email): ReportedRecipient | undefined {
  const sender = from?.address?.toLowerCase() ?? ''
  if (!/^(?:mailer-daemon|postmaster)(?:@|$)/.test(sender)) return undefined
  const failed = headers.find(({ key }) => key === 'x-failed-recipients')?.value
  // Dashes begin the copy of our mail, which can contain any number.
  const [reason = ''] = text.slice(0, MAX_TEXT).split(/^-{2,}/m)
  const line = reason.split('\n').find((each) => PERMANENT.test(each))
  if (failed === undefined && line === undefined) return undefined
  const addresses = (failed ?? reason).match(ADDRESS)?.slice(0, MAX_ADDRESSES) ?? []
  return { addresses, outcome: 'BOUNCED', detail: toDetail(line ?? subject) }
}
