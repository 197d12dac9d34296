import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfString } from '@libpdf/core'
import { decodeString, isFormatScript } from '@paraph/verify'
import type { FilePlace } from '#platform/pdf/facts/file-place.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { PageObjects } from './page-objects.ts'

/** Actions that run a program, open another file or replace what the form says. */
const ACTIVE: Record<string, string> = {
  JavaScript: 'JavaScript',
  Launch: 'an action that starts a program',
  GoToE: 'an action that opens an attachment',
  ImportData: 'an action that fills in the form from another file',
  RichMediaExecute: 'an action that runs a program',
}

/** Actions that are harmless if a person selects them, but not if the file starts them: then they tell others who reads the file. */
const ACTIVE_BY_ITSELF = new Set(['URI', 'SubmitForm', 'GoToR'])

/** Annotations that contain programs. */
const ACTIVE_ANNOTATIONS = new Set(['RichMedia', '3D'])

/** The maximum number of values that are searched. A file of 25 MB rarely has a tenth of it. */
const MAX_VALUES = 5_000_000
/** The characters of a script that a refusal shows. */
const SHOWN = 60

interface Place {
  value: PdfObject
  /** True inside an action that no person selects. */
  isAutomatic: boolean
  /** The object that contains the value. */
  from: Owner | undefined
}

interface Owner {
  number: number
  from: Owner | undefined
}

/**
 * Searches everything that the catalog leads to for content that acts by itself. Says what was found first, and where. Undefined if there is none.
 *
 * @throws RangeError if there is too much to search
 */
export function findActiveContent(pdf: PDF): FilePlace | undefined {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const root = pdf.context.info.trailer.get('Root')
  const waiting: Place[] = root ? [{ value: root, isAutomatic: false, from: undefined }] : []
  // An object may be reached from an action that starts by itself, and from one that a person selects. It is then searched twice.
  const seen = new Set<string>()
  for (let searched = 0; waiting.length > 0; searched++) {
    if (searched > MAX_VALUES) throw new RangeError('There are too many values.')
    const { value: found, isAutomatic, from: owner } = waiting.pop()!
    let [value, from]: [PdfObject | null, Owner | undefined] = [found, owner]
    if (found instanceof PdfRef) {
      const place = `${found.objectNumber} ${found.generation}${isAutomatic ? ' !' : ''}`
      if (seen.has(place)) continue
      seen.add(place)
      value = resolve(found)
      from = { number: found.objectNumber, from: owner }
    }
    if (value instanceof PdfArray) {
      for (const item of value) if (canContain(item)) waiting.push({ value: item, isAutomatic, from })
    } else if (value instanceof PdfDict) {
      const active = activeContentOf(value, isAutomatic, resolve)
      if (active) return placeOf(from, active, pdf)
      for (const [key, item] of value) {
        if (!canContain(item)) continue
        const isTrigger = key.value === 'OpenAction' || key.value === 'AA'
        // The page of a destination leads to the rest of the file, which does not start by itself.
        const staysAutomatic = isAutomatic && ACTION_KEYS.has(key.value)
        waiting.push({ value: item, isAutomatic: isTrigger || staysAutomatic, from })
      }
    }
  }
  return undefined
}

/** The keys of `AA`, and of an action that is followed by another one. */
const ACTION_KEYS = new Set('Next E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' '))

interface Active {
  what: string
  /** The beginning of a script. */
  script?: string
}

function activeContentOf(dict: PdfDict, isAutomatic: boolean, resolve: Resolve): Active | undefined {
  const action = dict.getName('S', resolve)?.value ?? ''
  if (action === 'JavaScript') return scriptOf(dict, resolve)
  if (Object.hasOwn(ACTIVE, action)) return { what: ACTIVE[action]! }
  if (action === 'Rendition' && dict.has('JS')) return { what: 'JavaScript' }
  if (isAutomatic && ACTIVE_BY_ITSELF.has(action))
    return { what: 'an action that contacts an address without a person' }
  const subtype = dict.getName('Subtype', resolve)?.value
  const isMedia = subtype !== undefined && ACTIVE_ANNOTATIONS.has(subtype) && isAnnotation(dict, resolve)
  return isMedia ? { what: `media (${subtype})` } : undefined
}

function scriptOf(action: PdfDict, resolve: Resolve): Active | undefined {
  const written = action.get('JS', resolve)
  const script = written instanceof PdfString ? decodeString(written.bytes) : ''
  if (isFormatScript(script)) return undefined
  const start = Array.from(script.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
  const shown = start.length > SHOWN ? `${start.slice(0, SHOWN).join('')}…` : start.join('')
  return shown ? { what: `JavaScript, which begins with ${shown}`, script: shown } : { what: 'JavaScript' }
}

function isAnnotation(dict: PdfDict, resolve: Resolve): boolean {
  return dict.has('Rect') || dict.getName('Type', resolve)?.value === 'Annot'
}

/** Names the page too if the page, or an annotation on it, leads to the object. */
function placeOf(from: Owner | undefined, { what, script: name }: Active, pdf: PDF): FilePlace {
  if (!from) return { text: `The end of the file: ${what}` }
  const named = name === undefined ? {} : { name }
  const object = from.number
  const pages = new PageObjects(pdf)
  for (let owner: Owner | undefined = from; owner; owner = owner.from) {
    const page = pages.pageOf(owner.number)
    if (page !== undefined)
      return { text: `Page ${page}, object ${object}: ${what}`, place: { page, object, ...named } }
  }
  return { text: `Object ${object}: ${what}`, place: { object, ...named } }
}

/** Names and numbers contain nothing. Most values of a file are numbers. */
const canContain = (value: PdfObject) =>
  value instanceof PdfRef || value instanceof PdfArray || value instanceof PdfDict
