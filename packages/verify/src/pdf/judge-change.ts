import type { Bytes } from '../bytes.ts'
import { allow, Change, sizeOf, type State } from './change.ts'
import type { IndirectObject } from './parser.ts'
import { streamBytes } from './revision.ts'
import type { Signature } from './signatures.ts'
import { coverageOf } from './signed-bytes.ts'
import {
  type Dictionary,
  isDictionary,
  isSameReference,
  isSameValue,
  Name,
  nameOf,
  Reference,
  Text,
  type Value,
} from './values.ts'

/** A list of revocations of a large authority has some megabytes. */
export const MAX_VALIDATION_DATA = 8 * 1024 * 1024

/** Throws if the objects of one added revision are more than validation data and timestamps. `end` is the end of the revision. */
export async function judgeObjects(state: State, objects: Map<number, IndirectObject>, end: number) {
  const change = new Change(state, objects)
  const root = state.trailer.get('Root') as Reference
  const [before, after] = await change.versions(root)
  allow(isDictionary(before) && isDictionary(after), 'the catalog is missing')
  judgeSame(before, after, ['DSS', 'AcroForm', 'Extensions'])
  await judgeExtensions(change, before, after)
  if (await judgeStore(change, before, after)) state.additions.hasStore = true
  await judgeForm(change, before, after, end)
  for (const [number, object] of objects) {
    allow(change.judged.has(number), 'an object that is not validation data')
    allow(object.generation === 0 || number < sizeOf(state.trailer), 'an unknown object')
    state.added.set(number, object)
  }
}

/** ETSI TS 102 778-4, annex A.1: the catalog may say that the file has a security store. */
async function judgeExtensions(change: Change, before: Dictionary, after: Dictionary) {
  if (!after.has('Extensions') && !before.has('Extensions')) return
  const [old = new Map<string, Value>(), current] = await change.parts('Extensions', before, after)
  allow(isDictionary(old) && isDictionary(current), 'other extensions')
  judgeSame(old, current, ['ESIC'])
  for (const extension of [old.get('ESIC'), current.get('ESIC')])
    allow(extension === undefined || isExtension(extension), 'other extensions')
}

function isExtension(value: Value): boolean {
  if (!isDictionary(value) || [...value.keys()].some((key) => !extensionKeys.has(key))) return false
  return value.get('BaseVersion') instanceof Name && typeof value.get('ExtensionLevel') === 'number'
}

const extensionKeys = new Set(['Type', 'BaseVersion', 'ExtensionLevel'])

async function judgeForm(change: Change, before: Dictionary, after: Dictionary, end: number) {
  const { state } = change
  const [formBefore, form] = await change.parts('AcroForm', before, after)
  allow(isDictionary(formBefore) && isDictionary(form), 'the form is missing')
  judgeSame(formBefore, form, ['Fields', 'SigFlags'])
  const flags = form.get('SigFlags')
  allow(Number.isSafeInteger(flags) || isSameValue(flags, formBefore.get('SigFlags')), 'other flags of the form')
  for (const reference of await change.appended('Fields', formBefore, form)) {
    const field = change.added(reference)?.value
    const timestamp = readTimestampField(field, change)
    allow(coverageOf(state.pdf, timestamp)?.end === end, 'a timestamp that does not cover everything before it')
    const page = (field as Dictionary).get('P')
    if (page instanceof Reference) await judgePage(change, page, reference!)
    state.additions.timestamps.push({ ...timestamp, followsStore: state.additions.hasStore })
  }
}

/** A field also stands in the `Annots` list of its page. */
async function judgePage(change: Change, page: Reference, field: Value) {
  const [before, after] = await change.versions(page, true)
  allow(isDictionary(before) && isDictionary(after) && nameOf(before.get('Type')) === 'Page', 'an unknown page')
  judgeSame(before, after, ['Annots'])
  const annotations = await change.appended('Annots', before, after)
  allow(
    annotations.every((annotation) => isSameReference(annotation, field)),
    'other annotations',
  )
}

function judgeSame(before: Dictionary, after: Dictionary, except: string[]) {
  const rest = (dictionary: Dictionary) => new Map(Array.from(dictionary).filter(([key]) => !except.includes(key)))
  allow(isSameValue(rest(before), rest(after)), 'a change of the document')
}

const timestampFieldKeys = new Set(['FT', 'T', 'V', 'Type', 'Subtype', 'F', 'P', 'Rect', 'Ff'])

