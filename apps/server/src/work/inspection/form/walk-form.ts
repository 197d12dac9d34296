import { type PDF, PdfDict, PdfNull, type PdfObject, PdfRef } from '@libpdf/core'
import { decodeString } from '@paraph/verify'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'

/** The maximum number of nodes of the form that are read. */
const MAX_NODES = 20_000
const MAX_DEPTH = 50
/** The characters of a name that are read. */
const MAX_NAME = 100

/** A rectangle on a page that shows a field. */
export interface Widget {
  /** Undefined if it is no object of its own. */
  number: number | undefined
  dict: PdfDict
}

/** A field at the end of the tree of fields. */
export interface Leaf {
  /** The names of the nodes above it and its own, joined by dots. */
  name: string
  /** Its dictionary, and those of the nodes above it. */
  chain: PdfDict[]
  widgets: Widget[]
}

interface Node {
  value: PdfObject
  names: string[]
  chain: PdfDict[]
}

/** Returns the fields of the form in the order of the file. `isWhole` is false if the form is larger than the bounds. */
export function walkForm(pdf: PDF): { leaves: Leaf[]; isWhole: boolean } {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const waiting: Node[] = rootsOf(pdf, resolve).map((value) => ({ value, names: [], chain: [] }))
  const seen = new Set<number>()
  const leaves: Leaf[] = []
  let isWhole = true
  for (let read = 0; waiting.length > 0; read++) {
    if (read >= MAX_NODES) return { leaves, isWhole: false }
    const { value, names: above, chain: dicts } = waiting.pop()!
    if (value instanceof PdfRef && seen.has(value.objectNumber)) continue
    if (value instanceof PdfRef) seen.add(value.objectNumber)
    const dict = value instanceof PdfRef ? resolve(value) : value
    if (!(dict instanceof PdfDict)) continue
    if (dicts.length >= MAX_DEPTH) {
      isWhole = false
      continue
    }
    const own = partialNameOf(dict, resolve)
    const [names, chain] = [own === undefined ? above : [...above, own], [dict, ...dicts]]
    const kids = [...(dict.getArray('Kids', resolve) ?? [])].slice(0, MAX_NODES)
    read += kids.length
    const fields = kids.filter((kid) => isField(kid, resolve))
    for (const kid of fields.toReversed()) waiting.push({ value: kid, names, chain })
    const shown = kids.length > 0 ? kids.filter((kid) => !isField(kid, resolve)) : [value]
    const widgets = shown.flatMap((kid) => widgetOf(kid, resolve))
    const isGroup = fields.length > 0 || !entryOf(chain, 'FT', resolve)
    if (widgets.length > 0 || !isGroup) leaves.push({ name: names.join('.'), chain, widgets })
  }
  return { leaves, isWhole }
}

/** Returns an entry of a field that it may inherit from the nodes above it. */
export function entryOf(chain: PdfDict[], key: string, resolve: Resolve): PdfObject | undefined {
  for (const dict of chain) {
    const value = dict.get(key, resolve)
    if (value && !(value instanceof PdfNull)) return value
  }
  return undefined
}

/** Returns the name of one node of the form. Undefined if it has none. */
export function partialNameOf(node: PdfDict, resolve: Resolve): string | undefined {
  const name = node.getString('T', resolve)
  return name && decodeString(name.bytes).slice(0, MAX_NAME)
}

function formOf(pdf: PDF, resolve: Resolve): PdfDict | undefined {
  const catalog = resolve(pdf.context.info.trailer.getRef('Root')!)
  return catalog instanceof PdfDict ? catalog.getDict('AcroForm', resolve) : undefined
}

function rootsOf(pdf: PDF, resolve: Resolve): PdfObject[] {
  return [...(formOf(pdf, resolve)?.getArray('Fields', resolve) ?? [])].slice(0, MAX_NODES).toReversed()
}

/** A kid with a name, or with kids of its own, is another field. A kid without both is a widget. */
function isField(kid: PdfObject, resolve: Resolve): boolean {
  const dict = kid instanceof PdfRef ? resolve(kid) : kid
  return dict instanceof PdfDict && (dict.has('T') || dict.has('Kids'))
}

function widgetOf(value: PdfObject, resolve: Resolve): Widget[] {
  const dict = value instanceof PdfRef ? resolve(value) : value
  if (!(dict instanceof PdfDict)) return []
  if (dict.getName('Subtype', resolve)?.value !== 'Widget' && !dict.has('Rect')) return []
  return [{ number: value instanceof PdfRef ? value.objectNumber : undefined, dict }]
}
