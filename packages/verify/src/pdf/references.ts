import type { ObjectIndex } from './object-index.ts'
import { type Dictionary, isDictionary, isSameReference, Reference, type Value } from './values.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_VALUES = 5_000_000

/**
 * Returns in how many places each object is referred to, in all that the trailer leads to. A signature refers to the catalog as its `Data`, and
 * cross-references as their `Root`. These count as one place, because they use nothing of the catalog. Throws if the file is damaged, or too large.
 */
export async function countReferences(file: ObjectIndex): Promise<Map<number, number>> {
  const root = file.trailer.get('Root')
  const counts = new Map<number, number>()
  const waiting: Value[] = [file.trailer]
  if (root instanceof Reference) waiting.push(root)
  for (let searched = 0; waiting.length > 0; searched++) {
    if (searched > MAX_VALUES) throw new LimitReached('Too many values')
    const value = waiting.pop()!
    if (value instanceof Reference) {
      const count = counts.get(value.number) ?? 0
      counts.set(value.number, count + 1)
      const target = count === 0 ? (await file.read(value.number)).value : undefined
      if (canRefer(target)) waiting.push(target)
    } else if (isDictionary(value)) {
      for (const [key, item] of value)
        if (canRefer(item) && !((key === 'Data' || key === 'Root') && isSameReference(item, root))) waiting.push(item)
    } else for (const item of value as Value[]) if (canRefer(item)) waiting.push(item)
  }
  return counts
}

const canRefer = (value: Value | undefined): value is Reference | Value[] | Dictionary =>
  value instanceof Reference || Array.isArray(value) || isDictionary(value)
