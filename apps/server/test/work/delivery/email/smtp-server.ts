import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Starts a real SMTP server, which accepts all mail with the right password unless the options say otherwise. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'p/ss'
        ? done(null, { user: username })
        : done(Object.assign(new Error('No'), { responseCode: 535 })),
    onData(stream, _session, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk))
      stream.on('end', () => {
        mails.push(source)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { mails, port, url: `smtp://anna:p%2Fss@127.0.0.1:${port}` }
}