/** The field of a document timestamp is invisible: its rectangle is empty and it has no appearance. */
function readTimestampField(field: Value | undefined, change: Change): Signature {
  allow(isDictionary(field), 'an unknown field')
  const rectangle = field.get('Rect')
  const isInvisible = Array.isArray(rectangle) && rectangle.length === 4 && rectangle.every((number) => number === 0)
  const isKnown = Array.from(field.keys()).every((key) => timestampFieldKeys.has(key))
  allow(isKnown && isInvisible && nameOf(field.get('FT')) === 'Sig', 'a visible field')
  const object = change.added(field.get('V'))
  allow(object && isDictionary(object.value) && object.stream === undefined, 'an unknown field')
  const { value: dictionary } = object
  const contents = dictionary.get('Contents')
  const isTimestamp =
    nameOf(dictionary.get('Type')) === 'DocTimeStamp' && nameOf(dictionary.get('SubFilter')) === 'ETSI.RFC3161'
  allow(isTimestamp && contents instanceof Text, 'another signature')
  return { object, dictionary, isTimestamp, contents }
}

const storeKeys = ['Type', 'VRI', 'Certs', 'OCSPs', 'CRLs']
const groupKeys = ['Type', 'Cert', 'OCSP', 'CRL', 'TU', 'TS']

/** In a hostile original, the object that is named as the store may be a page, or the resources of one. */
function requireForm(dictionary: Value | undefined, type: string, known: string[]): asserts dictionary is Dictionary {
  allow(isDictionary(dictionary), 'unknown validation data')
  for (const [key, value] of dictionary) {
    const isType = key !== 'Type' || nameOf(value) === type
    const isList = !Array.isArray(value) || value.every((item) => item instanceof Reference)
    allow(known.includes(key) && isType && isList, 'unknown validation data')
  }
}

async function requireGroups(change: Change, groups: Value | undefined): Promise<Dictionary[]> {
  allow(isDictionary(groups), 'unknown validation data')
  const found: Dictionary[] = []
  for (const value of groups.values()) {
    const group = value instanceof Reference ? (change.added(value) ?? (await change.before(value)))?.value : value
    requireForm(group, 'VRI', groupKeys)
    found.push(group)
  }
  return found
}

/** Returns true if this revision has a store of its own. */
async function judgeStore(change: Change, before: Dictionary, after: Dictionary): Promise<boolean> {
  if (!after.has('DSS')) {
    allow(!before.has('DSS'), 'removed validation data')
    return false
  }
  const [old = new Map<string, Value>(), store] = await change.parts('DSS', before, after)
  requireForm(old, 'DSS', storeKeys)
  requireForm(store, 'DSS', storeKeys)
  if (isSameValue(old, store)) return false
  const { additions } = change.state
  await readData(change, await listOf(change, 'Certs', old, store), additions.certificates)
  await readData(change, await listOf(change, 'OCSPs', old, store), additions.ocspResponses)
  await readData(change, await listOf(change, 'CRLs', old, store), additions.crls)
  const [oldGroups, groups] = await change.parts('VRI', old, store)
  if (old.has('VRI')) await requireGroups(change, oldGroups)
  if (!store.has('VRI')) return true
  for (const group of await requireGroups(change, groups)) {
    await readData(change, await listOf(change, 'Cert', new Map(), group), additions.certificates)
    await readData(change, await listOf(change, 'OCSP', new Map(), group), additions.ocspResponses)
    await readData(change, await listOf(change, 'CRL', new Map(), group), additions.crls)
  }
  return true
}

async function listOf(change: Change, key: string, before: Dictionary, after: Dictionary): Promise<Value[]> {
  const value = after.get(key)
  // In a hostile original, another object may use the same list, so a change of the list would change that object too.
  if (value instanceof Reference && isSameReference(value, before.get(key))) {
    allow(!change.has(value), 'another version of an object')
    return []
  }
  const list = value instanceof Reference ? (change.added(value) ?? (await change.before(value)))?.value : value
  allow(list === undefined || Array.isArray(list), 'unknown validation data')
  return list ?? []
}

async function readData(change: Change, list: Value[], into: Bytes[]) {
  for (const reference of list) {
    const object = change.added(reference)
    // It was added with an earlier store, or stood in the file before the seal.
    if (!object) continue
    allow(isDictionary(object.value), 'unknown validation data')
    into.push((await streamBytes(change.state.pdf, object, object.value.get('Length'), MAX_VALIDATION_DATA)).bytes)
  }
}
