import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { asOriginal, IncrementalUpdate, type Original } from '../write/incremental-update.ts'
import type { Inflation } from '../read/limit-inflation.ts'
import type { Resolve } from '../read/page-tree.ts'
import { straightReferences } from '../read/straight-references.ts'

type Node = [PdfRef, PdfDict]

/** The last bytes of a file in which viewers search for its cross-references. */
const END_WITHIN = 1024
/** The nodes of a tree of pages that are searched. */
const MAX_NODES = 20_000

/**
 * Loads a file, and mends what all viewers overlook: an offset that leads to the white space before its section, a page that does not say that it is a
 * page, and a missing page behind the last one. It also puts the list of pages where the library looks for it. A seal writes these things in the right way, so the sealed file is in order.
 */
export async function loadOriginal(bytes: Uint8Array, inflation: Inflation): Promise<Original> {
  const straight = withStraightReferences(bytes)
  const pdf = await PDF.load(straight)
  const nodes = pdf.recoveredViaBruteForce || pdf.isEncrypted ? [] : mendedNodes(pdf)
  const original = asOriginal(pdf)
  if (nodes.length === 0) return original
  const update = new IncrementalUpdate(straight, original, inflation)
  for (const node of nodes) update.replace(...node)
  return asOriginal(
    await PDF.load(update.toBytes()),
    nodes.map(([ref]) => ref),
  )
}

/**
 * Adds an end that leads to straight copies of the cross-references. A file that says in its last kilobyte nothing about them stays as it is, because
 * viewers differ in how they repair it.
 */
function withStraightReferences(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(-END_WITHIN).includes('startxref')) return bytes
  const references = straightReferences(file, file.length + 1)
  if (!references.isMended) return bytes
  const end = Buffer.from(`startxref\n${references.start}\n%%EOF\n`)
  return Buffer.concat([file, Buffer.from('\n'), references.bytes, end])
}

/** Returns those nodes of the tree of pages that must be written in another form. */
function mendedNodes(pdf: PDF): Node[] {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const catalog = resolve(pdf.context.info.trailer.getRef('Root')!)
  const root = catalog instanceof PdfDict ? catalog.getRef('Pages') : undefined
  const nodes: Node[] = []
  const waiting = root ? [root] : []
  const seen = new Set<string>()
  for (const ref of waiting) {
    const node = resolve(ref)
    if (!isNode(node) || seen.has(`${ref}`) || seen.size > MAX_NODES) continue
    seen.add(`${ref}`)
    const copy = node.clone()
    const kids = node.getArray('Kids', resolve)
    if (!node.has('Type')) copy.set('Type', PdfName.of(kids ? 'Pages' : 'Page'))
    const isCounted = ref === root && node.getNumber('Count', resolve)?.value === pdf.getPageCount()
    if (kids) copy.set('Kids', isCounted ? withoutMissingEnd(kids, resolve) : kids)
    const isMended = node.get('Kids') !== kids || copy.getArray('Kids')?.length !== kids?.length
    if (isMended || !node.has('Type')) nodes.push([ref, copy])
    for (const kid of kids ?? []) if (kid instanceof PdfRef) waiting.push(kid)
  }
  return nodes
}

const isNode = (object: PdfObject | null): object is PdfDict =>
  object instanceof PdfDict && !(object instanceof PdfStream)

/** Viewers show as many pages as the tree counts, so they never look for a page that is missing behind the last one. */
function withoutMissingEnd(kids: PdfArray, resolve: Resolve): PdfArray {
  const items = [...kids]
  const last = items.findLastIndex((kid) => !(kid instanceof PdfRef && resolve(kid) === null))
  return new PdfArray(items.slice(0, last + 1))
}
