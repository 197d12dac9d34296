import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'verify',
    include: ['test/**/*.test.ts'],
    setupFiles: ['../../apps/server/test/support/cpu-time.ts', '../../apps/server/test/support/pkijs-engine.ts'],
    testTimeout: 60_000,
  },
})
