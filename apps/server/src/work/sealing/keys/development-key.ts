import { createPrivateKey, randomUUID, X509Certificate } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'
import { syncToDisk } from '#platform/files/sync-to-disk.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { keySource, type SealKey } from './seal-key.ts'

/**
 * Opens the self-signed certificate in the data folder, and creates it on the first start. It proves that a file was not changed, but not who sealed
 * it.
 *
 * @throws ConfigError
 */
export async function openDevelopmentKey(dataDir: string, log: (message: string) => void): Promise<SealKey> {
  const file = join(dataDir, 'seal-development.pem')
  const pem = await readOrCreate(file, log).catch((error: Error) => {
    throw new ConfigError(`The self-signed certificate of the seal can't be used: ${error.message}.`)
  })
  try {
    const certificate = new X509Certificate(pem)
    const privateKey = createPrivateKey(pem)
    if (!certificate.checkPrivateKey(privateKey)) throw new Error('The key does not belong to the certificate.')
    return {
      certificate: certificate.raw,
      chain: [],
      keyType: 'EC',
      digest: 'sha256',
      source: keySource(privateKey),
      origin: 'development',
    }
  } catch {
    throw new ConfigError(
      `${file} is damaged. Restore it from your backup, or delete it, and the server makes a new one.`,
    )
  }
}

async function readOrCreate(file: string, log: (message: string) => void): Promise<string> {
  const found = await readFile(file, 'utf8').catch(ignoreErrors('ENOENT'))
  if (found !== undefined) return found
  if (await create(file)) log(`Created a self-signed certificate for the seal in ${file}. It is for development only.`)
  return readFile(file, 'utf8')
}

/** Returns false if another process created the file at the same time. */
async function create(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.new-${randomUUID()}`
  // This library uses much memory, and only the first start needs it.
  const { makeKeyAndCertificate } = await import('./make-certificate.ts')
  try {
    await writeFile(draft, await makeKeyAndCertificate(new Date()), { mode: 0o600, flag: 'wx', flush: true })
    // Unlike a rename, a hard link does not replace the file that another process created in the meantime.
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
