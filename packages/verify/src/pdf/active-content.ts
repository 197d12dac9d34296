import type { Bytes } from '../bytes.ts'
import type { ActiveContent } from '../report.ts'
import { isFormatScript } from './format-script.ts'
import { ObjectIndex } from './object-index.ts'
import { type Dictionary, isDictionary, nameOf, Reference, textOf, type Value } from './values.ts'

const MAX_VALUES = 5_000_000

const actions: Record<string, ActiveContent> = {
  JavaScript: 'script',
  Launch: 'program',
  GoToE: 'attachment',
  ImportData: 'form_data',
  RichMediaExecute: 'media',
}
/** These are active only if the file starts them, and no person. */
const startedActions: Record<string, ActiveContent> = { URI: 'address', SubmitForm: 'address', GoToR: 'address' }
const annotations: Record<string, ActiveContent> = { RichMedia: 'media', '3D': 'media' }

/** The keys under which an action has the one that follows it, and under which `AA` has its actions. */
const actionKeys = new Set('Next E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' '))

interface Place {
  value: Value
  isStarted: boolean
}

/**
 * Finds what a file does by itself when a reader opens it or selects something in it: in all that its catalog leads to. Returns null if the file
 * is damaged, or too large to be searched.
 */
export async function findActiveContent(pdf: Bytes): Promise<ActiveContent[] | null> {
  try {
    const index = await ObjectIndex.of(pdf)
    const found = new Set<ActiveContent>()
    const seen = new Set<string>()
    const waiting: Place[] = [{ value: index.trailer.get('Root') ?? null, isStarted: false }]
    for (let searched = 0; waiting.length > 0; searched++) {
      if (searched > MAX_VALUES) return null
      const { value: reference, isStarted } = waiting.pop()!
      let value: Value | undefined = reference
      if (reference instanceof Reference) {
        const place = `${reference.number}${isStarted ? ' started' : ''}`
        if (seen.has(place)) continue
        seen.add(place)
        value = await index.value(reference.number)
      }
      if (Array.isArray(value)) for (const item of value) if (canContain(item)) waiting.push({ value: item, isStarted })
      if (!isDictionary(value)) continue
      const kind = await activeKind(value, isStarted, index)
      if (kind) found.add(kind)
      for (const [key, item] of value) {
        const isTrigger = key === 'OpenAction' || key === 'AA'
        if (canContain(item)) waiting.push({ value: item, isStarted: isTrigger || (isStarted && actionKeys.has(key)) })
      }
    }
    return [...found].toSorted()
  } catch {
    return null
  }
}

const canContain = (value: Value) => value instanceof Reference || Array.isArray(value) || isDictionary(value)

async function activeKind(
  dictionary: Dictionary,
  isStarted: boolean,
  index: ObjectIndex,
): Promise<ActiveContent | undefined> {
  // Most dictionaries have no such key, and an `await` for each of them would take most of the time.
  if (!dictionary.has('S') && !dictionary.has('Subtype')) return undefined
  const entry = async (key: string) => {
    const value = dictionary.get(key)
    return value instanceof Reference ? index.value(value.number) : value
  }
  const name = async (key: string) => nameOf(await entry(key)) ?? ''
  const action = await name('S')
  if (action === 'Rendition' && dictionary.has('JS')) return 'script'
  if (action === 'JavaScript' && isFormatScript(textOf(await entry('JS')) ?? '')) return undefined
  const kind = pick(actions, action) ?? (isStarted ? pick(startedActions, action) : undefined)
  if (kind) return kind
  const isAnnotation = dictionary.has('Rect') || (await name('Type')) === 'Annot'
  return isAnnotation ? pick(annotations, await name('Subtype')) : undefined
}

const pick = (kinds: Record<string, ActiveContent>, name: string) =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined
