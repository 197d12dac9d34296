import type { ObjectIndex } from '../pdf/object-index.ts'
import {
  type Dictionary,
  isDictionary,
  isSameValue,
  Name,
  nameOf,
  Reference,
  textOf,
  type Value,
} from '../pdf/values.ts'
import { type FilledField, must } from './drawing.ts'
import { isAlike } from './is-alike.ts'
import { follow } from './pages.ts'
import { groupOfAll, kidsOf, parentsOf, rootOf } from './structure.ts'

/** What the seal draws on a page, as the structure of a tagged file refers to it. */
export interface TaggedDrawing {
  /** The object number of the page. */
  page: number
  /** The object number of the form XObject that draws the fields. */
  form: number
  /** The `StructParents` of the drawing, of the page in the sealed file, and of the page in the original. */
  keys: { drawing: Value | undefined; page: Value | undefined; before: Value | undefined }
  /** Each field with the `MCID` of its content. */
  fields: { mark: number | undefined; filled: FilledField }[]
}

/** The elements of signature pages. */
const MAX_ELEMENTS = 50_000
const ROLES: Record<string, string> = { CHECKBOX: 'cb', RADIO: 'rb' }

interface Files {
  sealed: ObjectIndex
  original: ObjectIndex
}

/**
 * The structure of a tagged file says what a screen reader reads. The seal adds an element for each field, and one for the signature pages. Throws if
 * the structure says anything else about the original, or something else than the evidence. A seal of an older version adds no elements.
 *
 * @param pages - the object numbers of the pages in the original
 */
export async function judgeTags(files: Files, drawings: TaggedDrawing[], pages: ReadonlySet<number>): Promise<void> {
  const { sealed, original } = files
  const [before, after] = [await rootOf(original), await rootOf(sealed)]
  const isUntagged = drawings.every(
    ({ keys, fields }) =>
      keys.drawing === undefined && keys.page === keys.before && fields.every(({ mark }) => mark === undefined),
  )
  // The seal can't extend a root that is missing, or no object of its own. Then `judgeObjects` compares it.
  if (!before || !after) return must(isUntagged, 'fields with tags that are missing')
  const parent = await groupOfAll(original, before)
  if (parent !== before.number) must(isAlike(before.dictionary.get('K'), after.dictionary.get('K')), 'other tags')
  const added = await judgeKids(files, parent)
  const owners = await judgeOwners(files, before.dictionary, after.dictionary)
  if (isUntagged && added.length === 0 && owners.size === 0) return
  const known = await parentsOf(original, before)
  for (const key of owners.keys()) must(!known.has(key), 'other tags')
  for (const drawing of drawings) {
    const { keys } = drawing
    // A footer has no tag.
    if (drawing.fields.length === 0) {
      must(keys.drawing === undefined && keys.page === keys.before, 'other tags of the page')
      continue
    }
    const elements = await listOf(sealed, owners, keys.drawing)
    const group = await judgeGroup(sealed, drawing, parent, elements)
    if (keys.page !== keys.before) {
      const list = await listOf(sealed, owners, keys.page)
      const kept = await listOf(original, known, keys.before)
      const marks = elements.slice(kept.length)
      must(isSameValue(list, [...kept, ...marks]) && marks.length === drawing.fields.length, 'other tags of the page')
    }
    const at = added.indexOf(group)
    must(at !== -1, 'a tag in another place')
    added.splice(at, 1)
  }
  must(added.length <= 1, 'other tags')
  for (const section of added) await judgeSection(files, section, pages)
}

const isNewIn = ({ original }: Files, value: Value | undefined): value is Reference =>
  value instanceof Reference && !original.knows(value.number)

/** Returns the numbers of the elements that were added. */
async function judgeKids(files: Files, parent: number): Promise<number[]> {
  const [then, now] = [await kidsOf(files.original, parent), await kidsOf(files.sealed, parent)]
  const isAdded = (kid: Value) => isNewIn(files, kid)
  must(
    isSameValue(
      then,
      now.filter((kid) => !isAdded(kid)),
    ),
    'other tags',
  )
  return now.filter(isAdded).map((kid) => (kid as Reference).number)
}

/** Returns the elements that own the content of a page or a drawing. */
async function listOf(
  index: ObjectIndex,
  owners: ReadonlyMap<number, Value>,
  key: Value | undefined,
): Promise<Value[]> {
  const list = typeof key === 'number' ? await follow(index, owners.get(key)) : undefined
  return Array.isArray(list) ? list : []
}

/** Checks that the parent tree only has new entries after the entries of the original. Returns the new entries. */
async function judgeOwners(files: Files, before: Dictionary, after: Dictionary): Promise<Map<number, Value>> {
  const { sealed, original } = files
  const [then, now] = [await follow(original, before.get('ParentTree')), await follow(sealed, after.get('ParentTree'))]
  const none: Dictionary = new Map()
  const [old, current] = [isDictionary(then) ? then : none, isDictionary(now) ? now : none]
  must(isAlike(old, current, ['Nums', 'Kids']), 'other tags')
  const appended = async (key: string) => {
    const [known = [], all = []] = [await follow(original, old.get(key)), await follow(sealed, current.get(key))]
    must(Array.isArray(known) && Array.isArray(all), 'other tags')
    must(isSameValue(known, all.slice(0, known.length)), 'other tags')
    return all.slice(known.length)
  }
  const numbers = await appended('Nums')
  for (const leaf of await appended('Kids')) {
    const node = isNewIn(files, leaf) ? await follow(sealed, leaf) : undefined
    const list = isDictionary(node) ? node.get('Nums') : undefined
    must(Array.isArray(list), 'other tags')
    numbers.push(...list)
  }
  const owners = new Map<number, Value>()
  for (let at = 0; at < numbers.length; at += 2) {
    const [key, owner] = [numbers[at], numbers[at + 1]]
    must(typeof key === 'number' && !owners.has(key) && isNewIn(files, owner), 'other tags')
    owners.set(key, owner)
  }
  return owners
}

