import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type MailSettings, openSmtp } from '@paraph/server/src/work/delivery/email/smtp.ts'

/** What an SMTP server answers to a mail that it does not accept. */
export const refusalOf = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

interface Behaviour extends SMTPServerOptions {
  /** Returns why the server does not accept a mail. */
  refuse?: (source: string) => Error | undefined
}

/** Starts a real SMTP server, which accepts all mail with the right password unless its behaviour says otherwise. */
export async function startSmtp({ refuse, ...options }: Behaviour = {}) {
  const mails: string[] = []
  const parsed: ParsedMail[] = []
  const envelopes: SMTPServerEnvelope[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'p/ss' ? done(null, { user: username }) : done(refusalOf(535, 'No')),
    async onData(stream, { envelope }, done) {
      const source = await text(stream)
      const refusal = refuse?.(source)
      if (refusal) return done(refusal)
      envelopes.push(envelope)
      mails.push(source)
      parsed.push(await simpleParser(source))
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { mails, parsed, envelopes, port, url: `smtp://anna:p%2Fss@127.0.0.1:${port}` }
}

/** Returns a sender of mails to this server. It is closed when the test ends. */
export function senderTo(url: string, settings: Partial<MailSettings> = {}) {
  const sender = openSmtp({
    url,
    from: 'paraph@example.com',
    replyTo: 'help@example.com',
    timeZone: 'UTC',
    ...settings,
  })
  onTestFinished(sender.close)
  return { EMAIL: sender }
}
