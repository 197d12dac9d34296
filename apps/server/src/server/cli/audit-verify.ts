import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { report } from '#server/process/signals.ts'
import { verifyAccountLogs } from '#domain/account-log/verify-account-logs.ts'
import { type TrailHead, verifyTrails } from '#domain/events/verify-trails.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { readConfig } from '#platform/settings/config.ts'
import { nameDatabase } from './name-database.ts'

const usage = `Usage:
  npm run paraph -- audit:verify                 verifies the audit trails and the sealed files of all documents, and the logs of all accounts
  npm run paraph -- audit:verify --save FILE     also writes the newest event of each document and account to FILE. Keep FILE elsewhere
  npm run paraph -- audit:verify --against FILE  also compares the audit trails and logs with FILE
`

function parseArguments(): { save?: string | undefined; against?: string | undefined } {
  try {
    return parseArgs({ options: { save: { type: 'string' }, against: { type: 'string' } } }).values
  } catch {
    throw new Error(usage)
  }
}

/** Returns one line for each document and account: its id, then the number and the hash of its newest event. */
function formatHeads(heads: ReadonlyMap<string, TrailHead>): string {
  return Array.from(heads, ([id, { number, hash }]) => `${id} ${number} ${hash}\n`).join('')
}

async function readHeads(file: string): Promise<Map<string, TrailHead>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return new Map(
    lines.map((line, index) => {
      const [, id, number, hash] = /^((?:doc|acc)_\w+) (\d+) ([0-9a-f]{64})$/.exec(line) ?? []
      if (!id) throw new Error(`Line ${index + 1} of ${file} was not written by --save.`)
      return [id, { number: Number(number), hash: hash! }]
    }),
  )
}

function startingWith(heads: ReadonlyMap<string, TrailHead>, prefix: string): Map<string, TrailHead> {
  return new Map([...heads].filter(([id]) => id.startsWith(prefix)))
}

try {
  const { save, against } = parseArguments()
  const savedHeads = against === undefined ? new Map<string, TrailHead>() : await readHeads(against)
  const config = readConfig()
  const name = nameDatabase(config)
  const storage = await openDatabase(config, (message) => process.stderr.write(`${message}\n`), { bounded: false })
  try {
    process.stderr.write(`${name}\n`)
    const [savedLogs, savedTrails] = [startingWith(savedHeads, 'acc_'), startingWith(savedHeads, 'doc_')]
    const trails = await verifyTrails(storage.db, savedTrails)
    const logs = await verifyAccountLogs(storage.db, savedLogs)
    const faults = [...trails.faults, ...logs.faults]
    const { documents, events, seals } = trails
    for (const fault of faults) process.stdout.write(`${fault}\n`)
    process.stdout.write(
      `Documents: ${documents}. Events: ${events}. Sealed files: ${seals}. Entries of logs: ${logs.entries}. Faults: ${faults.length}.\n`,
    )
    if (faults.length > 0) process.exitCode = 1
    // Faulty audit trails must not become the reference for later comparisons.
    else if (save !== undefined) await writeFile(save, formatHeads(new Map([...trails.heads, ...logs.heads])))
  } finally {
    await storage.close()
  }
} catch (error) {
  process.exitCode = report(error)
}
