import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, Reference, type Value } from '../pdf/values.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_PAGES = 20_000
const MAX_DEPTH = 100
/** Larger numbers are an error of the program that wrote the file. */
const LARGEST = { coordinate: 1_000_000, unit: 1000 }
const inheritable = ['MediaBox', 'CropBox', 'Rotate', 'Resources']

/** A page with all that it inherits. */
export interface Page {
  number: number
  dictionary: Dictionary
}

export async function follow(index: PdfObjects, value: Value | undefined): Promise<Value | undefined> {
  return value instanceof Reference ? index.value(value.number) : value
}

/** Returns the first pages of a file. Throws if its tree of pages is damaged, or larger than the bounds. */
export async function readPages(index: PdfObjects, count: number): Promise<Page[]> {
  const catalog = await follow(index, index.trailer.get('Root'))
  const root = isDictionary(catalog) ? catalog.get('Pages') : undefined
  const pages: Page[] = []
  const seen = new Set<number>()
  const waiting: { value: Value | undefined; inherited: Dictionary; depth: number }[] = [
    { value: root, inherited: new Map(), depth: 0 },
  ]
  while (waiting.length > 0 && pages.length < count) {
    const { value, inherited, depth } = waiting.pop()!
    if (!(value instanceof Reference) || seen.has(value.number)) throw new SyntaxError('A tree of pages is damaged')
    seen.add(value.number)
    if (depth > MAX_DEPTH || seen.size > 2 * MAX_PAGES) throw new LimitReached('A tree of pages is too large')
    const node = await index.value(value.number)
    if (!isDictionary(node)) throw new SyntaxError('A page is missing')
    const own: Dictionary = new Map(inherited)
    for (const key of inheritable) if (node.has(key)) own.set(key, node.get(key)!)
    const kids = await follow(index, node.get('Kids'))
    if (!Array.isArray(kids)) pages.push({ number: value.number, dictionary: new Map([...own, ...node]) })
    else for (const kid of kids.toReversed()) waiting.push({ value: kid, inherited: own, depth: depth + 1 })
  }
  return pages
}

/** Returns the size of the visible page in points, and the matrix from there to the coordinates of the page. */
export async function readView(index: PdfObjects, { dictionary }: Page) {
  const box = async (key: string) => {
    const value = await follow(index, dictionary.get(key))
    if (!Array.isArray(value) || value.length < 4) return undefined
    const numbers = await Promise.all(value.slice(0, 4).map((item) => follow(index, item)))
    const isUsable = (number: unknown) => typeof number === 'number' && Math.abs(number) <= LARGEST.coordinate
    if (!numbers.every(isUsable)) return undefined
    const [a, b, c, d] = numbers as [number, number, number, number]
    const [left, bottom, right, top] = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
    return right > left && top > bottom ? { left, bottom, right, top } : undefined
  }
  const media = (await box('MediaBox')) ?? { left: 0, bottom: 0, right: 612, top: 792 }
  const crop = (await box('CropBox')) ?? media
  const cut = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  }
  const { left, bottom, right, top } = cut.right > cut.left && cut.top > cut.bottom ? cut : media
  const given = await follow(index, dictionary.get('UserUnit'))
  const unit = typeof given === 'number' && given > 0 && given <= LARGEST.unit ? given : 1
  const turned = await follow(index, dictionary.get('Rotate'))
  const degrees = typeof turned === 'number' ? ((turned % 360) + 360) % 360 : 0
  const [width, height, step] = [(right - left) * unit, (top - bottom) * unit, 1 / unit]
  if (degrees === 90) return { width: height, height: width, matrix: [0, step, -step, 0, right, bottom] }
  if (degrees === 180) return { width, height, matrix: [-step, 0, 0, -step, right, top] }
  if (degrees === 270) return { width: height, height: width, matrix: [0, -step, step, 0, left, top] }
  return { width, height, matrix: [step, 0, 0, step, left, bottom] }
}
