import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes a compressed copy of each text in the folder, so that the server compresses nothing. Browsers use Brotli over HTTPS only. */
export async function compress(folder: string): Promise<void> {
  const texts = globSync('**/*.{html,js,css,json,yaml,md,txt,svg}', { cwd: folder })
  await Promise.all(
    texts.map(async (name) => {
      const path = join(folder, name)
      const bytes = await readFile(path)
      await writeFile(`${path}.gz`, await deflate(bytes))
      // The highest quality takes 15 times as long for the program of the reference, and saves a tenth.
      await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    }),
  )
}
