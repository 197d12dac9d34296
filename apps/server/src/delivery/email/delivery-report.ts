import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { Outcome } from '../message-rules.ts'

export interface DeliveryReport {
  messageId: string
  outcome: Outcome & ('DELIVERED' | 'BOUNCED')
  /** What the server that reports was told, or found. */
  detail: string | undefined
}

/** What is reported of a message for good; `delayed` and `relayed` are not the end of it. */
const outcomes: Record<string, DeliveryReport['outcome'] | undefined> = {
  delivered: 'DELIVERED',
  expanded: 'DELIVERED',
  failed: 'BOUNCED',
}

/** Characters of what another server says that are worth keeping. */
const MAX_DETAIL = 500

/**
 * Reads a delivery status notification (RFC 3464) of one of our messages; undefined if the mail is none, an answer from somebody's
 * holidays, say, or tells of nothing that is for good.
 */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport | undefined> {
  const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const
  // It refuses what is nested too deep, or has an endless head.
  const mail = await PostalMime.parse(source, options).catch(() => undefined)
  const status = mail && contentOf(mail, /^message\/(?:global-)?delivery-status$/)
  if (!mail || status === undefined) return undefined
  const [ofMessage = new Map<string, string>(), ...ofRecipients] = status.split(/\r?\n[ \t]*\r?\n/).map(fieldsOf)
  // Every message of ours has one recipient, so the others, if any, are those that it was passed on to.
  const recipient = ofRecipients.find((fields) => outcomes[actionOf(fields)])
  const messageId = nameOf(mail, ofMessage)
  if (!recipient || !messageId) return undefined
  const outcome = outcomes[actionOf(recipient)]!
  return { messageId, outcome, detail: outcome === 'BOUNCED' ? detailOf(recipient) : undefined }
}

type Fields = ReadonlyMap<string, string>

/** Header fields, by their names in small letters; long ones are folded over several lines. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').matchAll(/^([!-9;-~]+)[ \t]*:[ \t]*(.*?)[ \t\r]*$/gm)
  return new Map(Array.from(lines, ([, name, value]) => [name!.toLowerCase(), value!]))
}

function actionOf(fields: Fields): string {
  return (fields.get('action') ?? '').toLowerCase()
}

function detailOf(fields: Fields): string {
  // The type of the code that follows, as in `smtp; 550 5.1.1 No such user`.
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const text = diagnostic.includes(code) ? diagnostic : `${code} ${diagnostic}`
  return (text || 'failed').replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_DETAIL)
}

/**
 * Which of our messages is reported on. It is told by the name that we gave its envelope (RFC 3461), by the address that the report
 * came to (VERP), or by the Message-ID of what is sent back, whichever has come through.
 */
function nameOf(mail: Email, ofMessage: Fields): string | undefined {
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const returned = fieldsOf(contentOf(mail, /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)$/) ?? '')
  const places = [
    ofMessage.get('original-envelope-id'),
    ...['delivered-to', 'x-original-to', 'to'].flatMap(header),
    returned.get('message-id'),
  ]
  return places.flatMap((text) => /\bmsg_[0-9a-z]{26}\b/.exec(text ?? '')?.[0] ?? [])[0]
}

function contentOf({ attachments }: Email, type: RegExp): string | undefined {
  return attachments.find(({ mimeType }: Attachment) => type.test(mimeType))?.content as string | undefined
}
