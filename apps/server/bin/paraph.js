import { requireNode } from './node-version.js'

requireNode()
await import('#server/cli/paraph.ts')
