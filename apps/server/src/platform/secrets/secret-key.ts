import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ensureDataDir } from '#platform/files/data-dir.ts'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'
import { syncToDisk } from '#platform/files/sync-to-disk.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { keyCommand, keyForm, parseKeys } from '#platform/settings/parse-keys.ts'

/** The server's secret key, with the older keys that it replaced. Other code can read only keys that are derived from it. */
export interface SecretKey {
  /** Returns the keys for one purpose: 32 bytes from each secret key, newest first. The label names the purpose. */
  derive: (label: string) => Buffer[]
}

export interface OpenSecretKey extends SecretKey {
  /** Where the keys are: `SECRET_KEY`, or the path of the key file. */
  source: string
  /** Removes the key file if this call of `openSecretKey` created it. So a key that the database refuses does not look like the right one later. */
  discard: () => Promise<void>
}

interface KeySettings {
  /** Newest first. */
  secretKeys: string[] | undefined
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * Opens the keys in SECRET_KEY. Without that setting, opens the key file in the data folder, and creates it on the first start.
 *
 * @throws ConfigError if SECRET_KEY is missing beside DATABASE_URL, or if the file can't be used.
 */
export async function openSecretKey(config: KeySettings, log: (message: string) => void): Promise<OpenSecretKey> {
  const { secretKeys } = config
  const { keys, file, isNew } = secretKeys
    ? { keys: secretKeys, file: undefined, isNew: false }
    : await openKeyFile(config, log)
  return {
    derive: (label) => keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', label, 32))),
    source: file ?? 'SECRET_KEY',
    discard: async () => {
      if (file !== undefined && isNew) await rm(file, { force: true })
    },
  }
}

interface KeyFile {
  keys: string[]
  file: string
  isNew: boolean
}

async function openKeyFile({ databaseUrl, dataDir }: KeySettings, log: (message: string) => void): Promise<KeyFile> {
  // Servers on several machines share no data folder, and would each make a key of their own.
  if (databaseUrl) {
    throw new ConfigError(
      `With DATABASE_URL, SECRET_KEY is required. Make one, and give it to all servers and workers: ${keyCommand}`,
    )
  }
  await ensureDataDir(dataDir)
  const file = join(dataDir, 'secret-key')
  const { text, isNew } = await readOrCreate(file, log)
  const keys = parseKeys(text.trim())
  if (keys) return { keys, file, isNew }
  throw new ConfigError(
    `${file} must hold ${keyForm}. Restore it from your backup. If the key is lost, delete the file, and npm run paraph -- secret-key:lost says what is lost with it, and how to go on.`,
  )
}

async function readOrCreate(file: string, log: (message: string) => void): Promise<{ text: string; isNew: boolean }> {
  try {
    const found = await readFile(file, 'utf8').catch(ignoreErrors('ENOENT'))
    if (found !== undefined) return { text: found, isNew: false }
    const isNew = await createKeyFile(file)
    if (isNew) log(`Created the secret key in ${file}. Back it up.`)
    return { text: await readFile(file, 'utf8'), isNew }
  } catch (error) {
    throw new ConfigError(`The secret key can't be used: ${(error as Error).message}.`)
  }
}

/** Returns false if another process created the file at the same time. */
async function createKeyFile(file: string): Promise<boolean> {
  const draft = `${file}.new-${randomUUID()}`
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    // Unlike a rename, a hard link does not replace the key that another process created in the meantime.
    await link(draft, file)
    await syncToDisk(dirname(file))
    return true
  } catch (error) {
    ignoreErrors('EEXIST')(error as NodeJS.ErrnoException)
    return false
  } finally {
    await rm(draft, { force: true })
  }
}
