import { buffer } from 'node:stream/consumers'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { listen } from './listen.ts'
import type { Mailbox } from './mailbox.ts'

/** An SMTP server that takes all mail, from this machine alone, and passes none on. */
export async function startCatcher(mailbox: Mailbox): Promise<{ url: string }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, done) {
      try {
        await take(await buffer(stream), mailbox)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // Of a client that is killed in the middle, say.
  server.on('error', () => {})
  return { url: `smtp://127.0.0.1:${await listen(server.server, 1025)}` }
}

async function take(source: Buffer, mailbox: Mailbox) {
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
    parts: undefined,
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