/** Returns the number of the element that groups the field elements of a page. */
async function judgeGroup(
  sealed: ObjectIndex,
  { page, form, fields }: TaggedDrawing,
  parent: number,
  owners: Value[],
): Promise<number> {
  const elements = fields.map(({ mark }) => (mark === undefined ? undefined : owners[mark]))
  const owned = owners.filter((owner) => owner !== null)
  must(owned.length === fields.length && new Set(elements.map(numberOf)).size === fields.length, 'other tags')
  const first = await follow(sealed, elements[0])
  const group = isDictionary(first) ? first.get('P') : undefined
  must(group instanceof Reference, 'a field without a tag')
  const found = await follow(sealed, group)
  must(isDictionary(found) && isAlike(found, element('Div'), ['K', 'P', 'Pg']), 'other tags')
  must(isNumber(found.get('P'), parent) && isNumber(found.get('Pg'), page), 'a tag in another place')
  const kids = found.get('K')
  must(Array.isArray(kids) && isSameValue(sorted(kids), sorted(owned)), 'other tags')
  for (const [index, { mark, filled }] of fields.entries()) {
    const tag = await follow(sealed, elements[index])
    must(isDictionary(tag) && isNumber(tag.get('P'), group.number), 'a field without a tag')
    const content = tag.get('K')
    must(isDictionary(content) && content.size === 4 && nameOf(content.get('Type')) === 'MCR', 'other tags')
    must(isNumber(content.get('Pg'), page) && isNumber(tag.get('Pg'), page), 'a tag in another place')
    must(isNumber(content.get('Stm'), form) && content.get('MCID') === mark, 'a tag in another place')
    judgeElement(tag, filled)
  }
  return group.number
}

const element = (type: string): Dictionary =>
  new Map([
    ['Type', new Name('StructElem')],
    ['S', new Name(type)],
  ])
const numberOf = (value: Value | undefined) => (value instanceof Reference ? value.number : Number.NaN)
const isNumber = (value: Value | undefined, number: number) => numberOf(value) === number
const sorted = (list: Value[]) => list.toSorted((a, b) => numberOf(a) - numberOf(b))

/** A mark that is drawn is a figure. Everything else is a part of a form. */
function judgeElement(tag: Dictionary, { field, party }: FilledField): void {
  const { type, value, shown } = field
  const title = field.label ?? field.name
  const isDrawn = (type === 'SIGNATURE' || type === 'INITIALS') && value === true && shown === ''
  const role = ROLES[type]
  const attributes: Dictionary = new Map<string, Value>([
    ['O', new Name('PrintField')],
    ['Role', new Name(role ?? 'tv')],
    ...(role ? [['checked', new Name(shown === '' ? 'off' : 'on')] as const] : []),
  ])
  must(isAlike(tag, element(isDrawn ? 'Figure' : 'Form'), ['P', 'Pg', 'K', 'A', 'Alt', 'ActualText']), 'another tag')
  must(textOf(tag.get('Alt')) === (isDrawn ? `${title}: ${party}`.toWellFormed() : undefined), 'another tag')
  must(textOf(tag.get('ActualText')) === (shown === '' ? undefined : shown.toWellFormed()), 'a tag with another text')
  const given = tag.get('A')
  if (isDrawn) must(given === undefined, 'another tag')
  else {
    must(isDictionary(given) && isAlike(given, attributes, ['Desc']), 'another tag')
    must(textOf(given.get('Desc')) === title.toWellFormed(), 'another tag')
  }
}

/** What the signature pages say is not compared. But their tags may say nothing about the pages of the original. */
async function judgeSection(files: Files, number: number, pages: ReadonlySet<number>): Promise<void> {
  const waiting: Value[] = [new Reference(number, 0)]
  for (let read = 0; waiting.length > 0; read++) {
    must(read < MAX_ELEMENTS, 'too many tags')
    const kid = waiting.pop()!
    must(isDictionary(kid) || isNewIn(files, kid), 'a tag of the original')
    const element = await follow(files.sealed, kid)
    must(isDictionary(element), 'other tags')
    const page = element.get('Pg')
    const kids = await follow(files.sealed, element.get('K'))
    const below = Array.isArray(kids) ? kids : kids === undefined ? [] : [kids]
    const isContent = element.has('MCID') || below.some((item) => typeof item === 'number')
    must(!element.has('Stm') && !element.has('Obj'), 'a tag of the original')
    must(!isContent || isNewIn(files, page), 'a tag of the original')
    must(!(page instanceof Reference && pages.has(page.number)), 'a tag of the original')
    waiting.push(...below.filter((item) => typeof item !== 'number'))
  }
}
