import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'

/** Actions that run a program, open another file or replace what the form says. */
const ACTIVE = new Set(['JavaScript', 'Launch', 'GoToE', 'ImportData', 'RichMediaExecute'])

/** Actions that are harmless if a person selects them, but not if the file starts them: then they tell others who reads the file. */
const ACTIVE_BY_ITSELF = new Set(['URI', 'SubmitForm', 'GoToR'])

/** Annotations that contain programs. */
const ACTIVE_ANNOTATIONS = new Set(['RichMedia', '3D'])

/** The maximum number of values that are searched. A file of 25 MB rarely has a tenth of it. */
const MAX_VALUES = 5_000_000

interface Place {
  value: PdfObject
  /** True inside an action that no person selects. */
  isAutomatic: boolean
}

/** Searches everything that the catalog leads to for content that acts by itself. Unknown if there is too much to search. */
export function findActiveContent(pdf: PDF): boolean | 'unknown' {
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const root = pdf.context.info.trailer.get('Root')
  const waiting: Place[] = root ? [{ value: root, isAutomatic: false }] : []
  // An object may be reached from an action that starts by itself, and from one that a person selects. It is then searched twice.
  const seen = new Set<string>()
  for (let searched = 0; waiting.length > 0; searched++) {
    if (searched > MAX_VALUES) return 'unknown'
    const { value: found, isAutomatic } = waiting.pop()!
    let value: PdfObject | null = found
    if (found instanceof PdfRef) {
      const place = `${found.objectNumber} ${found.generation}${isAutomatic ? ' !' : ''}`
      if (seen.has(place)) continue
      seen.add(place)
      value = resolve(found)
    }
    if (value instanceof PdfArray) {
      for (const item of value) if (canContain(item)) waiting.push({ value: item, isAutomatic })
    } else if (value instanceof PdfDict) {
      if (isActive(value, isAutomatic, resolve)) return true
      for (const [key, item] of value) {
        if (!canContain(item)) continue
        const isTrigger = key.value === 'OpenAction' || key.value === 'AA'
        // The page of a destination leads to the rest of the file, which does not start by itself.
        const staysAutomatic = isAutomatic && ACTION_KEYS.has(key.value)
        waiting.push({ value: item, isAutomatic: isTrigger || staysAutomatic })
      }
    }
  }
  return false
}

/** The keys of `AA`, and of an action that is followed by another one. */
const ACTION_KEYS = new Set('Next E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' '))

function isActive(dict: PdfDict, isAutomatic: boolean, resolve: (ref: PdfRef) => PdfObject | null): boolean {
  const action = dict.getName('S', resolve)?.value
  if (action !== undefined) {
    if (ACTIVE.has(action) || (action === 'Rendition' && dict.has('JS'))) return true
    if (isAutomatic && ACTIVE_BY_ITSELF.has(action)) return true
  }
  const subtype = dict.getName('Subtype', resolve)?.value
  return subtype !== undefined && ACTIVE_ANNOTATIONS.has(subtype) && isAnnotation(dict, resolve)
}

function isAnnotation(dict: PdfDict, resolve: (ref: PdfRef) => PdfObject | null): boolean {
  return dict.has('Rect') || dict.getName('Type', resolve)?.value === 'Annot'
}

/** Numbers, texts and names contain nothing to search. */
function canContain(value: PdfObject): boolean {
  return value instanceof PdfRef || value instanceof PdfArray || value instanceof PdfDict
}
