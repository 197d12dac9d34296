import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { toOneLine } from '#platform/formats/one-line.ts'
import type { DkimKey } from '#platform/settings/message-settings.ts'
import { type Letter, type MailSender, type Notice, PermanentDeliveryError } from '../sender.ts'
import { fromName } from './from-name.ts'
import { toHeaderText } from './header-text.ts'
import { renderMail } from './render.ts'
import { referenceOf, type ReturnAddress } from './return-address.ts'

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string
  /** The address in the From header. */
  from: string
  /** The address for answers, if the sender has no contact. */
  replyTo?: string | undefined
  /** The address for delivery reports. Each mail adds a reference to its message. */
  bounces?: ReturnAddress | undefined
  dkim?: DkimKey | undefined
}

/** An error of nodemailer. `command` is the SMTP command that the server refused. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  command?: string
  response?: string
}

/** Milliseconds. */
const TIMEOUT = 30_000

/** Returns the connection settings for nodemailer. */
export function connectionOptions(url: string): SMTPTransportOptions {
  const { protocol, hostname } = new URL(url)
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const isNeighbour = /^[\w-]+$/.test(hostname)
  return {
    url,
    // The password and the mail must not cross a network unencrypted. A name without a dot is a neighbour in a separate network, such as a container.
    requireTLS: protocol === 'smtp:' && !isNeighbour && !local,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Returns the headers and the envelope of a mail. The Message-ID is the same for each try. Mail programs sort mail by the List-Id. With an
 * address for delivery reports, the mail asks for them (RFC 3461). The reference to the message is in the return address (VERP) and in the
 * envelope, because a report may keep only one of them. It has a token, so that reports can't be forged.
 */
export function headersAndEnvelope(
  { from, replyTo, bounces, dkim }: MailSettings,
  letter: Pick<Letter, 'messageId' | 'senderName' | 'replyAddress' | 'senderContact' | 'to'>,
) {
  const { messageId, senderName, replyAddress, senderContact, to } = letter
  const address = replyAddress ?? senderContact?.email
  const answersTo = address ? { name: toHeaderText(senderName), address } : replyTo
  const domain = domainOf(from)
  const reference = bounces && referenceOf({ messageId, token: bounces.tokenOf(messageId, to.address) })
  return {
    from: { name: toHeaderText(fromName(senderName)), address: from },
    to: { name: toHeaderText(to.name), address: to.address },
    ...(answersTo && { replyTo: answersTo }),
    envelope: { from: bounces ? bounces.address.replace('@', `+${reference}@`) : from, to: [to.address] },
    ...(bounces && {
      dsn: {
        id: reference,
        return: 'headers',
        notify: ['success', 'failure'],
        recipient: `rfc822;${to.address}`,
      },
    }),
    ...signedBy(dkim, from),
    messageId: `<${messageId}@${domain}>`,
    list: { id: { url: `documents.${domain}`, comment: 'Paraph' } },
    headers: { 'auto-submitted': 'auto-generated' },
  }
}

export function domainOf(address: string): string {
  return address.split('@').at(-1)!
}

/** Sends by SMTP (RFC 5321), over connections that stay open. */
export function openSmtp(settings: MailSettings & { timeZone: string }): MailSender {
  const transport = createTransport({
    ...connectionOptions(settings.url),
    pool: true,
    maxConnections: 8,
    maxMessages: 500,
  })
  return {
    async send(letter) {
      const post = (letter: Letter) =>
        transport.sendMail({ ...headersAndEnvelope(settings, letter), ...contentOf(letter, settings.timeZone) })
      let hasAttachment = letter.attachment !== undefined
      const posted = post(letter).catch((error: SmtpError) => {
        if (!letter.attachment || !isRefusal(error)) throw error
        hasAttachment = false
        return post({ ...letter, attachment: undefined })
      })
      await posted.catch(rethrow)
      return { hasAttachment }
    },
    notify: async (notice) => void (await transport.sendMail(noticeMail(settings, notice)).catch(rethrow)),
    close: async () => transport.close(),
  }
}

function rethrow(error: SmtpError): never {
  throw isAboutRecipient(error) ? new PermanentDeliveryError(error.response ?? error.message, { cause: error }) : error
}

/** Mail to an account has no reference in its return address, because no party is waiting for it. */
function noticeMail({ from, replyTo, dkim }: MailSettings, { id, to, subject, text, html }: Notice) {
  return {
    from: { name: 'Paraph', address: from },
    to: { name: toHeaderText(to.name), address: to.address },
    ...(replyTo && { replyTo }),
    ...signedBy(dkim, from),
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'auto-submitted': 'auto-generated' },
    subject: toHeaderText(subject),
    ...(html === undefined ? { text } : { text: unbroken(text), html }),
  }
}

function signedBy(dkim: DkimKey | undefined, from: string) {
  return dkim && { dkim: { domainName: domainOf(from), keySelector: dkim.selector, privateKey: dkim.privateKey } }
}

function contentOf(letter: Letter, timeZone: string) {
  const { attachment } = letter
  const { subject, ...bodies } = renderMail(letter, timeZone)
  const mail = { text: unbroken(bodies.text), html: bodies.html, subject: toHeaderText(subject) }
  if (!attachment) return mail
  const { name, type: contentType, open } = attachment
  // Many mail programs decode the name twice, so a name such as =?utf-8?B?SGVq?= would change. Windows allows no question mark in a name anyway.
  const filename = toOneLine(name).replaceAll('?', '_')
  return { ...mail, attachments: [{ filename, contentType, content: open() }] }
}

/** Quoted-printable would break the line of the link, and some programs do not join it again. */
function unbroken(content: string) {
  return { content, contentTransferEncoding: 'base64' } as const
}

/**
 * True if a mail server refuses the mail for good, for another reason than the address (RFC 3463). Servers have many words for a mail that is too large or
 * has an attachment of a forbidden type.
 */
function isRefusal({ responseCode = 0, command = '', response = '' }: SmtpError): boolean {
  return responseCode >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && !/\b5\.1\.\d/.test(response)
}

/** True if the error is about the recipient. Only such an error is permanent: the operator can correct a refused login, sender or connection. */
function isAboutRecipient({ responseCode = 0, command = '', response = '' }: SmtpError): boolean {
  if (responseCode < 500) return false
  if (command === 'RCPT TO') return !/\b5\.7\.\d/.test(response)
  // Some servers check the recipient only after they have the whole mail.
  return command === 'DATA' && /\b5\.1\.\d/.test(response)
}
