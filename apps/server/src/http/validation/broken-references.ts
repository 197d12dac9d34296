/** @throws Error if a reference leads out of the document, or to nothing. */
export function refuseBrokenReferences(document: object, node: unknown = document): void {
  if (typeof node !== 'object' || node === null) return
  if ('$ref' in node && typeof node.$ref === 'string' && !isIn(document, node.$ref))
    throw new Error(`The spec has a $ref to ${node.$ref}, which is not in it.`)
  for (const inner of Object.values(node)) refuseBrokenReferences(document, inner)
}

/** Resolves a JSON Pointer in a fragment (RFC 6901, section 6). */
function isIn(document: object, reference: string): boolean {
  if (!reference.startsWith('#/')) return false
  let found: unknown = document
  for (const token of reference.slice(2).split('/')) {
    const key = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false
    found = (found as Record<string, unknown>)[key]
  }
  return true
}
