import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the published docs. */
export const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))
/** The pages of the docs, by their paths below the folder. */
export const all = globSync('**/*.html', { cwd: folder }).toSorted()
