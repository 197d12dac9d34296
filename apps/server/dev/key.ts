import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashSecret } from '../src/accounts/api-key.ts'
import { findKey } from '../src/accounts/store.ts'
import type { Database } from '../src/database/tables.ts'

const keys = join(import.meta.dirname, '../src/cli/keys.ts')

export const account = 'acme'

/** A key to try things with. The database has only hashes, so it is kept in the data folder too, and there is one as long as nobody revokes it. */
export async function developmentKey(db: Database, dataDir: string): Promise<string> {
  const file = join(dataDir, 'development.key')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept && (await findKey(db, hashSecret(kept), new Date()))) return kept
  const { stdout } = await promisify(execFile)(process.execPath, [keys, 'create', '--account', account])
  await writeFile(file, stdout, { mode: 0o600 })
  return stdout.trim()
}
