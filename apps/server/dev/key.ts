import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashSecret } from '../src/accounts/api-key.ts'
import { findKey } from '../src/accounts/store.ts'
import type { Database } from '../src/database/tables.ts'

const keysCommand = join(import.meta.dirname, '../src/cli/keys.ts')

export const accountName = 'acme'

/** Returns a key for development. It is also stored in the data folder, because the database has only its hash. A new key replaces a revoked one. */
export async function developmentKey(db: Database, dataDir: string): Promise<string> {
  const file = join(dataDir, 'development.key')
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (stored && (await findKey(db, hashSecret(stored), new Date()))) return stored
  const { stdout } = await promisify(execFile)(process.execPath, [keysCommand, 'create', '--account', accountName])
  await writeFile(file, stdout, { mode: 0o600 })
  return stdout.trim()
}
