import { requireNode } from './node-version.js'

requireNode()
await import('../src/worker.ts')
