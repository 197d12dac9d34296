// Uses only old JavaScript and runs first, so that a Node that is too old for the server can still print the error.

/** Not in package.json: an older Node may install and start Paraph from the sources, and npm would warn about it. */
export const oldestNode = 24

export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return
  process.stderr.write(`Paraph needs Node ${oldestNode} or later; this is Node ${process.versions.node}.\n`)
  process.exit(1)
}
