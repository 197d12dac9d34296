import type { ObjectIndex } from '../pdf/object-index.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from '../pdf/values.ts'
import { follow } from './pages.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_DEPTH = 30
const MAX_ENTRIES = 200_000
/** The standard types of elements that only group others. */
const groups = new Set(['Document', 'Part', 'Art', 'Sect', 'Div'])

/** The structure root of a tagged file. */
export interface Root {
  number: number
  dictionary: Dictionary
}

/** Undefined if the file has none, or none that is an object of its own. */
export async function rootOf(index: ObjectIndex): Promise<Root | undefined> {
  const catalog = await follow(index, index.trailer.get('Root'))
  const root = isDictionary(catalog) ? catalog.get('StructTreeRoot') : undefined
  const dictionary = root instanceof Reference ? await follow(index, root) : undefined
  return root instanceof Reference && isDictionary(dictionary) ? { number: root.number, dictionary } : undefined
}

/** Returns the number of the innermost element that groups all others. The seal adds its elements to it. */
export async function groupOfAll(index: ObjectIndex, root: Root): Promise<number> {
  let parent = root.number
  let kids = await kidsOf(index, parent)
  for (let depth = 0; depth < MAX_DEPTH && kids.length === 1; depth++) {
    const [only] = kids
    const element = only instanceof Reference ? await follow(index, only) : undefined
    if (!(only instanceof Reference) || !isDictionary(element)) break
    if (!groups.has(nameOf(await follow(index, element.get('S'))) ?? '')) break
    parent = only.number
    kids = await kidsOf(index, parent)
  }
  return parent
}

export async function kidsOf(index: ObjectIndex, element: number): Promise<Value[]> {
  const dictionary = await index.value(element)
  const kids = isDictionary(dictionary) ? dictionary.get('K') : undefined
  const value = await follow(index, kids)
  if (Array.isArray(value)) return value
  return kids === undefined ? [] : [kids]
}

/** Returns the entries of the parent tree: for each `StructParents`, the elements of the content. Throws if there are too many. */
export async function parentsOf(index: ObjectIndex, { dictionary }: Root): Promise<Map<number, Value>> {
  const parents = new Map<number, Value>()
  const waiting: (Value | undefined)[] = [dictionary.get('ParentTree')]
  for (let read = 0; waiting.length > 0; read++) {
    const node = await follow(index, waiting.pop())
    if (read + waiting.length > MAX_ENTRIES || parents.size > MAX_ENTRIES) throw new LimitReached('Too many tags')
    if (!isDictionary(node)) continue
    const [numbers, kids] = [await follow(index, node.get('Nums')), await follow(index, node.get('Kids'))]
    if (Array.isArray(kids)) for (const kid of kids) waiting.push(kid)
    if (!Array.isArray(numbers)) continue
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const key = numbers[at]
      if (typeof key === 'number') parents.set(key, numbers[at + 1]!)
    }
  }
  return parents
}
