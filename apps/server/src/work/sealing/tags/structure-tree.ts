import { PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'
import { countValues } from '#platform/pdf/read/count-values.ts'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'

/** The maximum number of values in a list that is written again. A file with longer lists keeps its structure as it is. */
const MAX_VALUES = 50_000
/** The maximum number of entries of the parent tree. */
const MAX_ENTRIES = 100_000
/** The maximum number of elements that are read to find the pages of the others. */
const MAX_READ = 50_000
const MAX_DEPTH = 30
/** Readers use integers of 32 bits. The keys that a seal adds come after this one. */
const LARGEST_KEY = 2 ** 31 - 100_000
/** The standard types of elements that only group others. */
const GROUPS = new Set(['Document', 'Part', 'Art', 'Sect', 'Div'])

/**
 * The structure of a tagged PDF. Its elements say what the content is, and in which order a screen reader reads it. New elements are added to the
 * innermost element that groups all others. See ISO 32000-2, 14.7.
 */
export class StructureTree {
  /** The parent of all elements that are added. */
  readonly parent: PdfRef
  readonly #update: IncrementalUpdate
  readonly #root: PdfRef
  readonly #inserted = new Map<number, PdfRef>()
  readonly #appended: PdfRef[] = []
  /** The new entries of the parent tree: lists of elements. */
  readonly #owners: PdfObject[] = []
  readonly #firstKey: number
  /** The entries of the parent tree that the file has already. */
  readonly #parents: ReadonlyMap<number, PdfObject>

  private constructor(
    update: IncrementalUpdate,
    { root, parent }: { root: PdfRef; parent: PdfRef },
    parents: ReadonlyMap<number, PdfObject>,
    firstKey: number,
  ) {
    this.#update = update
    this.#root = root
    this.parent = parent
    this.#parents = parents
    this.#firstKey = firstKey
  }

  /** Returns undefined if the file is not tagged, or if its structure can't be extended. */
  static of(update: IncrementalUpdate): StructureTree | undefined {
    const { resolve } = update
    const catalog = resolve(update.catalogRef)
    if (!(catalog instanceof PdfDict)) return undefined
    const isMarked = catalog.getDict('MarkInfo', resolve)?.getBool('Marked', resolve)?.value
    const root = catalog.getRef('StructTreeRoot')
    const dict = root && resolve(root)
    if (!isMarked || !root || !(dict instanceof PdfDict)) return undefined
    const parent = groupOfAll(update, root)
    const parents = readParents(update, dict)
    const firstKey = parents && freeKey(update, root, parents)
    if (!parent || !parents || firstKey === undefined) return undefined
    return new StructureTree(update, { root, parent }, parents, firstKey)
  }

  /** Adds an element that is read after all content that begins on this page or an earlier one. The first page is 1. */
  insert(page: number, element: PdfRef): void {
    this.#inserted.set(page, element)
  }

  /** Adds an element that is read last. */
  append(element: PdfRef): void {
    this.#appended.push(element)
  }

  /**
   * Returns the elements of the marked content of a page: the element at position n owns the content with the `MCID` n. Returns undefined if the list is too
   * long.
   */
  ownersOf(page: PdfDict): PdfObject[] | undefined {
    const key = page.getNumber('StructParents', this.#update.resolve)?.value
    const found = key === undefined ? undefined : this.#parents.get(key)
    const list = found instanceof PdfRef ? this.#update.resolve(found) : found
    if (!(list instanceof PdfArray)) return []
    return list.length <= MAX_VALUES ? [...list] : undefined
  }

  /** Adds a list of elements to the parent tree, and returns its key. A page or a drawing has this key as its `StructParents`. */
  own(elements: PdfObject[]): number {
    this.#owners.push(this.#update.add(new PdfArray(elements)))
    return this.#firstKey + this.#owners.length - 1
  }

  /** Writes what was added. */
  finish(): void {
    const update = this.#update
    if (this.#owners.length === 0) return
    const before = kidsOf(update, this.parent)
    const after = [...placed(before, pagesOf(update, before), this.#inserted), ...this.#appended]
    update.edit(this.parent).set('K', new PdfArray(after))
    const root = update.edit(this.#root)
    const numbers = this.#owners.flatMap((owners, index) => [PdfNumber.of(this.#firstKey + index), owners])
    const parents = update.editDict(root, 'ParentTree')
    const next = this.#firstKey + this.#owners.length
    if (parents.has('Kids')) {
      const limits = new PdfArray([PdfNumber.of(this.#firstKey), PdfNumber.of(next - 1)])
      update.extendArray(parents, 'Kids', update.add(PdfDict.of({ Limits: limits, Nums: new PdfArray(numbers) })))
    } else update.extendArray(parents, 'Nums', ...numbers)
    root.set('ParentTreeNextKey', PdfNumber.of(next))
  }
}

/** Returns the innermost element that groups all others. Undefined if its list of kids is too long. */
function groupOfAll(update: IncrementalUpdate, root: PdfRef): PdfRef | undefined {
  let parent = root
  let kids = kidsOf(update, root)
  for (let depth = 0; depth < MAX_DEPTH && kids.length === 1; depth++) {
    const [only] = kids
    const element = only instanceof PdfRef ? update.resolve(only) : undefined
    if (!(only instanceof PdfRef) || !(element instanceof PdfDict)) break
    if (!GROUPS.has(element.getName('S', update.resolve)?.value ?? '')) break
    parent = only
    kids = kidsOf(update, only)
  }
  const values = kids.reduce((sum, kid) => sum + countValues(kid), 0)
  return values <= MAX_VALUES ? parent : undefined
}

function kidsOf(update: IncrementalUpdate, element: PdfRef): PdfObject[] {
  const dict = update.resolve(element)
  const kids = dict instanceof PdfDict ? dict.get('K') : undefined
  const value = kids instanceof PdfRef ? update.resolve(kids) : kids
  if (value instanceof PdfArray) return [...value]
  return kids ? [kids] : []
}

/** Returns the entries of the parent tree. Undefined if the tree is damaged or too large, or if its first list is too long. */
function readParents({ resolve }: IncrementalUpdate, root: PdfDict): Map<number, PdfObject> | undefined {
  const parents = new Map<number, PdfObject>()
  const waiting: PdfObject[] = [root.getDict('ParentTree', resolve) ?? new PdfDict()]
  for (let read = 0; waiting.length > 0; read++) {
    const next = waiting.pop()!
    const node = next instanceof PdfRef ? resolve(next) : next
    if (!(node instanceof PdfDict) || read > MAX_ENTRIES || parents.size > MAX_ENTRIES) return undefined
    const [numbers, kids] = [node.getArray('Nums', resolve), node.getArray('Kids', resolve)]
    if (read === 0 && [numbers, kids].some((list) => list && countValues(list) > MAX_VALUES)) return undefined
    if ((numbers && kids) || (kids && kids.length + waiting.length > MAX_ENTRIES)) return undefined
    waiting.push(...(kids ?? []))
    const entries = [...(numbers ?? [])]
    for (let at = 0; at + 1 < entries.length; at += 2) {
      const [key, value] = [entries[at], entries[at + 1]]
      if (key instanceof PdfNumber && value) parents.set(key.value, value)
    }
  }
  return parents
}

/** Returns a key that is larger than all keys of the parent tree, and than the `StructParents` of all pages. Undefined if a key is not a usable number. */
function freeKey(
  { pdf, resolve }: IncrementalUpdate,
  root: PdfRef,
  parents: ReadonlyMap<number, PdfObject>,
): number | undefined {
  const dict = resolve(root) as PdfDict
  const pages = pdf.context.pages.getPages().map((ref) => {
    const page = resolve(ref)
    return (page instanceof PdfDict && page.getNumber('StructParents', resolve)?.value) || 0
  })
  const next = dict.getNumber('ParentTreeNextKey', resolve)?.value ?? 0
  const free = [...parents.keys(), ...pages].reduce((most, key) => Math.max(most, key + 1), next)
  return Number.isInteger(free) && free >= 0 && free <= LARGEST_KEY ? free : undefined
}

/** Puts each element after the last kid that begins on its page or before. */
function placed(kids: PdfObject[], pages: number[], elements: ReadonlyMap<number, PdfRef>): PdfObject[] {
  const after = new Map<number, PdfRef[]>()
  for (const [page, element] of [...elements].toSorted(([a], [b]) => a - b)) {
    const at = pages.findLastIndex((begins) => begins <= page)
    after.set(at, [...(after.get(at) ?? []), element])
  }
  return [...(after.get(-1) ?? []), ...kids.flatMap((kid, at) => [kid, ...(after.get(at) ?? [])])]
}

/** Returns the page on which each kid begins. A kid without a known page gets the page of the kid before it. */
function pagesOf(update: IncrementalUpdate, kids: PdfObject[]): number[] {
  const numbers = new Map(
    update.pdf.context.pages.getPages().map(({ objectNumber }, index) => [objectNumber, index + 1]),
  )
  let read = 0
  let last = 1
  return kids.map((kid) => {
    let value: PdfObject | null | undefined = kid
    for (let depth = 0; value && depth < MAX_DEPTH && read < MAX_READ; depth++) {
      read++
      const element: PdfObject | null = value instanceof PdfRef ? update.resolve(value) : value
      if (!(element instanceof PdfDict)) break
      const page = numbers.get(element.getRef('Pg')?.objectNumber ?? -1)
      if (page) return (last = page)
      const below: PdfObject | undefined = element.get('K', update.resolve)
      value = below instanceof PdfArray ? below.at(0) : below
    }
    return last
  })
}
