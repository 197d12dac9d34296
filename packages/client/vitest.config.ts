import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'client',
    include: ['test/**/*.test.ts'],
    setupFiles: '../../apps/server/test/support/cpu-time.ts',
    testTimeout: 30_000,
  },
})
