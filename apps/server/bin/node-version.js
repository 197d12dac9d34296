// JavaScript of old, and ahead of everything else: a Node that is too old for the server must get as far as saying so.
import { createRequire } from 'node:module'

export function requireNode() {
  const { engines } = createRequire(import.meta.url)('../package.json')
  const needed = engines.node.replace(/\D/g, '')
  if (Number(process.versions.node.split('.')[0]) >= Number(needed)) return
  process.stderr.write(`Paraph needs Node ${needed} or later; this is Node ${process.versions.node}.\n`)
  process.exit(1)
}
