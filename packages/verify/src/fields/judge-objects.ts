import type { ObjectIndex } from '../pdf/object-index.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from '../pdf/values.ts'
import { must } from './drawing.ts'
import { isAlike } from './is-alike.ts'
import { follow, type Page } from './pages.ts'
import { groupOfAll, rootOf } from './structure.ts'

/** The entries that a seal changes in the parts of the catalog: it adds its own field, its attachments, its validation data and its tags. */
const PARTS: Record<string, string[]> = {
  AcroForm: ['Fields', 'CO', 'SigFlags', 'NeedAppearances'],
  Names: ['EmbeddedFiles'],
  Perms: ['UR', 'UR3'],
  StructTreeRoot: ['K', 'ParentTree', 'ParentTreeNextKey'],
  DSS: ['Type', 'VRI', 'Certs', 'OCSPs', 'CRLs'],
  Extensions: ['ESIC'],
}
/** A seal adds pages. */
const TREE = ['Kids', 'Count']
/** A seal removes fields of a form, and makes the others read-only. */
const FIELD = ['Kids', 'Ff']
const PAGE = ['Annots']
const DRAWN_PAGE = ['Annots', 'Contents', 'Resources', 'StructParents']

/** The name of a drawing in the resources of its page, or of the content of the page, before the hash of the original. */
const DRAWING = /^Paraph(?:Fields|Content)-([0-9a-f]{32})-\d+$/

/**
 * A sealed file begins with the original, but its update could replace each object of the original: the content of a page, a font or a picture. Throws if it
 * changes more than a seal must change.
 *
 * @param pages - the pages of the original.
 * @param isDrawn - tells whether the seal draws on a page. The first page is 1.
 */
export async function judgeObjects(
  sealed: ObjectIndex,
  original: ObjectIndex,
  pages: Page[],
  isDrawn: (page: number) => boolean,
): Promise<void> {
  const changeable = await judgeCatalog(sealed, original)
  for (const [at, { number }] of pages.entries()) changeable.set(number, isDrawn(at + 1) ? DRAWN_PAGE : PAGE)
  const types = new Map(pages.map(({ number }) => [number, 'Page']))
  for (const number of sealed.changedSince(original)) {
    const then = await original.value(number)
    must(isDictionary(then) && !(await original.isStream(number)), `object ${number}, which was replaced`)
    const now = await sealed.value(number)
    // A page, or a node of their tree, that does not say what it is gets its type.
    const type = types.get(number) ?? (then.has('Kids') ? 'Pages' : undefined)
    const getsType = !then.has('Type') && nameOf(dictionaryOf(now).get('Type')) === type
    const entries = [...(changeable.get(number) ?? FIELD), ...(getsType ? ['Type'] : [])]
    must(isAlike(then, now, entries), `object ${number}, which was changed`)
  }
}

/** Returns the entries that may differ, by the number of the object. */
async function judgeCatalog(sealed: ObjectIndex, original: ObjectIndex): Promise<Map<number, string[]>> {
  const [before, after] = [original.trailer.get('Root'), sealed.trailer.get('Root')]
  must(before instanceof Reference && after instanceof Reference && before.number === after.number, 'another catalog')
  const [then, now] = [await follow(original, before), await follow(sealed, after)]
  must(isDictionary(then) && isDictionary(now), 'no catalog')
  await judgeMetadata(sealed, original, then.get('Metadata'), now.get('Metadata'))
  const changeable = new Map([[before.number, [...Object.keys(PARTS), 'AF', 'Metadata']]])
  const tree = then.get('Pages')
  if (tree instanceof Reference) changeable.set(tree.number, TREE)
  for (const [part, entries] of Object.entries(PARTS)) {
    const value = then.get(part)
    if (value instanceof Reference && isDictionary(await follow(original, value))) {
      must(isAlike(value, now.get(part)), `another ${part}`)
      changeable.set(value.number, entries)
    } else {
      const own = await follow(sealed, now.get(part))
      // A structure that is no object of its own can't be extended.
      must(isAlike(dictionaryOf(value), dictionaryOf(own), part === 'StructTreeRoot' ? [] : entries), `another ${part}`)
    }
  }
  for (const [number, entries] of await changeableTags(original)) {
    changeable.set(number, [...(changeable.get(number) ?? []), ...entries])
  }
  return changeable
}

/** The seal may replace the metadata stream (XMP). No other object may replace it, because no viewer shows this stream. */
async function judgeMetadata(
  sealed: ObjectIndex,
  original: ObjectIndex,
  then: Value | undefined,
  now: Value | undefined,
): Promise<void> {
  if (isAlike(then, now)) return
  must(now instanceof Reference && !original.knows(now.number), 'other metadata')
  const packet = await sealed.stream(now.number)
  must(packet && nameOf(packet.dictionary.get('Type')) === 'Metadata', 'other metadata')
}

/** `judgeTags` judges these entries. */
async function changeableTags(original: ObjectIndex): Promise<Map<number, string[]>> {
  const root = await rootOf(original)
  const changeable = new Map<number, string[]>()
  if (!root) return changeable
  const parents = root.dictionary.get('ParentTree')
  if (parents instanceof Reference) changeable.set(parents.number, ['Nums', 'Kids'])
  return changeable.set(await groupOfAll(original, root), ['K'])
}

/** A part that is missing is as if it were empty. */
const dictionaryOf = (value: Value | undefined): Dictionary => (isDictionary(value) ? value : new Map())

/**
 * A page with a drawing has a copy of its resources, to which the drawing is added. Throws if anything else in the copy differs, or if the name of the
 * drawing is not made of the hash of the original.
 */
export async function judgeResources(
  sealed: ObjectIndex,
  page: Page,
  original: ObjectIndex,
  before: Page,
  hash: string,
): Promise<void> {
  const then = dictionaryOf(await follow(original, before.dictionary.get('Resources')))
  const now = dictionaryOf(await follow(sealed, page.dictionary.get('Resources')))
  must(isAlike(then, now, ['XObject']), 'other resources')
  const known = dictionaryOf(await follow(original, then.get('XObject')))
  const objects = dictionaryOf(await follow(sealed, now.get('XObject')))
  const added = [...objects.keys()].filter((name) => !known.has(name))
  const isNamed = (name: string) => DRAWING.exec(name)?.[1] === hash
  must(isAlike(known, objects, added) && added.every(isNamed), 'other resources')
}
