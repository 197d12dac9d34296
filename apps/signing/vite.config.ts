import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledTexts } from '@paraph/contract/texts/vite-plugin.ts'
import { defineConfig, type Plugin } from 'vite'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }

const pdfjsFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

export default defineConfig({
  // Relative, because PUBLIC_URL may have a path.
  base: './',
  plugins: [compiledTexts, startNotice(), pdfjsFiles()],
  // With modules, the worker loads the code for BankID only for a file that needs it.
  worker: { format: 'es' },
  build: {
    // pdf.js and its worker are larger, but the page loads them only to draw the document.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['index.html', 'verify.html'] },
  },
})

/**
 * Writes into each page what it says if its program does not start, for example because the connection broke off. That part is inline, so it works
 * without any other file. The server adds the hash of the script to the policy of the page.
 */
function startNotice(): Plugin {
  const read = (name: string) => readFile(join(import.meta.dirname, 'src/start', name), 'utf8')
  return {
    name: 'start-notice',
    async transformIndexHtml(html) {
      const script = `<script>\n${await read('watch-start.js')}</script>`
      return html
        .replace('<!-- start-script -->', () => script)
        .replace('<!-- start-notice -->', await read('notice.html'))
    },
  }
}

/**
 * Adds the files that pdf.js loads only for some documents: character maps, the standard fonts, and the decoders of scans. It adds only the decoders
 * without WebAssembly, because the page's policy allows no WebAssembly.
 */
function pdfjsFiles(): Plugin {
  const folders = { cmaps: /\.bcmap$/, standard_fonts: /\.(pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ }
  return {
    name: 'pdfjs-files',
    async generateBundle() {
      for (const [folder, pattern] of Object.entries(folders)) {
        for (const name of await readdir(join(pdfjsFolder, folder))) {
          if (!pattern.test(name)) continue
          const source = await readFile(join(pdfjsFolder, folder, name))
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${pdfjs.version}/${folder}/${name}`, source })
        }
      }
    },
  }
}
