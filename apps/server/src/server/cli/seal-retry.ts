import { parseArgs } from 'node:util'
import { fail } from '#server/process/signals.ts'
import { eachUnsealed } from '#work/sealing/store.ts'
import { openTimestampBreaker } from '#work/sealing/timestamp-breaker.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { sealNow } from '#domain/lifecycle/seal-attempts.ts'
import { openOutbox, type Outbox } from '#domain/outbox/outbox.ts'
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts'
import type { Database } from '#platform/database/tables.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { readConfig } from '#platform/settings/config.ts'
import { nameDatabase } from './name-database.ts'

const usage = `Usage:
  npm run paraph -- seal:retry              lists the documents that wait for their seal, each with the reason of the last failure
  npm run paraph -- seal:retry --all        tries now to seal all of them
  npm run paraph -- seal:retry DOCUMENT_ID  tries now to seal this document
`

function parseArguments(): { all: boolean; id: string | undefined } {
  try {
    const options = { all: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [id, ...rest] = positionals
    if (rest.length === 0 && !(values.all && id)) return { all: values.all, id }
  } catch {
    // For any wrong argument, the usage is the error message.
  }
  throw new Error(usage)
}

async function list(db: Database): Promise<void> {
  let count = 0
  for await (const { id, sealStatus, code, since, dueAt } of eachUnsealed(db)) {
    process.stdout.write(`${id}  ${sealStatus}  ${code ?? '-'}  since ${since}  next attempt ${dueAt}\n`)
    count++
  }
  process.stdout.write(`Documents that wait for their seal: ${count}.\n`)
}

/** Returns false if the document does not wait for its seal. */
async function retry({ db, clock: { now } }: OpenDatabase, outbox: Outbox, id: string): Promise<boolean> {
  const queued = await withLockedDocumentForJob({ db, now }, { id }, async (document) => {
    if (document.sealStatus !== 'PENDING' && document.sealStatus !== 'FAILED') return false
    await sealNow(document, outbox)
    return true
  })
  return queued ?? false
}

async function main() {
  const { all, id } = parseArguments()
  const config = readConfig()
  const name = nameDatabase(config)
  const storage = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
  const { db } = storage
  const onError = (error: Error) => process.stderr.write(`${error.message}\n`)
  try {
    process.stderr.write(`${name}\n`)
    if (!all && id === undefined) return await list(db)
    const jobs = await openJobs({ db, onError })
    const outbox = openOutbox(jobs, { channels: new Set(), limits: { EMAIL: 0, SMS: 0 } })
    const { tsaUrl } = config.seal
    // If the timestamp service is paused, the documents would otherwise wait for the end of the pause.
    if (tsaUrl !== undefined) await openTimestampBreaker({ db, now: storage.clock.now, url: tsaUrl }).reopen()
    let count = 0
    if (id !== undefined) {
      if (!(await retry(storage, outbox, id))) throw new Error(`${id} does not wait for its seal.`)
      count = 1
    } else {
      for await (const document of eachUnsealed(db)) if (await retry(storage, outbox, document.id)) count++
    }
    await jobs.close()
    process.stdout.write(`Queued: ${count}. A running server or worker tries them now.\n`)
  } finally {
    await storage.close()
  }
}

main().catch(fail)
