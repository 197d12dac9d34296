// JavaScript of old, and ahead of everything else: a Node that is too old for the server must get as far as saying so.

/** Not in package.json: there npm would warn of the older Node that may install and start us from the sources. */
export const oldestNode = 24

export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return
  process.stderr.write(`Paraph needs Node ${oldestNode} or later; this is Node ${process.versions.node}.\n`)
  process.exit(1)
}
