import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
