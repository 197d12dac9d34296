import { parseArgs } from 'node:util'
import { openCiphers } from '#server/process/open-ciphers.ts'
import { report } from '#server/process/signals.ts'
import { countLosses, type Losses, removeUnreadable } from '#work/encryption/lost-key.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { sendLinksAgain } from '#domain/lifecycle/send-links-again.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts'
import type { Channel, Database } from '#platform/database/tables.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { isKeyOfDatabase, replaceFingerprint } from '#platform/secrets/key-fingerprint.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { type Config, readConfig } from '#platform/settings/config.ts'
import { nameDatabase } from './name-database.ts'

const usage = `Usage:
  npm run paraph -- secret-key:lost        lists what is lost with the secret key, and changes nothing
  npm run paraph -- secret-key:lost --yes  gives it up, so that servers start with the key that is set now
`

function parseArguments(): { yes: boolean } {
  try {
    return parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values
  } catch {
    throw new Error(usage)
  }
}

const log = (message: string) => process.stderr.write(`${message}\n`)

function describe(
  { contacts, parties, endpoints, singleSignOns, evidence, unsealable }: Losses,
  documents: number,
): string {
  return `With the lost key:
  All links that were sent stop working: of ${documents} documents that wait for their parties, and of all that have ended. For those that wait, new links are sent.
  Personal numbers are removed: ${contacts} of contacts, ${parties} of parties. A party that must sign with BankID can sign again when its number is set.
  Webhook secrets are replaced: ${endpoints}. The receivers refuse events until the accounts fetch a new secret (rotateWebhookSecret). No event is lost until then.
  Single sign-on is removed from accounts: ${singleSignOns}. Their members sign in with links until an admin sets it up again.
  Evidence of BankID signatures can't be read: ${evidence}. Sealed files contain their evidence and stay valid.
  Documents that can't be sealed, because their evidence can't be read: ${unsealable.length === 0 ? 'none' : unsealable.join(', ')}.
  Codes, drawings and scans by phone, and orders of BankID that are under way end. Delivery reports of messages sent before are refused. Repeats with an idempotency key of the last 24 hours get 500.
`
}

async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('status', '=', 'SENT')
    .executeTakeFirstOrThrow()
  return count
}

const PAGE = 500

async function* sentDocuments(db: Database): AsyncGenerator<string> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows: { id: string }[] = await db
      .selectFrom('documents')
      .select('id')
      .where('status', '=', 'SENT')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id } of rows) yield id
    after = rows.length === PAGE ? rows.at(-1)!.id : undefined
  }
}

/** Queues the messages. No process can send them before the database accepts the new key, so an interrupted run queues none twice. */
async function queueLinks(
  { db, clock: { now } }: OpenDatabase,
  { smtpUrl, sms, messageLimits }: Config,
): Promise<number> {
  const channels = new Set<Channel>([...(smtpUrl ? ['EMAIL' as const] : []), ...(sms ? ['SMS' as const] : [])])
  const jobs = await openJobs({ db, onError: ({ message }) => log(message) })
  const outbox = openOutbox(jobs, { channels, limits: messageLimits })
  let count = 0
  for await (const id of sentDocuments(db)) {
    count += (await withLockedDocumentForJob({ db, now }, { id }, (document) => sendLinksAgain(document, outbox))) ?? 0
  }
  await jobs.close()
  return count
}

async function main() {
  const { yes } = parseArguments()
  const config = readConfig()
  const name = nameDatabase(config)
  const secretKey = await openSecretKey(config, yes ? log : () => {})
  const storage = await openDatabase(config, log, { bounded: false })
  try {
    log(name)
    const { db, pool } = storage
    if (await isKeyOfDatabase(pool, secretKey)) {
      process.stdout.write(`The key in ${secretKey.source} is the key of this database. Nothing is lost.\n`)
      return
    }
    const ciphers = openCiphers(secretKey)
    process.stdout.write(describe(await countLosses(db, ciphers), await countWaiting(db)))
    if (!yes) {
      await secretKey.discard()
      process.stdout.write(
        'Nothing was changed. If you find the key, nothing of this is lost. To go on without it, stop all servers and workers, and add: --yes\n',
      )
      return
    }
    await removeUnreadable(db, ciphers)
    const messages = await queueLinks(storage, config)
    // Last, so that servers start only when everything is done.
    await replaceFingerprint(pool, secretKey)
    process.stdout.write(
      `Done. Messages with new links: ${messages}. Servers and workers can start with the key in ${secretKey.source}. Back it up.\n`,
    )
  } finally {
    await storage.close()
  }
}

await main().catch((error: unknown) => {
  process.exitCode = report(error)
})
