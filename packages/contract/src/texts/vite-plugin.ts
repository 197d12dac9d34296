import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { compileTexts, type Messages } from './compile.ts'

/** For the pages: an import of the texts of a language gives them compiled, and with `?url` the address of a file that has them. */
export const compiledTexts: Plugin = {
  name: 'compiled-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\/texts\/\w+\.json(?:\?url)?$/ },
    handler(id) {
      const path = id.replace('?url', '')
      const source = JSON.stringify(compileTexts(JSON.parse(readFileSync(path, 'utf8')) as Messages))
      if (path === id) return { code: `export default ${source}`, moduleType: 'js' }
      const file = this.emitFile({ type: 'asset', name: basename(path), source })
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, moduleType: 'js' }
    },
  },
}
