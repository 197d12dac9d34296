import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { compileTexts } from './texts/compile.ts'

/** An import of the texts of a language gives the address of the compiled file. */
const compiledTexts: Plugin = {
  name: 'compiled-texts',
  enforce: 'pre',
  load: {
    filter: { id: /\/texts\/\w+\.json\?url$/ },
    handler(id) {
      const path = id.replace('?url', '')
      const source = JSON.stringify(compileTexts(JSON.parse(readFileSync(path, 'utf8'))))
      const file = this.emitFile({ type: 'asset', name: basename(path), source })
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, moduleType: 'js' }
    },
  },
}

export default defineConfig({
  // Relative, because PUBLIC_URL may have a path.
  base: './',
  plugins: [compiledTexts],
  // pdf.js and its worker are larger, but the console loads them only for a draft that somebody signs.
  build: { chunkSizeWarningLimit: 2000 },
})
