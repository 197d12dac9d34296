import { isParaphError, Paraph } from '@paraph/client'
import { fail } from '#server/process/signals.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { fillDemoAccount } from './demo-account.ts'
import { sendDemoDocument } from './demo-document.ts'
import { developmentKey } from './key.ts'

/**
 * Fills the account of the demo on the server that runs, sends a fresh document with three parties and fields, and prints their links and the one to the console. No
 * message is sent.
 */
async function main() {
  const config = readConfig()
  if (config.databaseUrl) throw new ConfigError('The demo works with the embedded database only: unset DATABASE_URL.')
  const database = await openDatabase(config, () => {})
  const apiKey = await developmentKey(database.db, config.dataDir).finally(database.close)
  const paraph = new Paraph({ baseUrl: config.publicUrl, apiKey, maxRetries: 0 })
  const fill = async () => {
    await fillDemoAccount(paraph, config.publicUrl)
    return sendDemoDocument(paraph, { deliveryMethod: 'NONE' })
  }
  const sent = await fill().catch((error: unknown) => {
    if (!isParaphError(error, 'connection_failed')) throw error
    throw new Error(`No server answers at ${config.publicUrl}. Start it first: npm start`)
  })
  const lines = sent.map(({ name, task, signingUrl }) => `  ${name} ${task}\n  ${signingUrl}\n`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.stdout.write(
    '  Each party sees its fields on the pages. The sealed file shows what the parties have filled in.\n\n',
  )
  // The console takes a key from its address only on the person's own machine.
  const { hostname } = new URL(config.publicUrl)
  process.stdout.write(
    hostname === 'localhost'
      ? `  The sender sees everything in the console:\n  ${config.publicUrl}/#key=${apiKey}\n\n`
      : `  The sender sees everything in the console at ${config.publicUrl}/ with the key ${apiKey}\n\n`,
  )
}

main().catch(fail)
