import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { Outcome } from '../message-rules.ts'

interface DeliveryReport {
  messageId: string
  outcome: Outcome & ('DELIVERED' | 'BOUNCED')
  /** The reason that the reporting server gives. */
  detail: string | undefined
}

/** The actions that are final. `delayed` and `relayed` are not. */
const outcomes: Record<string, DeliveryReport['outcome'] | undefined> = {
  delivered: 'DELIVERED',
  expanded: 'DELIVERED',
  failed: 'BOUNCED',
}

/** The maximum length of the reason, in characters. */
const MAX_DETAIL = 500

/**
 * Reads a delivery status notification (RFC 3464) about one of our messages. Returns undefined for any other mail, such as an out-of-office
 * reply, and for a notification without a final outcome.
 */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport | undefined> {
  const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const
  // The parser throws if the parts are nested too deep or the header is too long.
  const mail = await PostalMime.parse(source, options).catch(() => undefined)
  const status = mail && findPart(mail, /^message\/(?:global-)?delivery-status$/)
  if (!mail || status === undefined) return undefined
  const [message = new Map<string, string>(), ...recipients] = status.split(/\r?\n[ \t]*\r?\n/).map(parseFields)
  // Each of our messages has one recipient. Others are addresses that the mail was forwarded to.
  const recipient = recipients.find((fields) => outcomes[actionOf(fields)])
  const messageId = messageIdOf(mail, message)
  if (!recipient || !messageId) return undefined
  const outcome = outcomes[actionOf(recipient)]!
  return { messageId, outcome, detail: outcome === 'BOUNCED' ? detailOf(recipient) : undefined }
}

type Fields = ReadonlyMap<string, string>

/** Returns header fields by their names in lower case. A long field is folded over several lines. */
function parseFields(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').matchAll(/^([!-9;-~]+)[ \t]*:[ \t]*(.*?)[ \t\r]*$/gm)
  return new Map(Array.from(lines, ([, name, value]) => [name!.toLowerCase(), value!]))
}

function actionOf(fields: Fields): string {
  return (fields.get('action') ?? '').toLowerCase()
}

function detailOf(fields: Fields): string {
  // Remove the type before the code, as in `smtp; 550 5.1.1 No such user`.
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const text = diagnostic.includes(code) ? diagnostic : `${code} ${diagnostic}`
  return (text || 'failed').replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_DETAIL)
}

/**
 * Returns the id of the message that the report is about. It is in the envelope id (RFC 3461), in the address that the report came to
 * (VERP), or in the Message-ID of the returned mail. Not every server keeps all of them.
 */
function messageIdOf(mail: Email, message: Fields): string | undefined {
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const returned = parseFields(findPart(mail, /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)$/) ?? '')
  const places = [
    message.get('original-envelope-id'),
    ...['delivered-to', 'x-original-to', 'to'].flatMap(header),
    returned.get('message-id'),
  ]
  return places.flatMap((text) => /\bmsg_[0-9a-z]{26}\b/.exec(text ?? '')?.[0] ?? [])[0]
}

function findPart({ attachments }: Email, type: RegExp): string | undefined {
  return attachments.find(({ mimeType }: Attachment) => type.test(mimeType))?.content as string | undefined
}
