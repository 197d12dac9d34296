import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { type Head, verifyTrails } from '../events/verify-trails.ts'
import { openDatabase } from '../database/open-database.ts'

const usage = `Usage:
  audit:verify                    verifies the audit trails of all documents
  audit:verify -- --save FILE     and writes down the newest event of each, to be kept elsewhere
  audit:verify -- --against FILE  and compares them with those that were saved
`

function parse(): { save?: string | undefined; against?: string | undefined } {
  try {
    return parseArgs({ options: { save: { type: 'string' }, against: { type: 'string' } } }).values
  } catch {
    throw new ConfigError(usage)
  }
}

/** A line for each document: its identifier, the number of its newest event, and the hash of that. */
function format(heads: ReadonlyMap<string, Head>): string {
  return Array.from(heads, ([id, { number, hash }]) => `${id} ${number} ${hash}\n`).join('')
}

async function read(file: string): Promise<Map<string, Head>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return new Map(
    lines.map((line, index) => {
      const [, id, number, hash] = /^(doc_\w+) (\d+) ([0-9a-f]{64})$/.exec(line) ?? []
      if (!id) throw new ConfigError(`Line ${index + 1} of ${file} is none that --save wrote.`)
      return [id, { number: Number(number), hash: hash! }]
    }),
  )
}

try {
  const { save, against } = parse()
  const earlier = against === undefined ? new Map<string, Head>() : await read(against)
  const storage = await openDatabase(readConfig(), (message) => process.stderr.write(`${message}\n`))
  try {
    const { documents, events, faults, heads } = await verifyTrails(storage.db, earlier)
    for (const fault of faults) process.stdout.write(`${fault}\n`)
    const sum = `${events} events of ${documents} documents`
    process.stdout.write(
      faults.length === 0 ? `${sum}, and nothing was changed.\n` : `${sum}, ${faults.length} faults.\n`,
    )
    if (faults.length > 0) process.exitCode = 1
    // What is wrong is not to be compared with later.
    else if (save !== undefined) await writeFile(save, format(heads))
  } finally {
    await storage.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
