import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseKeysCommand } from '#server/cli/keys/arguments.ts'
import { runKeysCommand } from '#server/cli/keys/run.ts'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { findKey } from '#api/access/find-key.ts'
import type { Pool } from '#platform/database/tables.ts'

export const accountName = 'acme'

/** Returns a test key for development, because the simulated BankID is refused with live keys. It is also stored in the data folder, because the database has only its hash. A new key replaces a revoked one, and a live one of an older version. */
export async function developmentKey(db: Pool, dataDir: string): Promise<string> {
  const file = join(dataDir, 'development.key')
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim()
  const key = { secretHash: hashSecret(stored), at: new Date().toISOString(), requests: 0 }
  if (stored.startsWith('pk_test_') && (await findKey(db, key))) return stored
  const created = await runKeysCommand(db, parseKeysCommand(['create', '--account', accountName, '--test']))
  await writeFile(file, `${created}\n`, { mode: 0o600 })
  return created
}
