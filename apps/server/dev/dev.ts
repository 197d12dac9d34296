import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { fail, onSignal } from '../src/process/signals.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { startCatcher } from './catcher.ts'
import { startInbox } from './inbox.ts'
import { account, developmentKey } from './key.ts'
import { Mailbox } from './mailbox.ts'
import { runAnew } from './restart.ts'

const program = join(import.meta.dirname, '../src/main.ts')
const folders = ['../src', '../migrations', '../../../packages/contract'].map((folder) =>
  join(import.meta.dirname, folder),
)

/** The server as `npm start` runs it, anew whenever a source file changes, with an inbox in which all that it sends ends up. */
async function start() {
  const config = readConfig()
  const mailbox = new Mailbox()
  const [inbox, catcher] = await Promise.all([startInbox(mailbox), startCatcher(mailbox)])
  // Held open, so that PostgreSQL need not end and start with the server. A database from elsewhere is given no key that nobody asked for.
  const storage = config.databaseUrl ? undefined : await openDatabase(config, say)
  const key = await (storage && developmentKey(storage.db, config.dataDir))?.catch(async (error: unknown) => {
    await storage?.close()
    throw error
  })

  const lines = [
    `  Inbox ${inbox.url}`,
    config.smtpUrl ? '        without e-mail, which goes to your SMTP_URL' : `  SMTP  ${catcher.url}, into the inbox`,
    ...(config.sms ? ['        without SMS, which go to your SMS_URL'] : []),
    ...(key ? [`  Key   ${key}, of the account ${account}`] : []),
  ]
  const env = {
    ...process.env,
    ...(!config.smtpUrl && { SMTP_URL: catcher.url }),
    ...(!config.sms && { SMS_URL: inbox.smsUrl }),
  }
  const server = runAnew(program, {
    env,
    folders,
    onOutput(chunk) {
      process.stdout.write(chunk)
      if (chunk.includes('Paraph is ready.')) say(`${lines.join('\n')}\n`)
    },
  })
  return async () => {
    await server.stop()
    await storage?.close()
  }
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

const started = start()
started.catch(fail)
onSignal(async () => {
  const stop = await started
  await stop()
})
// The terminal was closed.
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
