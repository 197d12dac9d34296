import { join } from 'node:path'
import { Paraph } from '@paraph/client'
import { fail, onSignal } from '#server/process/signals.ts'
import { simulatorFolder } from '#platform/bankid/simulator-folder.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import type { Pool } from '#platform/database/tables.ts'
import { readConfig } from '#platform/settings/config.ts'
import { adminLink } from './admin.ts'
import { startBankIdSimulator } from './bankid-simulator/simulator.ts'
import { startMailCatcher } from './catcher.ts'
import { sendDemoDocument } from './demo-document.ts'
import { startInbox } from './inbox.ts'
import { accountName, developmentKey } from './key.ts'
import { lastDeliveries } from './last-deliveries.ts'
import { Mailbox } from './mailbox.ts'
import { runWithRestarts } from './restart.ts'

const program = join(import.meta.dirname, '../src/main.ts')
const folders = ['../src', '../migrations', '../../../packages/contract'].map((folder) =>
  join(import.meta.dirname, folder),
)

/** Runs the server as `npm start` does, restarts it when its source changes, and shows all its messages in an inbox. People sign with a simulated BankID. */
async function start() {
  const config = readConfig()
  const mailbox = new Mailbox()
  let address: string | undefined
  let key: string | undefined
  let database: Pool | undefined
  const sendDemo = async () => {
    if (!key) throw new Error('The demo needs the embedded database: unset DATABASE_URL.')
    if (config.smtpUrl) throw new Error('The mails of the demo would leave this machine: unset SMTP_URL.')
    if (!address) throw new Error('The server has not started yet.')
    await sendDemoDocument(new Paraph({ baseUrl: address, apiKey: key, maxRetries: 0 }), { deliveryMethod: 'EMAIL' })
  }
  const simulator =
    config.bankId && config.bankId.environment !== 'simulator'
      ? undefined
      : await startBankIdSimulator({ folder: simulatorFolder(config.dataDir), port: 3004, phonePort: 3003 })
  const phoneUrl = simulator?.phoneUrl
  const deliveries = async () => (database ? lastDeliveries(database) : [])
  const signInUrl = async () => {
    if (!database || !address) throw new Error('The server has not started yet, or uses DATABASE_URL.')
    return adminLink(database, address)
  }
  const [inbox, catcher] = await Promise.all([
    startInbox(mailbox, { sendDemo, signInUrl, phoneUrl, deliveries }),
    startMailCatcher(mailbox),
  ])
  // Stays open, so that PostgreSQL does not stop and start with the server. An external database does not get a key automatically.
  const storage = config.databaseUrl ? undefined : await openDatabase(config, say)
  key = await (storage && developmentKey(storage.db, config.dataDir))?.catch(async (error: unknown) => {
    await storage?.close()
    throw error
  })
  database = storage?.db

  const lines = [
    `  Inbox ${inbox.url}`,
    config.smtpUrl ? '        without e-mail: your SMTP_URL gets it' : `  SMTP  ${catcher.url}, shown in the inbox`,
    ...(config.sms ? ['        without SMS: your SMS_URL gets them'] : []),
    ...(phoneUrl ? [`  Phone ${phoneUrl}, for the simulated BankID`] : []),
    ...(key ? [`  Key   ${key}, account ${accountName}`] : []),
  ]
  const env = {
    ...process.env,
    ...(!config.smtpUrl && { SMTP_URL: catcher.url }),
    ...(!config.sms && { SMS_URL: inbox.smsUrl }),
    ...(simulator && { BANKID_ENVIRONMENT: 'simulator' }),
    ...(config.webhookHosts.length === 0 && { WEBHOOK_ALLOWED_HOSTS: 'localhost 127.0.0.1 [::1]' }),
  }
  const server = runWithRestarts(program, {
    env,
    folders,
    onOutput(chunk) {
      process.stdout.write(chunk)
      address = /API +(http\S+)\/api\/v1/.exec(String(chunk))?.[1] ?? address
      if (!chunk.includes('Paraph is ready.')) return
      const console = key ? `  Console ${inbox.url}/sign-in signs you in as its admin\n` : ''
      say(`${lines.join('\n')}\n${console}`)
    },
  })
  return async () => {
    await server.stop()
    await simulator?.close()
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
// The terminal was closed. Stop as after SIGTERM.
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
