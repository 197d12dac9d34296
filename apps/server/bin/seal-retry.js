import { requireNode } from './node-version.js'

requireNode()
await import('../src/cli/seal-retry.ts')
