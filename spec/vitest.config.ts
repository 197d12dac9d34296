import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'spec', include: ['review/**/*.test.ts'], testTimeout: 90_000 } })
