import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string
  messageId: string
  subject: string
  /** The whole mail as it arrived. */
  source: string
  /** When the server accepted it, in milliseconds since 1970. */
  at: number
}

/** Starts a real SMTP server that accepts all mail, and stores each. Accepting a mail takes up to `delay` milliseconds. */
export async function startSink({ delay = 0, onMail }: { delay?: number; onMail?: () => void } = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      // A client that is killed in the middle sends an incomplete mail, which does not count.
      const source = await text(stream).catch(() => undefined)
      if (source === undefined) return done()
      await sleep(Math.random() * delay)
      const messageId = /^message-id: *(<[^>]+>)/im.exec(source)?.[1] ?? 'none'
      const subject = /^subject: *(.+)$/im.exec(source)?.[1]?.trim() ?? ''
      for (const { address } of session.envelope.rcptTo) {
        mails.push({ to: address, messageId, subject, source, at: performance.timeOrigin + performance.now() })
        onMail?.()
      }
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
