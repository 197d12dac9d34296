import { requireNode } from './node-version.js'

requireNode()
await import('../src/audit-verify.ts')
