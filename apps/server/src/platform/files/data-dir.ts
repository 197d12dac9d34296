import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '#platform/settings/config-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

/**
 * Creates the data folder if it does not exist, and checks that this process can use it.
 *
 * @throws ConfigError which names the setting.
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    if (!(await stat(dataDir)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason = reasons[code] ?? message
    throw new ConfigError(
      `DATA_DIR can't be ${dataDir}: ${reason}. Name a folder that the server's OS user can write to. Example: DATA_DIR=/var/lib/paraph.`,
      { cause: error },
    )
  }
}

const reasons: Record<string, string | undefined> = {
  EACCES: 'the OS user of this process may not create it or write to it',
  EPERM: 'the OS user of this process may not create it or write to it',
  ENOTDIR: 'it, or a folder above it, is not a folder',
  ENOENT: 'no folder can be created there',
  EROFS: 'its file system is read-only',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its symbolic links lead in a circle',
}

/** Creates the folder and its parents. `mkdir` with `recursive` never returns in some places where no folder can be created, such as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(ignoreErrors('ENOENT'))) return
  const parent = dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  // Another process may create it at the same time.
  await mkdir(folder, { mode: 0o700 }).catch(ignoreErrors('EEXIST'))
}
