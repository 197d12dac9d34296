import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build-if-changed.ts'

// `node start.ts PROGRAM` builds what has changed, and then becomes the program of this package.
const { code, buildPages } = await buildIfChanged(async () => {
  const { prepareDatabase } = await import('./prepare-database.ts')
  await prepareDatabase()
})
if (code !== 0) process.exit(code)
const [node, , program] = process.argv
const file = join(import.meta.dirname, '..', program!)
// As if it had been started without this file.
process.argv = [node!, file, ...process.argv.slice(3)]
await import(pathToFileURL(file).href)
buildPages?.()
