import { compiledTexts } from '@paraph/contract/texts/vite-plugin.ts'
import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, because PUBLIC_URL may have a path.
  base: './',
  plugins: [compiledTexts],
  // pdf.js and its worker are larger, but the console loads them only where somebody sees pages.
  build: { chunkSizeWarningLimit: 2000 },
})
