import { globSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Writes compressed copies of each text, and of each font that is not compressed, so that the server compresses nothing. Browsers accept Brotli
 * only over HTTPS. The compression takes most of the build time, and a server may already serve the pages meanwhile. So each copy gets its name
 * when it is complete, and the copies of the pages come last: when they exist, all copies exist.
 */
const dist = join(process.cwd(), 'dist')
const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) }

async function compress(pattern: string) {
  const copies = globSync(pattern, { cwd: dist }).flatMap((name) =>
    Object.entries(compressions).map(async ([extension, compress]) => {
      const path = join(dist, name)
      const draft = `${path}.${extension}.new`
      await writeFile(draft, await compress(await readFile(path)))
      await rename(draft, `${path}.${extension}`)
    }),
  )
  await Promise.all(copies)
}

await compress('assets/**/*.{css,js,json,mjs,ttf}')
await compress('*.html')
