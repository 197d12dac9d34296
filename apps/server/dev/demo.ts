import { isParaphError, Paraph } from '@paraph/client'
import { fail } from '#server/process/signals.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { sendDemoDocument } from './demo-document.ts'
import { developmentKey } from './key.ts'

/** Sends a fresh document with three parties and fields on the server that runs, and prints their links. No message is sent. */
async function main() {
  const config = readConfig()
  if (config.databaseUrl) throw new ConfigError('The demo works with the embedded database only: unset DATABASE_URL.')
  const database = await openDatabase(config, () => {})
  const apiKey = await developmentKey(database.db, config.dataDir).finally(database.close)
  const paraph = new Paraph({ baseUrl: config.publicUrl, apiKey, maxRetries: 0 })
  const sent = await sendDemoDocument(paraph, { deliveryMethod: 'NONE' }).catch((error: unknown) => {
    if (!isParaphError(error, 'connection_failed')) throw error
    throw new Error(`No server answers at ${config.publicUrl}. Start it first: npm start`)
  })
  const lines = sent.map(({ name, task, signingUrl }) => `  ${name} ${task}\n  ${signingUrl}\n`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
  process.stdout.write(
    '  Each party sees its fields on the pages. The sealed file shows what the parties have filled in.\n\n',
  )
}

main().catch(fail)
