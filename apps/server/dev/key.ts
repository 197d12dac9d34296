import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashSecret } from '../src/accounts/api-key.ts'
import { findKey } from '../src/accounts/store.ts'
import type { Database } from '../src/database/tables.ts'

const keysCommand = join(import.meta.dirname, '../src/cli/keys.ts')

export const accountName = 'acme'

/** Returns a test key for development, because the simulated BankID is refused with live keys. It is also stored in the data folder, because the database has only its hash. A new key replaces a revoked one, and a live one of an older version. */
export async function developmentKey(db: Database, dataDir: string): Promise<string> {
  const file = join(dataDir, 'development.key')
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim()
  const key = { secretHash: hashSecret(stored), at: new Date().toISOString() }
  if (stored.startsWith('pk_test_') && (await findKey(db, key, 0))) return stored
  const args = ['create', '--account', accountName, '--test']
  const { stdout } = await promisify(execFile)(process.execPath, [keysCommand, ...args])
  await writeFile(file, stdout, { mode: 0o600 })
  return stdout.trim()
}
