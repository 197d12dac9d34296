import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { fail, onSignal } from '../src/shutdown.ts'
import { openStorage } from '../src/storage.ts'
import { startCatcher } from './catcher.ts'
import { startInbox } from './inbox.ts'
import { account, developmentKey } from './key.ts'
import { Mailbox } from './mailbox.ts'

/** The server as `npm start` runs it, anew whenever a source file changes, with an inbox in which all that it sends ends up. */
async function main() {
  const config = readConfig()
  const mailbox = new Mailbox()
  const [inbox, catcher] = await Promise.all([startInbox(mailbox), startCatcher(mailbox)])
  // Held open, so that PostgreSQL need not end and start with the server. A database from elsewhere is given no key that nobody asked for.
  const storage = config.databaseUrl ? undefined : await openStorage(config, say)
  const key = storage && (await developmentKey(storage.db, config.dataDir))

  const lines = [
    `  Inbox ${inbox.url}`,
    config.smtpUrl ? '        without e-mail, which goes to your SMTP_URL' : `  SMTP  ${catcher.url}, into the inbox`,
    ...(config.sms ? ['        without SMS, which go to your SMS_URL'] : []),
    ...(key ? [`  Key   ${key}, of the account ${account}`] : []),
  ]
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(import.meta.dirname, '../src/main.ts')],
    {
      env: {
        ...process.env,
        ...(!config.smtpUrl && { SMTP_URL: catcher.url }),
        ...(!config.sms && { SMS_URL: inbox.smsUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  server.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    if (chunk.includes('Paraph is ready.')) say(`${lines.join('\n')}\n`)
  })

  let stopping = false
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  onSignal(async () => {
    stopping = true
    server.kill('SIGTERM')
    await exited
    await storage?.close()
  })
  // The terminal was closed.
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
  await exited
  if (stopping) return
  await storage?.close()
  fail(new Error('The server was ended.'))
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

main().catch(fail)
