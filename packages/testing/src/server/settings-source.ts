import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../apps/server/src/platform/settings')

/** The source of all that reads settings. */
export const settingsSource = globSync('*.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

/** The names of the settings that the server reads. */
export const settingsRead = Array.from(settingsSource.matchAll(/env,\s+'([A-Z_]+)'/g), ([, name]) => name!)
