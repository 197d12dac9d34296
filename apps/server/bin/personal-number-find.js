import { requireNode } from './node-version.js'

requireNode()
await import('../src/cli/personal-number-find.ts')
