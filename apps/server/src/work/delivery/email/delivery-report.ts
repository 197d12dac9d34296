import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { type ReportedRecipient, toDetail } from './reported-recipient.ts'
import { findReferences, type Reference } from './return-address.ts'
import { readTextBounce } from './text-bounce.ts'

export interface DeliveryReport {
  /** The messages that the report may be about. Anyone can write these, so check their tokens. */
  references: Reference[]
  /** The recipients for which the report has a final outcome. */
  recipients: ReportedRecipient[]
  /** The name that the reporting server gives itself. */
  reporter: string | undefined
}

/** The actions that are final. `delayed` and `relayed` are not. */
const outcomes: Record<string, ReportedRecipient['outcome'] | undefined> = {
  delivered: 'DELIVERED',
  expanded: 'DELIVERED',
  failed: 'BOUNCED',
}

/** The maximum length of a server's name, in characters (RFC 1035). */
const MAX_NAME = 253

/**
 * Reads a delivery status notification (RFC 3464), or a report in words of a server that does not know it. Returns undefined for any other mail, such
 * as an out-of-office reply, for a report without a final outcome, and for one without a reference to a message.
 */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport | undefined> {
  const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const
  // The parser throws if the parts are nested too deep or the header is too long.
  const mail = await PostalMime.parse(source, options).catch(() => undefined)
  const status = mail && findPart(mail, /^message\/(?:global-)?delivery-status$/)
  if (!mail) return undefined
  const [message = new Map<string, string>(), ...blocks] = (status ?? '').split(/\r?\n[ \t]*\r?\n/).map(parseFields)
  const recipients = (status === undefined ? [readTextBounce(mail)] : blocks.map(recipientOf)).filter((each) => !!each)
  const references = findReferences(referringFields(mail, message))
  if (recipients.length === 0 || references.length === 0) return undefined
  const server = message.get('reporting-mta') ?? mail.from?.address?.split('@')[1] ?? ''
  return { references, recipients, reporter: reporterOf(server) }
}

type Fields = ReadonlyMap<string, string>

/** Returns header fields by their names in lower case. A long field is folded over several lines. */
function parseFields(block: string): Map<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').matchAll(/^([!-9;-~]+)[ \t]*:(.*)$/gm)
  // This uses `trim`, because a regular expression takes quadratic time for a long run of spaces.
  return new Map(Array.from(lines, ([, name, value]) => [name!.toLowerCase(), value!.trim()]))
}

function recipientOf(fields: Fields): ReportedRecipient | undefined {
  const outcome = outcomes[(fields.get('action') ?? '').toLowerCase()]
  if (!outcome) return undefined
  // If the mail was forwarded, the final recipient is another address. The original recipient is the address that we sent to.
  const recipient = fields.get('original-recipient') ?? fields.get('final-recipient') ?? ''
  const detail = outcome === 'BOUNCED' ? detailOf(fields) : undefined
  return { addresses: reportedAddresses(recipient), outcome, detail }
}

/** Returns the spellings of an address such as `rfc822;anna+2Bwork@example.com`. Some servers leave it encoded as xtext (RFC 3461). */
function reportedAddresses(field: string): string[] {
  const address = field.replace(/^[\w-]*\s*;\s*/, '').replace(/^<(.*)>$/, '$1')
  const decoded = address.replaceAll(/\+([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [...new Set([address, decoded])]
}

function detailOf(fields: Fields): string {
  // Remove the type before the code, as in `smtp; 550 5.1.1 No such user`.
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const text = diagnostic.includes(code) ? diagnostic : `${code} ${diagnostic}`
  return toDetail(text)
}

function reporterOf(server: string): string | undefined {
  const name = server.replace(/^[\w-]*\s*;\s*/, '')
  return name.replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_NAME) || undefined
}

/**
 * Returns the fields that can name our message: the address that the report came to (VERP), and the envelope id (RFC 3461). Not every server
 * keeps both. The Message-ID of the returned mail proves nothing: every answer to the mail contains it.
 */
function referringFields(mail: Email, message: Fields): string[] {
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  return [message.get('original-envelope-id') ?? '', ...['delivered-to', 'x-original-to', 'to'].flatMap(header)]
}

function findPart({ attachments }: Email, type: RegExp): string | undefined {
  return attachments.find(({ mimeType }: Attachment) => type.test(mimeType))?.content as string | undefined
}
