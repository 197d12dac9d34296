import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { report } from '#server/process/signals.ts'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { type PersonFinding, findPerson } from '#domain/personal-numbers/person-store.ts'
import type { Ciphers } from '#domain/services.ts'
import { signOnSecretLabel } from '#domain/single-sign-on/sign-on-rules.ts'
import { webhookSecretLabel } from '#domain/webhooks/secrets.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import type { Database } from '#platform/database/tables.ts'
import { isPersonalNumber } from '#platform/formats/personal-number.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'
import { nameDatabase } from './name-database.ts'

const usage = `Usage:
  npm run paraph -- personal-number:find           reads a personal number from the standard input, and lists what is stored about the person
  npm run paraph -- personal-number:find --status  counts the personal numbers and webhook secrets that are not encrypted with the newest key
`

function parseArguments(): { status: boolean } {
  try {
    return parseArgs({ options: { status: { type: 'boolean', default: false } } }).values
  } catch {
    throw new Error(usage)
  }
}

/** The number is no argument, because the history of the shell and the list of processes would show it. */
async function readNumber(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Personal number: ')
  const lines = createInterface({ input: process.stdin })
  const [line = ''] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as string[]
  lines.close()
  process.stdin.destroy()
  const number = line.trim()
  if (!isPersonalNumber(number)) {
    throw new Error(
      'The first line of the standard input must be a Swedish personal or coordination number, for example in the form YYYYMMDD-NNNN.',
    )
  }
  return number
}

async function find(db: Database, ciphers: Ciphers, number: string): Promise<void> {
  const counts = { contact: 0, party: 0 }
  for await (const finding of findPerson(db, ciphers.personalNumbers, number)) {
    process.stdout.write(`${lineOf(finding)}\n`)
    counts[finding.kind]++
  }
  process.stdout.write(`Contacts: ${counts.contact}. Parties: ${counts.party}.\n`)
  const { unknownKey } = await countBacklog(db, ciphers)
  if (unknownKey === 0) return
  process.stderr.write(
    `${unknownKey} personal numbers or webhook secrets were encrypted with a key that is not in SECRET_KEY. Such numbers were not searched.\n`,
  )
  process.exitCode = 1
}

function lineOf({ kind, id, account, mode, document }: PersonFinding): string {
  const place = document ? `  document ${document.id} ${document.status}` : ''
  return `${kind}  ${id}  account ${account} (${mode.toLowerCase()})${place}`
}

async function status(db: Database, ciphers: Ciphers): Promise<void> {
  const { olderKey, unknownKey } = await countBacklog(db, ciphers)
  process.stdout.write(
    `Encrypted with an older key: ${olderKey}. Encrypted with a key that is not in SECRET_KEY: ${unknownKey}.\n`,
  )
  if (olderKey + unknownKey > 0) process.exitCode = 1
}

try {
  const options = parseArguments()
  const config = readConfig()
  const number = options.status ? undefined : await readNumber()
  const name = nameDatabase(config)
  const log = (message: string) => process.stderr.write(`${message}\n`)
  const secretKey = await openSecretKey(config, log)
  const ciphers = {
    personalNumbers: openPersonalNumbers(secretKey),
    bankIdEvidence: openCipher(secretKey, 'paraph bankid evidence'),
    webhookSecrets: openCipher(secretKey, webhookSecretLabel),
    singleSignOnSecrets: openCipher(secretKey, signOnSecretLabel),
  }
  const storage = await openDatabase(config, log, { bounded: false })
  try {
    process.stderr.write(`${name}\n`)
    await (number === undefined ? status(storage.db, ciphers) : find(storage.db, ciphers, number))
  } finally {
    await storage.close()
  }
} catch (error) {
  process.exitCode = report(error)
}
