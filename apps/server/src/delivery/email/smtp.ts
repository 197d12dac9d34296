import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { type Letter, PermanentDeliveryError, type Sender } from '../sender.ts'
import { render } from './render.ts'

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string
  /** The address that mail is from. */
  from: string
  replyTo?: string | undefined
  /** The address that mail which can't be delivered comes back to; the name of the message is added to it. */
  bounces?: string | undefined
  dkim?: DkimKey | undefined
}

/** What mail is signed with (RFC 6376), in the name of the domain that it is from. */
export interface DkimKey {
  selector: string
  /** PEM. */
  privateKey: string
}

/** What nodemailer throws: `command` is the one that was refused. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  command?: string
  response?: string
}

/** Milliseconds. */
const TIMEOUT = 30_000

/** How the mail server is spoken to, for whoever does. */
export function connectionTo(url: string): SMTPTransportOptions {
  const { hostname } = new URL(url)
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  return {
    url,
    // Neither the password nor the mail is to go over a network in the clear. A name without a dot is of a neighbour, in a network of its own.
    requireTLS: url.startsWith('smtp:') && hostname.includes('.') && !local,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * The head of a message. The Message-ID is that of the message, the same for each try. Mail is sorted by its List-Id. With an address for what can't be
 * delivered, reports are asked for (RFC 3461), and the name of the message is put where one of them may keep it: the address (VERP), the envelope.
 */
export function headOf(
  { from, replyTo, bounces, dkim }: MailSettings,
  letter: Pick<Letter, 'messageId' | 'sender' | 'to'>,
) {
  const { messageId, sender, to } = letter
  const domain = domainOf(from)
  return {
    from: { name: `${sender} (Paraph)`, address: from },
    to: { name: to.name, address: to.address },
    ...(replyTo && { replyTo }),
    ...(bounces && {
      envelope: { from: bounces.replace('@', `+${messageId}@`), to: [to.address] },
      dsn: {
        id: messageId,
        return: 'headers',
        notify: ['success', 'failure'],
        recipient: `rfc822;${to.address}`,
      },
    }),
    ...(dkim && { dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
    messageId: `<${messageId}@${domain}>`,
    list: { id: { url: `documents.${domain}`, comment: 'Paraph' } },
    headers: { 'auto-submitted': 'auto-generated' },
  }
}

export function domainOf(address: string): string {
  return address.split('@').at(-1)!
}

/** Sends by SMTP (RFC 5321), over connections that are kept. */
export function openSmtp(settings: MailSettings & { timeZone: string }): Sender {
  const transport = createTransport({ ...connectionTo(settings.url), pool: true, maxConnections: 8, maxMessages: 500 })
  return {
    async send(letter) {
      const { subject, text, html } = render(letter, settings.timeZone)
      try {
        await transport.sendMail({ ...headOf(settings, letter), subject, text, html })
        return {}
      } catch (error) {
        throw isAboutRecipient(error as SmtpError)
          ? new PermanentDeliveryError((error as SmtpError).response ?? (error as Error).message, { cause: error })
          : error
      }
    },
    close: async () => transport.close(),
  }
}

/** Only what is said of the recipient is for good. A refusal of the login, the sender or the connection is about this server, and its operator can mend it. */
export function isAboutRecipient({ responseCode = 0, command = '', response = '' }: SmtpError): boolean {
  if (responseCode < 500) return false
  if (command === 'RCPT TO') return !/\b5\.7\.\d/.test(response)
  // Some servers look at the recipient only once they have the whole mail.
  return command === 'DATA' && /\b5\.1\.\d/.test(response)
}
