import { readFile } from 'node:fs/promises'
import { ConfigError } from './config-error.ts'

const MAX_FILE = 1024 * 1024

/**
 * Reads the certificate or key that a setting names.
 *
 * @throws ConfigError that names the setting.
 */
export async function readSettingFile(name: string, path: string): Promise<Buffer> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${name} can't be read: ${error.message}.`)
  })
  if (file.length > MAX_FILE)
    throw new ConfigError(`${name} names a file that is too large to be a certificate or key.`)
  return file
}
