import { buffer } from 'node:stream/consumers'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { listen } from './listen.ts'
import type { Mailbox } from './mailbox.ts'

/** Starts an SMTP server that accepts all mail from this machine and forwards none. */
export async function startMailCatcher(mailbox: Mailbox): Promise<{ url: string }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, done) {
      try {
        await addMail(await buffer(stream), mailbox)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // Ignore errors of connections, for example of a client that is killed while it sends.
  server.on('error', () => {})
  return { url: `smtp://127.0.0.1:${await listen(server.server, 1025)}` }
}

async function addMail(source: Buffer, mailbox: Mailbox) {
  const mail = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true })
  mailbox.add({
    channel: 'EMAIL',
    from: mail.from?.text ?? '',
    to: textOf(mail.to) ?? '',
    replyTo: mail.replyTo?.text,
    subject: mail.subject ?? '',
    html: mail.html || undefined,
    text: mail.text ?? '',
    source: source.toString(),
    segments: undefined,
  })
}

function textOf(addresses: AddressObject | AddressObject[] | undefined): string | undefined {
  return (
    addresses &&
    [addresses]
      .flat()
      .map(({ text }) => text)
      .join(', ')
  )
}
