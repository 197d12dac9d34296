import { areEqual, type Bytes, joined } from '../bytes.ts'
import type { ObjectIndex } from '../pdf/object-index.ts'
import { type Dictionary, isDictionary, isSameValue, nameOf, Reference, type Value } from '../pdf/values.ts'
import { must } from './drawing.ts'
import { isAlike } from './is-alike.ts'
import { follow, type Page } from './pages.ts'

interface Files {
  sealed: ObjectIndex
  original: ObjectIndex
}

/** Content that is broken stands in a form, so that programs find what comes after it. */
const beginning = /^(?:q\s+)+(?:\/(ParaphContent[-\w]*) Do\s+)?$/
const EVERYWHERE = [-1_000_000, -1_000_000, 1_000_000, 1_000_000]
const FORM = new Set(['Type', 'Subtype', 'BBox', 'Resources', 'Filter', 'DecodeParms', 'Length'])

/** Checks that a page with a drawing still has its own content. Throws if it does not. Returns the operators after the content. */
export async function judgeContent({ sealed, original }: Files, page: Page, before: Page): Promise<string> {
  const contents = await follow(sealed, page.dictionary.get('Contents'))
  must(Array.isArray(contents), 'no drawing')
  const known = before.dictionary.get('Contents')
  const resolved = await follow(original, known)
  const kept = (Array.isArray(resolved) ? resolved : [known]).filter((item) => item instanceof Reference)
  const [first, last] = [await textOf(sealed, contents[0]), await textOf(sealed, contents.at(-1))]
  const [begins, form] = beginning.exec(first) ?? []
  must(begins, 'content before that of the page')
  const between = contents.slice(1, -1)
  if (form) {
    must(between.length === 0, 'other content')
    await judgeForm({ sealed, original }, await objectOf(sealed, page, form), before, await streamsOf(original, kept))
  } else if (!isSameValue(between, kept)) {
    // The seal leaves out what is missing or empty.
    must(isSameValue(await streamsOf(sealed, between), await streamsOf(original, kept)), 'other content')
  }
  return last
}

async function judgeForm(
  { sealed, original }: Files,
  form: Value | undefined,
  before: Page,
  streams: Reference[],
): Promise<void> {
  must(form instanceof Reference && (await sealed.isStream(form.number)), 'other content')
  const dictionary = dictionaryOf(await sealed.value(form.number))
  const isForm = nameOf(dictionary.get('Subtype')) === 'Form' && isAlike(dictionary.get('BBox'), EVERYWHERE)
  must(isForm && [...dictionary.keys()].every((key) => FORM.has(key)), 'content that can be hidden')
  const [then, now] = [before.dictionary.get('Resources'), dictionary.get('Resources')]
  must(isAlike(dictionaryOf(await follow(original, then)), dictionaryOf(await follow(sealed, now))), 'other resources')
  const [only] = streams
  if (only && streams.length === 1) {
    const source = dictionaryOf(await original.value(only.number))
    const isSameFilter = ['Filter', 'DecodeParms'].every((key) => isAlike(source.get(key), dictionary.get(key)))
    const [a, b] = [await original.rawStream(only.number), await sealed.rawStream(form.number)]
    must(isSameFilter && a && b && areEqual(a, b), 'other content')
    return
  }
  const parts: Bytes[] = []
  for (const { number } of streams) parts.push((await original.stream(number))!.bytes, Uint8Array.of(10))
  must(areEqual(joined(parts), (await sealed.stream(form.number))!.bytes), 'other content')
}

async function objectOf(sealed: ObjectIndex, page: Page, name: string): Promise<Value | undefined> {
  const resources = dictionaryOf(await follow(sealed, page.dictionary.get('Resources')))
  return dictionaryOf(await follow(sealed, resources.get('XObject'))).get(name)
}

/** Returns those streams that exist and are not empty. */
async function streamsOf(index: ObjectIndex, list: Value[]): Promise<Reference[]> {
  const found: Reference[] = []
  for (const item of list)
    if (item instanceof Reference && (await index.rawStream(item.number))?.length) found.push(item)
  return found
}

async function textOf(sealed: ObjectIndex, value: Value | undefined): Promise<string> {
  const stream = value instanceof Reference ? await sealed.stream(value.number) : undefined
  must(stream, 'content that is missing')
  return new TextDecoder('latin1').decode(stream.bytes)
}

const dictionaryOf = (value: Value | undefined): Dictionary => (isDictionary(value) ? value : new Map())
