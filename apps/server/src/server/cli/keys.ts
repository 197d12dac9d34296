import { report } from '#server/process/signals.ts'
import { readConfig } from '#platform/settings/config.ts'
import { parseKeysCommand } from './keys/arguments.ts'
import { nameDatabase } from './name-database.ts'

try {
  const command = parseKeysCommand(process.argv.slice(2))
  const config = readConfig()
  const name = nameDatabase(config)
  // The database code is loaded last, so that the command reports a wrong argument or setting at once.
  const [{ openDatabase }, { runKeysCommand }] = await Promise.all([
    import('#platform/database/open-database.ts'),
    import('./keys/run.ts'),
  ])
  const storage = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
  try {
    process.stderr.write(`${name}\n`)
    process.stdout.write(`${await runKeysCommand(storage.db, command)}\n`)
  } finally {
    await storage.close()
  }
} catch (error) {
  process.exitCode = report(error)
}
