import { defineConfig } from 'vite'

export default defineConfig({
  // Relative, because PUBLIC_URL may have a path.
  base: './',
})
