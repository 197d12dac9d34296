import { requireNode } from './node-version.js'

requireNode()
await import('../src/keys.ts')
