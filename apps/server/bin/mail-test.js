import { requireNode } from './node-version.js'

requireNode()
await import('../src/mail-test.ts')
