import { createTransport } from 'nodemailer'
import { Refusal, type Sender } from '../sender.ts'
import { render } from './render.ts'

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string
  /** The address that mail is from. */
  from: string
  replyTo: string | undefined
  timeZone: string
}

/** What nodemailer throws: `command` is the one that was refused. */
interface SmtpError extends Error {
  responseCode?: number
  command?: string
  response?: string
}

/** Milliseconds. */
const TIMEOUT = 30_000

/**
 * Sends by SMTP (RFC 5321), over connections that are kept. The Message-ID is that of the message, the same for each try. The document's identifier makes
 * the List-Id, by which mail is sorted.
 */
export function openSmtp({ url, from, replyTo, timeZone }: MailSettings): Sender {
  const { hostname } = new URL(url)
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const domain = from.split('@').at(-1)!
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 8,
      maxMessages: 500,
      // Neither the password nor the mail is to go over a network in the clear. A name without a dot is of a neighbour, in a network of its own.
      requireTLS: url.startsWith('smtp:') && hostname.includes('.') && !local,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { headers: { 'auto-submitted': 'auto-generated' } },
  )
  return {
    async send(letter) {
      const { subject, text, html } = render(letter, timeZone)
      try {
        await transport.sendMail({
          from: { name: `${letter.sender} (Paraph)`, address: from },
          to: { name: letter.to.name, address: letter.to.address },
          ...(replyTo && { replyTo }),
          messageId: `<${letter.messageId}@${domain}>`,
          list: { id: { url: `documents.${domain}`, comment: 'Paraph' } },
          subject,
          text,
          html,
        })
        return {}
      } catch (error) {
        throw isAboutRecipient(error as SmtpError)
          ? new Refusal((error as SmtpError).response ?? (error as Error).message, { cause: error })
          : error
      }
    },
    close: async () => transport.close(),
  }
}

/** Only what is said of the recipient is for good. A refusal of the login, the sender or the connection is about this server, and its operator can mend it. */
function isAboutRecipient({ responseCode = 0, command = '', response = '' }: SmtpError): boolean {
  if (responseCode < 500) return false
  if (command === 'RCPT TO') return !/\b5\.7\.\d/.test(response)
  // Some servers look at the recipient only once they have the whole mail.
  return command === 'DATA' && /\b5\.1\.\d/.test(response)
}
