import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'spec',
    include: ['*.test.ts', 'review/**/*.test.ts'],
    setupFiles: '../apps/server/test/support/cpu-time.ts',
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
