import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const svg = readFileSync(join(import.meta.dirname, 'icon.svg'))

/** The icon as a URL that loads nothing. */
export const icon = `data:image/svg+xml;base64,${svg.toString('base64')}`
