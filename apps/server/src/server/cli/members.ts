import { report } from '#server/process/signals.ts'
import { readConfig } from '#platform/settings/config.ts'
import { parseMembersCommand } from './members/arguments.ts'
import { nameDatabase } from './name-database.ts'

try {
  const command = parseMembersCommand(process.argv.slice(2))
  const config = readConfig()
  const name = nameDatabase(config)
  // The database code is loaded last, so that the command reports a wrong argument or setting at once.
  const [{ openDatabase }, { runMembersCommand }] = await Promise.all([
    import('#platform/database/open-database.ts'),
    import('./members/run.ts'),
  ])
  const storage = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
  try {
    process.stderr.write(`${name}\n`)
    const { url, name: person } = await runMembersCommand(storage.db, config.publicUrl, command)
    process.stderr.write(`Once, and within 7 days, this link signs ${person} in:\n`)
    process.stdout.write(`${url}\n`)
  } finally {
    await storage.close()
  }
} catch (error) {
  process.exitCode = report(error)
}
